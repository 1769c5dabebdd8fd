import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { userSchema } from '../user/schema.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import {
  emailVerificationSchema,
  existsQuestionSchema,
  knownDeviceSchema,
  loginResultSchema,
  loginSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resendVerificationSchema,
  resetRequestSchema,
  signupSchema,
} from './schema.ts';

/** Signup, login, password, known devices. */
export const authEndpoints = {
  signup: {
    summary: 'Create an account and mail the verification link',
    body: signupSchema,
    data: userSchema.extend({ _id: z.uuid() }),
    status: 201,
    failures: [
      'already_exists',
      'too_many_attempts',
      'signup_closed',
      'signup_by_invitation',
      'invitation_invalid',
      'oidc_only',
    ],
  },
  userExists: {
    summary: 'Whether a username or an e-mail address is taken',
    body: existsQuestionSchema,
    data: z.boolean(),
    failures: ['too_many_attempts', 'signup_closed', 'signup_by_invitation', 'invitation_invalid', 'oidc_only'],
  },
  login: {
    summary: 'Log in by password or PIN',
    body: loginSchema,
    data: loginResultSchema,
    failures: [
      'login_failed',
      'email_unverified',
      'pin_missing',
      'too_many_attempts',
      'pin_login_closed',
      'second_step_required',
      'account_suspended',
      'oidc_only',
    ],
  },
  verifyEmail: {
    summary: 'Verify an e-mail address by a mailed link',
    body: emailVerificationSchema,
    data: z.object({ id: z.uuid() }),
    failures: ['verification_failed', 'too_many_attempts'],
  },
  resendVerification: {
    summary: 'Mail the verification link again',
    body: resendVerificationSchema,
    data: z.object({ username: z.string() }),
    failures: ['too_many_attempts'],
  },
  requestPasswordReset: {
    summary: 'Mail a link that resets the password',
    body: resetRequestSchema,
    data: z.object({ email: z.string() }),
    failures: ['too_many_attempts', 'oidc_only'],
  },
  resetPassword: {
    summary: 'Set a new password by a mailed link and end all sessions',
    body: passwordResetSchema,
    data: z.object({ id: z.uuid() }),
    failures: ['reset_link_invalid', 'too_many_attempts'],
  },
  changePassword: {
    summary: 'Change the password, end all other sessions and forget all other devices',
    body: passwordChangeSchema,
    data: z.object({ id: z.uuid() }),
    failures: ['current_password_wrong', 'too_many_attempts'],
  },
  listKnownDevices: {
    summary:
      'The devices known to the account, at most ten. Wrong PINs on other devices do not close PIN login on these',
    data: z.array(knownDeviceSchema),
  },
  forgetKnownDevice: {
    summary: 'Remove a device from the known devices',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
