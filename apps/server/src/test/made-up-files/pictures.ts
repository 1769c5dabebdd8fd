import { pickNumber } from '../fuzz/mangle-bytes.ts';
import type { Random } from '../fuzz/random.ts';
import { pngChunk } from '../media.ts';
import { mangleFile } from './mangle.ts';
import { all, type Part, wrap } from './parts.ts';

const chunk = (type: string, data: Part): Part =>
  wrap(all(type, data), (body) => pngChunk(body.toString('latin1', 0, 4), body.subarray(4)));

/** A PNG in its chunks, and the fields of the first. */
export const splitPng = (png: Buffer): Part => {
  const chunks: Part[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    const type = png.toString('latin1', at + 4, at + 8);
    const fields = [
      data.subarray(0, 4),
      data.subarray(4, 8),
      ...[...data.subarray(8)].map((byte) => Buffer.from([byte])),
    ];
    chunks.push(chunk(type, type === 'IHDR' ? all(...fields) : data));
    at += length + 12;
  }
  return all(png.subarray(0, 8), ...chunks);
};

/** A JPEG in its segments, and what lies between them. */
export const splitJpeg = (jpeg: Buffer): Part => {
  const segments: Part[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const content = wrap(jpeg.subarray(at + 4, end), (body) => Buffer.concat([length16(body.length + 2), body]));
    segments.push(all(jpeg.subarray(at, at + 2), content));
    at = end;
  }
  return all(...segments, jpeg.subarray(at, -2), jpeg.subarray(-2));
};

const length16 = (length: number): Buffer => Buffer.from([(length >> 8) & 0xff, length & 0xff]);

const marks = [
  'IHDR',
  'IDAT',
  'IEND',
  'tEXta\0b',
  'zTXta\0\0',
  'iCCPa\0\0',
  'eXIf',
  'acTL',
  'PLTE',
  'Exif\0\0',
  'JFIF',
];

/** One of the pictures, with wrong things in its places. */
export const madeUpPicture = (pictures: readonly Part[], random: Random): Part => {
  const picture = random.pick(pictures);
  const added = random.chance(0.2) ? all(picture, chunk(random.pick(marks), pickNumber(random))) : picture;
  return mangleFile(added, 5, random, marks);
};
