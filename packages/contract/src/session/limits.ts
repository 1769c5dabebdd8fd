/** The limit of a person's sessions: a login ends those that were seen longest ago. */
export const SESSIONS_MAX = 1_000;

/** The limit of listed sessions, those seen last. */
export const SESSIONS_LISTED_MAX = 100;

/** The limit of a person's access tokens, ended ones included. */
export const ACCESS_TOKENS_MAX = 50;
export const ACCESS_TOKEN_NAME_MAX_LENGTH = 60;
/** The choices for the days until a token ends. It may also never end. */
export const ACCESS_TOKEN_DAYS = [30, 90, 365] as const;
