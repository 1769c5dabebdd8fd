import { COMMENT_FRAME_BYTES } from '@pinlife/contract/comment/limits';

/** The size of a comment in an answer. */
export const sizeOf = (content: string): number => Buffer.byteLength(content) + COMMENT_FRAME_BYTES;
