/** Of the codes that an authenticator app shows (RFC 6238). */
export const CODE_LENGTH = 6;
export const RECOVERY_CODES_COUNT = 10;
/** Below this many the page advises to make new ones. */
export const RECOVERY_CODES_FEW = 3;
/** How long a device that was trusted is not asked for a code. */
export const TRUST_DAYS = 30;
/** How long the second step may come after the first. */
export const SECOND_STEP_MINUTES = 10;
