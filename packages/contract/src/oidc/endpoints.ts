import { loginResultSchema } from '../auth/schema.ts';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import {
  oidcAddressSchema,
  oidcConnectionSchema,
  oidcConnectSchema,
  oidcPasswordSchema,
  oidcSignupSchema,
  oidcStartSchema,
} from './schema.ts';

/** Login through an OpenID Connect provider. A cookie binds all steps to one browser. Without a provider they answer 404. */
export const oidcEndpoints = {
  startOidcLogin: {
    summary: 'Where to go to log in by the provider; it sends the browser back to /api/auth/oidc/callback',
    body: oidcStartSchema,
    data: oidcAddressSchema,
    status: 200,
    failures: ['not_found', 'oidc_away', 'too_many_attempts'],
  },
  oidcLogin: {
    summary: 'Log in by what the provider has answered; no code is asked for after it',
    data: loginResultSchema,
    status: 200,
    failures: ['not_found', 'oidc_refused', 'oidc_unknown', 'email_unverified', 'account_suspended'],
  },
  connectOidcLogin: {
    summary: 'Connect an account by its name and password to who has logged in at the provider, and log in',
    body: oidcConnectSchema,
    data: loginResultSchema,
    status: 200,
    failures: [
      'not_found',
      'oidc_refused',
      'oidc_taken',
      'oidc_only',
      'login_failed',
      'email_unverified',
      'too_many_attempts',
      'second_step_required',
      'account_suspended',
    ],
  },
  signupOidc: {
    summary: 'Make an account for who has logged in at the provider, and log in; it has no password',
    body: oidcSignupSchema,
    data: loginResultSchema,
    status: 201,
    failures: [
      'not_found',
      'oidc_refused',
      'oidc_taken',
      'email_required',
      'already_exists',
      'email_unverified',
      'too_many_attempts',
      'signup_closed',
      'signup_by_invitation',
      'invitation_invalid',
    ],
  },
  getOidc: {
    summary: 'Whether the person is connected to the provider',
    data: oidcConnectionSchema,
    status: 200,
    failures: ['not_found'],
  },
  startOidc: {
    summary: 'Where to go to connect the account to the provider; the password is asked for',
    body: oidcPasswordSchema,
    data: oidcAddressSchema,
    status: 200,
    failures: ['not_found', 'current_password_wrong', 'oidc_away', 'too_many_attempts'],
  },
  connectOidc: {
    summary: 'Connect the account to who has logged in at the provider meanwhile',
    data: oidcConnectionSchema,
    status: 200,
    failures: ['not_found', 'oidc_refused', 'oidc_taken'],
  },
  disconnectOidc: {
    summary: 'Disconnect the account from the provider: nobody can log in by it any more. Sessions go on',
    data: oidcConnectionSchema,
    status: 200,
    failures: ['not_found', 'oidc_last_door'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
