import type { Random } from '../fuzz/random.ts';
import { makeWav } from '../media.ts';
import { mangleFile } from './mangle.ts';
import { all, type Part, wrap } from './parts.ts';

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
const hex = (digits: string) => Buffer.from(digits, 'hex');
const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** WebM: id, size, content. */
const element = (id: string, ...content: Part[]) =>
  all(
    hex(id),
    wrap(all(...content), (body) => Buffer.concat([number(0x10000000 + (body.length % 2 ** 28), 4), body])),
  );
/** An element of unknown size, as recorders write it. */
const open = (id: string, ...content: Part[]) => all(hex(id), hex('01ffffffffffffff'), ...content);
const head = element('1a45dfa3', Buffer.alloc(20));
const scale = element('2ad7b1', number(1_000_000, 3));
const block = (milliseconds: number) => element('a3', hex('81'), number(milliseconds, 2), Buffer.alloc(9));
const cluster = (time: number, ...offsets: number[]) => [element('e7', number(time, 4)), ...offsets.map(block)];

/** MP4: size, type, content. */
const box = (type: string, ...content: Part[]) =>
  wrap(all(latin1(type), ...content), (body) => Buffer.concat([number((body.length + 4) % 2 ** 32, 4), body]));
const clock = (timescale: number, duration: number) =>
  all(Buffer.alloc(12), number(timescale, 4), number(duration, 4), Buffer.alloc(16));
const track = box(
  'trak',
  box('tkhd', Buffer.alloc(12), number(1, 4), Buffer.alloc(16)),
  box('mdia', box('mdhd', clock(48_000, 0))),
);
const fileType = box('ftyp', latin1('isom'), Buffer.alloc(12));
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

const oggPage = (granule: bigint, content: string) => {
  const bytes = Buffer.alloc(28);
  bytes.write('OggS');
  bytes.writeBigUInt64LE(granule, 6);
  return all(bytes, latin1(content));
};
const ogg = all(oggPage(0n, `OpusHead\x01\x01\x38\x01${'\0'.repeat(8)}`), oggPage(96_312n, 'sound'.repeat(20)));

const makeFlac = (rate: number, samples: number) => {
  const bytes = Buffer.alloc(60);
  bytes.write('fLaC');
  bytes.writeUIntBE(rate * 16, 18, 3);
  bytes.writeUInt32BE(samples, 22);
  return all(bytes.subarray(0, 18), bytes.subarray(18, 22), bytes.subarray(22));
};

const wav = makeWav(3);
const mp3Frames: Part = { part: all(hex('fffb9064'), Buffer.alloc(413)), times: 8 };

export const recordings: readonly [name: string, contentType: string, duration: number | null, file: Part][] = [
  [
    'WebM that says its length',
    'audio/webm',
    12.5,
    all(head, element('18538067', element('1549a966', scale, element('4489', double(12_500))))),
  ],
  [
    'WebM of a recorder that could not know it',
    'audio/webm',
    3.06,
    all(
      head,
      open(
        '18538067',
        element('1549a966', scale),
        open('1f43b675', ...cluster(0, 0, 60)),
        open('1f43b675', ...cluster(3000, 0, 60)),
      ),
    ),
  ],
  ['WebM without any sound', 'audio/webm', null, all(head, open('18538067'))],
  ['MP4 that says its length', 'audio/mp4', 2.5, all(fileType, box('moov', box('mvhd', clock(1000, 2500)), track))],
  [
    'MP4 that was written in pieces',
    'audio/mp4',
    1.5,
    all(
      fileType,
      box('moov', box('mvhd', clock(1000, 0)), track),
      piece(0, 24_000, 24_000),
      box('mdat'),
      piece(48_000, 24_000),
    ),
  ],
  ['WAV', 'audio/wav', 3, all(wav.subarray(0, 12), wav.subarray(12, 36), wav.subarray(36, 44), wav.subarray(44))],
  ['Ogg with Opus', 'audio/ogg', 2, ogg],
  ['FLAC', 'audio/flac', 10, makeFlac(44_100, 441_000)],
  ['MP3 of one bitrate', 'audio/mpeg', 1, all(hex('fffb9064'), Buffer.alloc(15_996))],
  [
    'MP3 behind its tags',
    'audio/mpeg',
    2,
    all(latin1('ID3\x04\x00\x00'), hex('00000100'), Buffer.alloc(128), hex('fffb9064'), Buffer.alloc(31_996)),
  ],
];

const marks = ['OggS', 'ID3', 'RIFF', 'data', 'moov', 'trun', 'mdat', 'fLaC'];

/** A recording with wrong things in its places. */
export const madeUpRecording = (random: Random): Part => {
  const honest = random.chance(0.05) ? mp3Frames : random.pick(recordings)[3];
  return mangleFile(honest, 4, random, marks);
};
