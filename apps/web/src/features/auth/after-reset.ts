/** Router state for the login screen: after a reset the password form is shown even if the provider is the only login. */
export const afterReset = { isReset: true };
