import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ByteSource } from '../../platform/audio.ts';
import type { Storage } from '../../platform/storage.ts';

const WINDOW_BYTES = 512 * 1024;

/** Parts of a stored object. A window of it is held, so that reading on costs no further request. */
export const openBytes = (storage: Storage, key: string, size: number): ByteSource => {
  let windowStart = 0;
  let window = Buffer.alloc(0);
  return {
    size,
    async read(offset, length) {
      const end = Math.min(offset + length, size);
      if (offset < 0 || offset >= end) return Buffer.alloc(0);
      if (offset < windowStart || end > windowStart + window.length) {
        const last = Math.min(Math.max(end, offset + WINDOW_BYTES), size) - 1;
        window = await buffer(await storage.read(key, { start: offset, end: last }));
        windowStart = offset;
      }
      return window.subarray(offset - windowStart, end - windowStart);
    },
  };
};

export const downloadTo = async (storage: Storage, key: string, path: string): Promise<void> => {
  await pipeline(await storage.read(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
};
