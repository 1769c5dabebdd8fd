/** Browsers know passkeys of a name alone, never of a number such as 192.0.2.7. */
const isNumber = /^[\d.]+$|:/.test(location.hostname);

/** Without https there is none either. */
export const hasPasskeys = 'PublicKeyCredential' in globalThis;
export const canUsePasskeys = hasPasskeys && !isNumber;
