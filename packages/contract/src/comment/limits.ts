export const COMMENT_MAX_LENGTH = 5000;
/** All comments of a note together. Each counts its text and `COMMENT_FRAME_BYTES` for all else that reading it takes. */
export const NOTE_COMMENTS_MAX_BYTES = 5 * 1024 * 1024;
export const COMMENT_FRAME_BYTES = 384;
