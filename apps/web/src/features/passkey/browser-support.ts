/** Browsers support passkeys only for domain names, not for addresses such as 192.0.2.7. */
const isNumber = /^[\d.]+$|:/.test(location.hostname);

/** Missing without https. */
export const hasPasskeys = 'PublicKeyCredential' in globalThis;
export const canUsePasskeys = hasPasskeys && !isNumber;
