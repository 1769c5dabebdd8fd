import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { StoredBytes } from '../../../platform/audio.ts';
import type { Storage } from '../../../platform/storage.ts';

/** Random access to a stored object. */
export const openBytes = (storage: Storage, key: string, size: number): StoredBytes => ({
  size,
  async read(offset, length) {
    const end = Math.min(offset + length, size);
    if (offset < 0 || offset >= end) return Buffer.alloc(0);
    return buffer(await storage.read(key, { start: offset, end: end - 1 }));
  },
});

export const downloadTo = async (storage: Storage, key: string, path: string): Promise<void> => {
  await pipeline(await storage.read(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
};
