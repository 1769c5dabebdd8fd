/** A list of sessions has at most so many, those seen last. */
export const SESSIONS_LISTED_MAX = 100;

/** A person has at most so many access tokens, those that have ended included. */
export const ACCESS_TOKENS_MAX = 50;
export const ACCESS_TOKEN_NAME_MAX_LENGTH = 60;
/** After how many days a token may end. It may also never end. */
export const ACCESS_TOKEN_DAYS = [30, 90, 365] as const;
