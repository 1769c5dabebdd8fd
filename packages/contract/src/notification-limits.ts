/** Free of schemas, so that the page can use them at once. */
export const NOTIFICATION_PAGE_SIZE = 50;
/** Characters of the content that a preview shows. */
export const NOTIFICATION_PREVIEW_LENGTH = 50;
export const NOTIFICATION_READ_MAX = 500;
