import type { OidcOptions } from '../config.ts';

/** The values of a request that are stored until its answer comes. */
type OidcQuestion = { state: string; nonce: string; verifier: string };

/** The person that the provider has authenticated, with the provider's claims. */
export type OidcAnswer = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
};

/** `away`: the provider cannot be reached, or fails. `refused`: it authenticated nobody, or its answer is invalid. */
export type OidcFailure = 'away' | 'refused';

export type OidcProvider = Pick<OidcOptions, 'issuer' | 'name' | 'isSignupOn' | 'isOnly'> & {
  /** The address to which a browser is redirected; null if the provider is away. */
  ask(): Promise<(OidcQuestion & { url: string }) | null>;
  /** `query`: the query of the callback. */
  readAnswer(query: string, question: OidcQuestion): Promise<OidcAnswer | OidcFailure>;
  /** The address at which a browser ends its session at the provider, if that is possible. */
  findEndSessionUrl(): Promise<string | null>;
};
