import { emailSchema } from '@pinlife/contract/auth/schema';
import { z } from 'zod';
import type { OidcAnswer } from '../oidc.ts';

const NAME_MAX_LENGTH = 60;

/** Values that are no text are ignored. */
const name = z
  .string()
  .transform((value) =>
    value
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, NAME_MAX_LENGTH),
  )
  .nullish()
  .catch(null);

const claimsSchema = z.object({
  iss: z.string(),
  // The rule of OpenID Connect: at most 255 characters of ASCII.
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  email: emailSchema.nullish().catch(null),
  email_verified: z.unknown().optional(),
  preferred_username: name,
  given_name: name,
  family_name: name,
  name,
});

/** Returns null if the claims identify nobody. */
export const readClaims = (claims: unknown): OidcAnswer | null => {
  const { success, data } = claimsSchema.safeParse(claims);
  if (!success) return null;
  const [first, ...rest] = data.name?.split(' ') ?? [];
  return {
    issuer: data.iss,
    subject: data.sub,
    email: data.email ?? null,
    isEmailVerified: data.email_verified === true,
    username: data.preferred_username || null,
    firstName: data.given_name || first || null,
    lastName: data.family_name || rest.join(' ') || null,
  };
};
