/** Figures that screens need without the validator; those that only the schemas need stand in `schema.ts`. */
export const PIN_LENGTH = 4;
export const PASSWORD_MIN_LENGTH = 8;
export const FIRST_NAME_MIN_LENGTH = 3;
export const AVAILABILITY_DEBOUNCE_MS = 800;
export const VERIFIED_REDIRECT_MS = 3000;
/** How long the mailed links work. */
export const RESET_LINK_MINUTES = 30;
export const VERIFY_LINK_HOURS = 48;

/** Known devices of an account at most; beyond it the one that logged in longest ago is forgotten. */
export const KNOWN_DEVICES_MAX = 10;
