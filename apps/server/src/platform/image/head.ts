import type { ImageContentType } from './task.ts';

const signatures: readonly [type: ImageContentType, bytes: Buffer][] = [
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
];

/** Detects the type by the first bytes, not by the client's claim. */
export const sniffImage = (start: Buffer): ImageContentType | null =>
  signatures.find(([, bytes]) => start.subarray(0, bytes.length).equals(bytes))?.[0] ?? null;

/** Returns null if the first bytes do not contain the size. */
export const countPixels = (start: Buffer, contentType: ImageContentType): number | null => {
  const frame = contentType === 'image/png' ? findHeader(start) : findFrame(start);
  if (frame === null || frame + 8 > start.length) return null;
  return contentType === 'image/png'
    ? start.readUInt32BE(frame) * start.readUInt32BE(frame + 4)
    : start.readUInt16BE(frame) * start.readUInt16BE(frame + 2);
};

/** The offset of the size in a PNG. */
const findHeader = (start: Buffer): number | null => (start.toString('latin1', 12, 16) === 'IHDR' ? 16 : null);

/** The offset of the size in a JPEG: in its first frame segment. */
const findFrame = (start: Buffer): number | null => {
  for (let offset = 2; offset + 9 <= start.length && start.readUInt8(offset) === 0xff; ) {
    const marker = start.readUInt8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return offset + 5;
    offset += marker === 0xff ? 1 : 2 + start.readUInt16BE(offset + 2);
  }
  return null;
};
