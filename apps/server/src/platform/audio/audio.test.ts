import { describe, expect, it } from 'vitest';
import { writePart } from '../../test/made-up-files/parts.ts';
import { recordings } from '../../test/made-up-files/recordings.ts';
import type { ByteSource } from './byte-source.ts';
import { readAudio } from './read-audio.ts';

const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: (offset, length) => bytes.subarray(offset, offset + length),
});
const read = (bytes: Buffer) => readAudio(sourceOf(bytes));

describe('a recording', () => {
  it.each(recordings)('as %s is known with its length', (_name, contentType, duration, file) => {
    expect(read(writePart(file))).toEqual({ contentType, duration });
  });

  it('is accepted or refused if it is cut anywhere, without a crash', () => {
    for (const [, , , file] of recordings) {
      const whole = writePart(file);
      for (let length = 0; length < 120; length += 1) {
        const found = read(whole.subarray(0, length));
        expect(found === null || found.contentType.startsWith('audio/')).toBe(true);
      }
    }
  });

  it.each([
    '',
    'words that are no music at all',
    '<!doctype html><title>No</title>',
    '\x89PNG\r\n\x1a\n and so on and on',
  ])('is not %j', (text) => {
    expect(read(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
