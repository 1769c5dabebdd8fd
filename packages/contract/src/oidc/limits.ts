/** The time that a person has at the provider, and after it. */
export const OIDC_LOGIN_MINUTES = 10;
/** The provider sends browsers back to this address. */
export const OIDC_CALLBACK_PATH = '/api/auth/oidc/callback';
/** The page to which a browser is redirected after the provider's answer. */
export const OIDC_RETURN_PATH = '/login/provider';
/** The page to which it is redirected after connecting an account in the settings. */
export const OIDC_SETTINGS_PATH = '/dashboard/settings/security';
/** The query of these pages that contains the result. */
export const OIDC_OUTCOME = 'provider';
export type OidcOutcome = 'answered' | 'away' | 'refused';
