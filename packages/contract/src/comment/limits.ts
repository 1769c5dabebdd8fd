export const COMMENT_MAX_LENGTH = 5000;
/** All comments of a note together, with what stands around each on the wire. */
export const NOTE_COMMENTS_MAX_BYTES = 5 * 1024 * 1024;
export const COMMENT_FRAME_BYTES = 160;
