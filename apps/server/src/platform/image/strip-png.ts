const SIGNATURE_BYTES = 8;
/** Length, type and sum. */
const FRAME_BYTES = 12;

/** What a picture is drawn from: its size, its pixels, and what their colours and its orientation mean. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND']);
const OPTIONAL_MAX_BYTES = 1024 * 1024;

/** Whether nothing is lost without it, or too much said with it. */
const isLeftOut = (type: string, length: number): boolean =>
  !drawn.has(type) || ((type === 'iCCP' || type === 'eXIf') && length > OPTIONAL_MAX_BYTES);

/**
 * A PNG without what is not drawn. Texts may be packed, and whoever opens the file unpacks each of them, every time.
 * What is broken stays so, for others to refuse.
 */
export const stripPng = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let keptFrom = SIGNATURE_BYTES;
  let offset = SIGNATURE_BYTES;
  while (offset + FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(offset);
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    const end = offset + FRAME_BYTES + length;
    if (isLeftOut(type, length)) {
      kept.push(bytes.subarray(keptFrom, offset));
      keptFrom = end;
    }
    offset = end;
    if (type === 'IEND') break;
  }
  return Buffer.concat([...kept, bytes.subarray(keptFrom)]);
};
