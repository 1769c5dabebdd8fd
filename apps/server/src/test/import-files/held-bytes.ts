import { Readable } from 'node:stream';
import type { FileBytes } from '../../features/import/file/blocks.ts';

const CHUNK_BYTES = 64 * 1024;

/** A file in memory with the interface of storage. */
export const holdBytes = (bytes: Buffer): FileBytes => ({
  size: bytes.length,
  read: async (offset, length) => Buffer.from(bytes.subarray(offset, offset + length)),
  stream: (start = 0, end = bytes.length) => Readable.from(inChunks(bytes.subarray(start, end))),
});

function* inChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield Buffer.from(bytes.subarray(at, at + CHUNK_BYTES));
}
