/** Free of schemas, so that the page can use them before the validator is loaded. */
export const NOTIFICATION_PAGE_SIZE = 50;
/** Characters of the content that a preview shows. */
export const NOTIFICATION_PREVIEW_LENGTH = 50;
/** Size of the note's content in a notification; `getNote` answers all of it. */
export const NOTIFICATION_CONTENT_MAX_BYTES = 1024;
export const NOTIFICATION_READ_MAX = 500;
/** How long Snooze puts a notification off unless it is told otherwise. */
export const SNOOZE_MINUTES = 10;
export const SNOOZE_MAX_DAYS = 366;
/** How long the token inside a push works. */
export const NOTIFICATION_TOKEN_HOURS = 48;
