import { z } from 'zod';
import { currentPasswordSchema, emailSchema, loginNameSchema, presentedSecret } from '../auth/schema.ts';
import { invitationTextSchema } from '../invitation/schema.ts';
import { failsWith, fieldOr, isoDateTimeSchema, languageSchema, optionalField, timezoneSchema } from '../validation.ts';

/** The public fields of the provider. */
export const oidcProviderSchema = z.object({
  name: z.string(),
  isOnly: z.boolean().meta({ description: 'Nobody logs in another way' }),
  isSignupOn: z.boolean().meta({ description: 'Whether strangers get an account by it, within the rules of sign-up' }),
});

export const oidcStartSchema = z.object({ keep: fieldOr(z.boolean(failsWith('invalid')), false) });

export const oidcAddressSchema = z.object({
  url: z.url().meta({ description: 'Where the browser goes next, within ten minutes' }),
});

/** The person at a first login, in the data of the refusal. */
export type OidcStranger = {
  canSignUp: boolean;
  /** Whether they could sign up with an invitation. */
  isByInvitation: boolean;
};

export const oidcConnectSchema = z.object({ username: loginNameSchema, password: presentedSecret });
export type OidcConnect = z.infer<typeof oidcConnectSchema>;

export const oidcSignupSchema = z.object({
  email: optionalField(emailSchema).meta({
    description: 'Where the provider names none, or one that belongs to another account',
  }),
  language: optionalField(languageSchema),
  timezone: optionalField(timezoneSchema),
  invite: optionalField(invitationTextSchema),
});
export type OidcSignup = z.infer<typeof oidcSignupSchema>;

export const oidcPasswordSchema = z.object({ password: currentPasswordSchema });

/** Whether the person is connected to the provider. */
export const oidcConnectionSchema = z.object({
  name: z.string().meta({ description: 'Of the provider' }),
  connectedAt: isoDateTimeSchema.nullable().meta({ description: 'Null: not connected' }),
  lastUsedAt: isoDateTimeSchema.nullable(),
  hasPassword: z.boolean(),
  passkeys: z.int(),
  canDisconnect: z.boolean().meta({ description: 'Whether another way in is left' }),
});
export type OidcConnection = z.infer<typeof oidcConnectionSchema>;
