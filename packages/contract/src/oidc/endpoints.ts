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
    summary: "The address of the provider's login page. The provider sends the browser back to /api/auth/oidc/callback",
    body: oidcStartSchema,
    data: oidcAddressSchema,
    failures: ['not_found', 'oidc_away', 'too_many_attempts'],
  },
  oidcLogin: {
    summary: "Log in with the provider's answer. No two-step code is asked for",
    data: loginResultSchema,
    failures: ['not_found', 'oidc_refused', 'oidc_unknown', 'email_unverified', 'account_suspended'],
  },
  connectOidcLogin: {
    summary: 'Connect an existing account, by username and password, to the current login at the provider, and log in',
    body: oidcConnectSchema,
    data: loginResultSchema,
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
    summary: 'Create an account without a password for the current login at the provider, and log in',
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
    failures: ['not_found'],
  },
  startOidc: {
    summary: "The address of the provider's login page, to connect the account. Requires the password",
    body: oidcPasswordSchema,
    data: oidcAddressSchema,
    failures: ['not_found', 'current_password_wrong', 'oidc_away', 'too_many_attempts'],
  },
  connectOidc: {
    summary: 'Connect the account to the identity that has logged in at the provider',
    data: oidcConnectionSchema,
    failures: ['not_found', 'oidc_refused', 'oidc_taken'],
  },
  disconnectOidc: {
    summary: 'Disconnect the account from the provider: it can no longer be used to log in. Sessions stay logged in',
    data: oidcConnectionSchema,
    failures: ['not_found', 'oidc_only_login'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
