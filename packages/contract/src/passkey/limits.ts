export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** The time that a device has to answer. */
export const CHALLENGE_MINUTES = 5;
