/** Limits of notifications that the page uses before any schema is loaded. */
export const NOTIFICATION_PAGE_SIZE = 50;
/** The number of characters of a preview. */
export const NOTIFICATION_PREVIEW_LENGTH = 50;
/** The limit of the note's content in a notification; `getNote` returns all of it. */
export const NOTIFICATION_CONTENT_MAX_BYTES = 1024;
export const NOTIFICATION_READ_MAX = 500;
/** The default time of Snooze. */
export const SNOOZE_MINUTES = 10;
export const SNOOZE_MAX_DAYS = 366;
/** The validity of the token inside a push. */
export const NOTIFICATION_TOKEN_HOURS = 48;
