export const COMMENT_MAX_LENGTH = 5000;
/** The limit of all comments of a note together: their texts, plus `COMMENT_FRAME_BYTES` of overhead per comment. */
export const NOTE_COMMENTS_MAX_BYTES = 5 * 1024 * 1024;
export const COMMENT_FRAME_BYTES = 384;
