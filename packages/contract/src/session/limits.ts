/** A list of sessions has at most so many, those seen last. */
export const SESSIONS_LISTED_MAX = 100;
