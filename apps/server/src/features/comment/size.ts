import { COMMENT_FRAME_BYTES } from '@pinlife/contract/comment/limits';

/** What a comment takes on the wire. */
export const sizeOf = (content: string): number => Buffer.byteLength(content) + COMMENT_FRAME_BYTES;
