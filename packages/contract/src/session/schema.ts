import { z } from 'zod';
import { failsWith, isoDateTimeSchema, line } from '../validation.ts';
import { ACCESS_TOKEN_DAYS, ACCESS_TOKEN_NAME_MAX_LENGTH } from './limits.ts';

/** A device on which the person is logged in. */
export const sessionSchema = z.object({
  _id: z.uuid(),
  current: z.boolean(),
  kept: z.boolean(),
  userAgent: z.string(),
  createdAt: isoDateTimeSchema,
  lastSeenAt: isoDateTimeSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** A token for the person's scripts and apps: acts as the person, within its access. */
export const accessTokenSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  access: z.enum(['read', 'write']),
  createdAt: isoDateTimeSchema,
  lastUsedAt: isoDateTimeSchema.nullable(),
  /** null: it never ends. */
  expiresAt: isoDateTimeSchema.nullable(),
  ended: z.boolean(),
});
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** The answer to a new token. The token itself is never returned again. */
export const newAccessTokenSchema = accessTokenSchema.extend({ token: z.string() });
export type NewAccessToken = z.infer<typeof newAccessTokenSchema>;

export const accessTokenCreateSchema = z.object({
  name: line(ACCESS_TOKEN_NAME_MAX_LENGTH, 'name_required').min(1, failsWith('name_required')),
  access: accessTokenSchema.shape.access,
  expiresInDays: z.literal(ACCESS_TOKEN_DAYS).nullable(),
});
export type AccessTokenCreate = z.infer<typeof accessTokenCreateSchema>;
