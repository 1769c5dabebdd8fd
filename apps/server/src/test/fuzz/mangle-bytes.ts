import type { Random } from './random.ts';

/** Truncates a file, inserts bytes, repeats or removes a section, or changes a single byte. */
export const mangleBytes = (bytes: Buffer, random: Random, makeAdded: () => Buffer): Buffer => {
  const [at, to] = [random.int(0, bytes.length), random.int(0, bytes.length)];
  const [start, end] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (random.int(0, 4)) {
    case 0:
      return start;
    case 1:
      return Buffer.concat([start, makeAdded(), end]);
    case 2:
      return Buffer.concat([start, bytes.subarray(Math.min(at, to), Math.max(at, to)), end]);
    case 3:
      return Buffer.concat([start, bytes.subarray(to)]);
    default: {
      const changed = Buffer.from(bytes);
      if (at < changed.length) changed[at] = random.int(0, 255);
      return changed;
    }
  }
};

/** Numbers as in headers of binary formats, among them the largest. */
export const pickNumber = (random: Random): Buffer =>
  Buffer.alloc(random.pick([1, 2, 4, 8]), random.pick([0, 1, 0x7f, 0x80, 0xff]));
