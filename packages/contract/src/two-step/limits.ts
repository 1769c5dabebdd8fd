/** The length of the codes of authenticator apps (RFC 6238). */
export const CODE_LENGTH = 6;
export const RECOVERY_CODES_COUNT = 10;
/** The number of codes below which the page recommends new ones. */
export const RECOVERY_CODES_FEW = 3;
/** The time for which a trusted device is not asked for a code. */
export const TRUST_DAYS = 30;
/** The time between the first and the second step. */
export const SECOND_STEP_MINUTES = 10;
