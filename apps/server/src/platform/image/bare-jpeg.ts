const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
/** Segments that are needed to decode: tables, frames, restart intervals. */
const drawing = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, SCAN]);
const JFIF = 0xe0;
const JFIF_BYTES = 16;

/** Whether a JPEG contains only the picture: no location, comment or thumbnail, and no bytes after its end. */
export const isBareJpeg = (bytes: Buffer): boolean => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    const isKnown = drawing.has(marker) || (marker === JFIF && length === JFIF_BYTES);
    if (!isKnown) return false;
    at += 2 + length;
    if (marker === SCAN) at = endOfScan(bytes, at);
    if (at === bytes.length - 2 && bytes[at] === 0xff && bytes[at + 1] === END) return true;
  }
  return false;
};

/** Finds the end of the scan data, in which 0xff is followed by 0x00 or a restart marker. */
const endOfScan = (bytes: Buffer, start: number): number => {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
};
