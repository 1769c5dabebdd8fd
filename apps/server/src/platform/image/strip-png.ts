const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

/** Chunks that are needed to draw: size, pixels, colours and orientation. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND']);
const OPTIONAL_MAX_BYTES = 1024 * 1024;

/** Whether a chunk is not needed to draw, or is suspiciously large. */
const isLeftOut = (type: string, length: number): boolean =>
  !drawn.has(type) || ((type === 'iCCP' || type === 'eXIf') && length > OPTIONAL_MAX_BYTES);

/**
 * Removes chunks that are not drawn from a PNG. Compressed texts would be unpacked by every reader. Broken files stay
 * broken, so that the decoder refuses them.
 */
export const stripPng = (bytes: Buffer): Buffer => {
  // In one piece: a file can consist of a million chunks.
  const keptBytes = Buffer.allocUnsafe(bytes.length);
  let keptLength = 0;
  const keep = (start: number, end: number) => {
    if (start < end) keptLength += bytes.copy(keptBytes, keptLength, start, end);
  };
  let keptFrom = 0;
  let offset = SIGNATURE_BYTES;
  while (offset + FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(offset);
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    const end = offset + FRAME_BYTES + length;
    if (isLeftOut(type, length)) {
      keep(keptFrom, offset);
      keptFrom = end;
    }
    offset = end;
    if (type === 'IEND') break;
  }
  keep(keptFrom, bytes.length);
  return keptBytes.subarray(0, keptLength);
};
