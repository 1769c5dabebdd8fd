import type { ByteSource } from './byte-source.ts';

const WINDOW_BYTES = 512 * 1024;

/** Reads a recording in windows, so that reads close to each other cause one request. */
export const createWindow = (size: number, fetch: (offset: number, length: number) => Buffer): ByteSource => {
  let window: Buffer = Buffer.alloc(0);
  let windowStart = 0;
  return {
    size,
    read(offset, length) {
      const end = Math.min(offset + length, size);
      if (offset < 0 || offset >= end) return Buffer.alloc(0);
      if (offset < windowStart || end > windowStart + window.length) {
        window = fetch(offset, Math.min(Math.max(end - offset, WINDOW_BYTES), size - offset));
        windowStart = offset;
      }
      return window.subarray(offset - windowStart, end - windowStart);
    },
  };
};
