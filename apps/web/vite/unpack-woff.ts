import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/**
 * The plain font inside a WOFF. The PDF library would unpack its tables again for every document, with an inflater written
 * in JavaScript: that took most of its time.
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const [offset, packedSize, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedSize);
    const table = packedSize < size ? inflateSync(packed) : packed;
    const written = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    woff.copy(header, written, entry, entry + 4);
    woff.copy(header, written + 4, entry + 16, entry + 20);
    header.writeUInt32BE(end, written + 8);
    header.writeUInt32BE(size, written + 12);
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc(-size & 3);
    parts.push(table, padding);
    end += size + padding.length;
  }
  return Buffer.concat(parts);
};
