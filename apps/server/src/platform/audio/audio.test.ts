import { describe, expect, it } from 'vitest';
import { mangleBytes, pickNumber } from '../../test/fuzz/mangle-bytes.ts';
import { createRandom } from '../../test/fuzz/random.ts';
import { makeWav } from '../../test/media.ts';
import type { ByteSource } from './byte-source.ts';
import { readAudio } from './read-audio.ts';

/** The number of files of all formats together; `npm run test:security` reads 100,000. */
const FILES = Number(process.env['FUZZ_FILES'] ?? 2_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: (offset, length) => bytes.subarray(offset, offset + length),
});
const read = (bytes: Buffer) => readAudio(sourceOf(bytes));

const number = (value: number, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};
const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

/** WebM: id, size, content. */
const element = (id: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), number(0x10000000 + body.length, 4), body]);
};
/** An element of unknown size, as recorders write it. */
const open = (id: string, ...content: Buffer[]) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), ...content]);
const head = element('1a45dfa3', Buffer.alloc(20));
const scale = element('2ad7b1', number(1_000_000, 3));
const block = (milliseconds: number) =>
  element('a3', Buffer.from('81', 'hex'), number(milliseconds, 2), Buffer.alloc(9));
const cluster = (time: number, ...offsets: number[]) => [element('e7', number(time, 4)), ...offsets.map(block)];

/** MP4: size, type, content. */
const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([number(body.length + 8, 4), Buffer.from(type, 'latin1'), body]);
};
const clock = (timescale: number, duration: number) =>
  Buffer.concat([Buffer.alloc(12), number(timescale, 4), number(duration, 4), Buffer.alloc(16)]);
const track = box(
  'trak',
  box('tkhd', Buffer.alloc(12), number(1, 4), Buffer.alloc(16)),
  box('mdia', box('mdhd', clock(48_000, 0))),
);
const fileType = box('ftyp', Buffer.from('isom'), Buffer.alloc(12));
const piece = (start: number, ...lengths: number[]) =>
  box(
    'moof',
    box(
      'traf',
      box('tfhd', number(0, 4), number(1, 4), Buffer.alloc(24)),
      box('tfdt', number(0, 4), number(start, 4), Buffer.alloc(4)),
      box('trun', number(0x100, 4), number(lengths.length, 4), ...lengths.map((length) => number(length, 4))),
    ),
  );

const recordings: [name: string, contentType: string, duration: number | null, bytes: Buffer][] = [
  [
    'WebM that says its length',
    'audio/webm',
    12.5,
    Buffer.concat([head, element('18538067', element('1549a966', scale, element('4489', double(12_500))))]),
  ],
  [
    'WebM of a recorder that could not know it',
    'audio/webm',
    3.06,
    Buffer.concat([
      head,
      open(
        '18538067',
        element('1549a966', scale),
        open('1f43b675', ...cluster(0, 0, 60)),
        open('1f43b675', ...cluster(3000, 0, 60)),
      ),
    ]),
  ],
  ['WebM without any sound', 'audio/webm', null, Buffer.concat([head, open('18538067')])],
  [
    'MP4 that says its length',
    'audio/mp4',
    2.5,
    Buffer.concat([fileType, box('moov', box('mvhd', clock(1000, 2500)), track)]),
  ],
  [
    'MP4 that was written in pieces',
    'audio/mp4',
    1.5,
    Buffer.concat([
      fileType,
      box('moov', box('mvhd', clock(1000, 0)), track),
      piece(0, 24_000, 24_000),
      box('mdat'),
      piece(48_000, 24_000),
    ]),
  ],
  ['WAV', 'audio/wav', 3, makeWav(3)],
  ['Ogg with Opus', 'audio/ogg', 2, makeOgg()],
  ['FLAC', 'audio/flac', 10, makeFlac(44_100, 441_000)],
  ['MP3 of one bitrate', 'audio/mpeg', 1, Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(15_996)])],
  [
    'MP3 behind its tags',
    'audio/mpeg',
    2,
    Buffer.concat([
      Buffer.from('ID3\x04\x00\x00\x00\x00\x01\x00', 'latin1'),
      Buffer.alloc(128),
      Buffer.from('fffb9064', 'hex'),
      Buffer.alloc(31_996),
    ]),
  ],
];

describe('a recording', () => {
  it.each(recordings)('as %s is known with its length', (_name, contentType, duration, bytes) => {
    expect(read(bytes)).toEqual({ contentType, duration });
  });

  it('that is cut anywhere is still one, or none, and never a fault', () => {
    for (const whole of [
      makeOgg(),
      makeFlac(48_000, 48_000),
      makeWav(1),
      Buffer.concat([head, open('18538067', ...cluster(0, 9))]),
    ]) {
      for (let length = 0; length < 120; length += 1) {
        const found = read(whole.subarray(0, length));
        expect(found === null || found.contentType.startsWith('audio/')).toBe(true);
      }
    }
  });

  it('that is damaged anywhere is still one, or none, and never a fault', () => {
    for (let seed = SEED; seed < SEED + FILES; seed += 1) {
      const random = createRandom(seed);
      let [, , , bytes] = random.pick(recordings);
      for (let count = random.int(1, 3); count > 0; count -= 1) {
        bytes = mangleBytes(bytes, random, () => pickNumber(random));
      }
      const found = read(bytes);
      expect(found === null || found.contentType.startsWith('audio/'), `seed ${seed}`).toBe(true);
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

function makeOgg(): Buffer {
  const page = (granule: bigint, content: string) => {
    const bytes = Buffer.alloc(28);
    bytes.write('OggS');
    bytes.writeBigUInt64LE(granule, 6);
    return Buffer.concat([bytes, Buffer.from(content, 'latin1')]);
  };
  const skipped = '\x38\x01';
  return Buffer.concat([page(0n, `OpusHead\x01\x01${skipped}${'\0'.repeat(8)}`), page(96_312n, 'sound'.repeat(20))]);
}

function makeFlac(rate: number, samples: number): Buffer {
  const bytes = Buffer.alloc(60);
  bytes.write('fLaC');
  bytes.writeUIntBE(rate * 16, 18, 3);
  bytes.writeUInt32BE(samples, 22);
  return bytes;
}
