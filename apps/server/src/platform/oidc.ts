import type { OidcOptions } from '../config.ts';

/** What is kept of a question until its answer comes. */
type OidcQuestion = { state: string; nonce: string; verifier: string };

/** Whom the provider has let in, and what it tells of them. */
export type OidcAnswer = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
};

/** `away`: it cannot be reached, or fails. `refused`: it let nobody in, or its answer does not hold. */
export type OidcFailure = 'away' | 'refused';

export type OidcProvider = Pick<OidcOptions, 'issuer' | 'name' | 'isSignupOn' | 'isOnly'> & {
  /** The address to which a browser is sent; null where the provider is away. */
  ask(): Promise<(OidcQuestion & { url: string }) | null>;
  /** `query`: with which the browser has come back. */
  readAnswer(query: string, question: OidcQuestion): Promise<OidcAnswer | OidcFailure>;
  /** Where a browser ends its session at the provider, if that is possible. */
  findEndSessionUrl(): Promise<string | null>;
};
