import { z } from 'zod';
import { invitationTextSchema } from '../invitation/schema.ts';
import { sessionSchema } from '../session/schema.ts';
import {
  failsWith,
  fieldOr,
  isoDateTimeSchema,
  languageSchema,
  line,
  optionalField,
  text,
  timezoneSchema,
} from '../validation.ts';
import { FIRST_NAME_MIN_LENGTH, PIN_LENGTH } from './limits.ts';
import { findPasswordFault, PASSWORD_MAX_LENGTH } from './password.ts';

const NAME_MAX_LENGTH = 60;
const USERNAME_MAX_LENGTH = 40;
const EMAIL_MAX_LENGTH = 254;

const firstNameSchema = line(NAME_MAX_LENGTH, 'first_name_too_short').min(
  FIRST_NAME_MIN_LENGTH,
  failsWith('first_name_too_short'),
);
const lastNameSchema = line(NAME_MAX_LENGTH, 'last_name_required').min(1, failsWith('last_name_required'));

export const usernameSchema = text(USERNAME_MAX_LENGTH, 'username_required')
  .min(1, failsWith('username_required'))
  .regex(/^[A-Za-z0-9]*$/, failsWith('username_not_alphanumeric'));

export const emailSchema = text(EMAIL_MAX_LENGTH, 'email_invalid').regex(z.regexes.email, failsWith('email_invalid'));

const passwordSchema = z.string(failsWith('password_required')).superRefine((password, context) => {
  const fault = findPasswordFault(password);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

export const pinSchema = z
  .string(failsWith('pin_required'))
  .min(1, failsWith('pin_required'))
  .regex(new RegExp(`^[0-9]{${PIN_LENGTH}}$`), failsWith('pin_not_four_digits'));

export const signupSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  pin: pinSchema,
  language: optionalField(languageSchema),
  timezone: optionalField(timezoneSchema),
  invite: optionalField(invitationTextSchema),
});
export type Signup = z.infer<typeof signupSchema>;

/** The signup form, with two fields that are not sent. */
export const signupFormSchema = signupSchema
  .extend({ confirmPassword: z.string(), terms: z.literal(true, failsWith('terms_not_accepted')) })
  .refine((form) => form.confirmPassword === form.password, {
    ...failsWith('password_mismatch'),
    path: ['confirmPassword'],
    when: () => true,
  });
export type SignupForm = z.input<typeof signupFormSchema>;

/** A password or PIN to compare: any text, of limited length because hashing it costs. */
export const presentedSecret = z
  .string(failsWith('secret_required'))
  .min(1, failsWith('secret_required'))
  .max(PASSWORD_MAX_LENGTH, failsWith('too_long'));

/** The username field also takes an e-mail address. */
export const loginNameSchema = text(EMAIL_MAX_LENGTH, 'username_required').min(1, failsWith('username_required'));

export const loginSchema = z
  .object({
    username: loginNameSchema,
    password: optionalField(presentedSecret),
    pin: optionalField(presentedSecret),
    keep: fieldOr(z.boolean(failsWith('invalid')), false),
  })
  .refine((login) => login.password !== undefined || login.pin !== undefined, failsWith('secret_required'));
export type Login = z.infer<typeof loginSchema>;

export const loginResultSchema = z.object({
  token: z.string(),
  lastLogin: isoDateTimeSchema.nullable(),
  id: z.uuid(),
  nationality: z.string(),
  reviewPasskeys: z
    .boolean()
    .meta({ description: 'The password was reset since the last login: look whether the passkeys are your own' }),
});
export type LoginResult = z.infer<typeof loginResultSchema>;

export const resetRequestSchema = z.object({
  email: text(EMAIL_MAX_LENGTH, 'email_required').regex(z.regexes.email, failsWith('email_required')),
});

const mailedTokenSchema = (code: 'verification_failed' | 'reset_link_invalid') =>
  z.string(failsWith(code)).min(1, failsWith(code)).max(200, failsWith(code));

export const emailVerificationSchema = z.object({ token: mailedTokenSchema('verification_failed') });

export const passwordResetSchema = z.object({
  token: mailedTokenSchema('reset_link_invalid'),
  password: passwordSchema,
});

/** The form of the reset screen. */
export const passwordResetFormSchema = z
  .object({ password: passwordSchema, repeatPassword: z.string() })
  .refine((form) => form.repeatPassword === form.password, {
    ...failsWith('password_repeat_mismatch'),
    path: ['repeatPassword'],
    when: () => true,
  });

export const currentPasswordSchema = z
  .string(failsWith('current_password_required'))
  .min(1, failsWith('current_password_required'))
  .max(PASSWORD_MAX_LENGTH, failsWith('too_long'));

export const passwordChangeSchema = z.object({ password: currentPasswordSchema, newPassword: passwordSchema });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const existsQuestionSchema = z
  .object({
    email: optionalField(text(EMAIL_MAX_LENGTH).min(1, failsWith('exists_needs_value'))),
    username: optionalField(text(EMAIL_MAX_LENGTH).min(1, failsWith('exists_needs_value'))),
    invite: optionalField(invitationTextSchema),
  })
  .refine(
    (question) => question.email !== undefined || question.username !== undefined,
    failsWith('exists_needs_value'),
  );
export type ExistsQuestion = z.infer<typeof existsQuestionSchema>;

export const resendVerificationSchema = z.object({ username: loginNameSchema });

/** A browser with a login by password. Wrong PINs on other browsers do not block login by PIN on it. */
export const knownDeviceSchema = sessionSchema.omit({ kept: true });
export type KnownDevice = z.infer<typeof knownDeviceSchema>;
