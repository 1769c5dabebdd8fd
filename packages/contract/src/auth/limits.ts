/** Limits that screens use before any schema is loaded; those that only schemas use are in `schema.ts`. */
export const PIN_LENGTH = 4;
export const PASSWORD_MIN_LENGTH = 8;
export const FIRST_NAME_MIN_LENGTH = 3;
export const AVAILABILITY_DEBOUNCE_MS = 800;
export const VERIFIED_REDIRECT_MS = 3000;
/** The validity of the mailed links. */
export const RESET_LINK_MINUTES = 30;
export const VERIFY_LINK_HOURS = 48;

/** The limit of known devices of an account; beyond it the one with the oldest login is forgotten. */
export const KNOWN_DEVICES_MAX = 10;
