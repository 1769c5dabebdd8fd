/** How long a person may take at the provider, and after it. */
export const OIDC_LOGIN_MINUTES = 10;
/** The provider sends browsers back to this address. */
export const OIDC_CALLBACK_PATH = '/api/auth/oidc/callback';
/** The page that a browser is led to once the provider has answered. */
export const OIDC_RETURN_PATH = '/login/provider';
/** The page that it is led to when somebody has connected their account in the settings. */
export const OIDC_SETTINGS_PATH = '/dashboard/settings/security';
/** The query of these pages that says how it went. */
export const OIDC_OUTCOME = 'provider';
export type OidcOutcome = 'answered' | 'away' | 'refused';
