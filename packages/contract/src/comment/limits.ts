export const COMMENT_MAX_LENGTH = 5000;
/** All comments of a note together, counted as JSON: each adds `COMMENT_FRAME_BYTES` for its other fields. */
export const NOTE_COMMENTS_MAX_BYTES = 5 * 1024 * 1024;
export const COMMENT_FRAME_BYTES = 160;
