import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createUnpacker } from './unpacked.ts';

const MB = 1024 * 1024;

/** A file that is unpacked in small pieces. Counts how often it is unpacked from its start. */
const makeFile = (bytes: Buffer) => {
  let begun = 0;
  const open = async () => {
    begun += 1;
    const pieces = Array.from({ length: Math.ceil(bytes.length / 16_384) }, (_none, index) =>
      bytes.subarray(index * 16_384, (index + 1) * 16_384),
    );
    return Readable.from(pieces, { objectMode: false });
  };
  return { size: bytes.length, open, countBegun: () => begun };
};

describe('a compressed file that is read as a file', () => {
  const bytes = randomBytes(5 * MB + 7);

  it('gives the same bytes in any order', async () => {
    const file = createUnpacker()(makeFile(bytes));
    for (const [start, length] of [
      [bytes.length - 22, 22],
      [0, 30],
      [3 * MB - 5, 2 * MB],
      [MB, 10],
      [MB - 10, 10],
    ] as const) {
      expect((await file.read(start, length)).equals(bytes.subarray(start, start + length))).toBe(true);
    }
    expect((await buffer(file.stream())).equals(bytes)).toBe(true);
  });

  it('gives the same bytes to several readers at once', async () => {
    const file = createUnpacker()(makeFile(bytes));
    const starts = [4 * MB, 0, 2 * MB, MB, 5 * MB];
    const read = await Promise.all(starts.map((start) => file.read(start, 100)));
    expect(read.every((part, at) => part.equals(bytes.subarray(starts[at], (starts[at] ?? 0) + 100)))).toBe(true);
  });

  it('is unpacked once while it is read in order, even during another one', async () => {
    const unpack = createUnpacker();
    const sources = [makeFile(bytes), makeFile(bytes)];
    const files = sources.map(unpack);
    for (let at = 0; at < bytes.length; at += MB / 4) for (const file of files) await file.read(at, 1000);
    expect(sources.map((source) => source.countBegun())).toEqual([1, 1]);
  });

  it('is damaged if it is shorter than its archive declares', async () => {
    const file = createUnpacker()({ ...makeFile(bytes), size: 6 * MB });
    for (const start of [5 * MB + 100, 6 * MB - 10]) {
      await expect(file.read(start, 10)).rejects.toMatchObject({ code: 'import_damaged' });
    }
  });
});
