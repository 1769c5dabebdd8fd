const EBML_HEADER = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const DURATION = 0x4489;
const TIMECODE_SCALE = 0x2ad7b1;

const DEFAULT_SCALE_NS = 1_000_000;
const NS_PER_SECOND = 1_000_000_000;
const DURATION_BYTES = 11;
/** The longest content whose size is written in one byte. */
const ONE_BYTE_SIZE = 126;

type Element = { id: number; start: number; body: number; size: number };

/** The element at an offset; null if there is none. An unknown size counts as endless. */
const readElement = (bytes: Uint8Array, start: number): Element | null => {
  const first = bytes[start];
  if (!first) return null;
  const idLength = Math.clz32(first) - 23;
  const sizeStart = start + idLength;
  const sizeFirst = bytes[sizeStart];
  if (!sizeFirst) return null;
  const sizeLength = Math.clz32(sizeFirst) - 23;
  const id = bytes.subarray(start, sizeStart).reduce((value, byte) => value * 256 + byte, 0);
  const marker = 1 << (8 - sizeLength);
  let size = sizeFirst & (marker - 1);
  let isUnknown = size === marker - 1;
  for (const byte of bytes.subarray(sizeStart + 1, sizeStart + sizeLength)) {
    isUnknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  return { id, start, body: sizeStart + sizeLength, size: isUnknown ? Number.POSITIVE_INFINITY : size };
};

const findChild = (bytes: Uint8Array, { body, size }: Element, id: number): Element | null => {
  for (let offset = body; offset < Math.min(body + size, bytes.length); ) {
    const child = readElement(bytes, offset);
    if (!child || child.id === id) return child;
    offset = child.body + child.size;
  }
  return null;
};

const readScale = (bytes: Uint8Array, info: Element): number => {
  const scale = findChild(bytes, info, TIMECODE_SCALE);
  if (!scale) return DEFAULT_SCALE_NS;
  return bytes.subarray(scale.body, scale.body + scale.size).reduce((value, byte) => value * 256 + byte, 0);
};

/**
 * Writes the duration into a WebM recording, which browsers omit; without it players cannot seek. Other files are
 * returned unchanged.
 */
export const withWebmDuration = (bytes: Uint8Array<ArrayBuffer>, seconds: number): Uint8Array<ArrayBuffer> => {
  const header = readElement(bytes, 0);
  const segment = header?.id === EBML_HEADER ? readElement(bytes, header.body + header.size) : null;
  // A segment of a known size, or with offsets in it, would have to be rewritten as a whole.
  if (segment?.id !== SEGMENT || segment.size !== Number.POSITIVE_INFINITY) return bytes;
  const info = findChild(bytes, segment, INFO);
  if (!info || info.size + DURATION_BYTES > ONE_BYTE_SIZE || findChild(bytes, info, DURATION)) return bytes;

  const duration = new DataView(new ArrayBuffer(DURATION_BYTES));
  duration.setUint16(0, DURATION);
  duration.setUint8(2, 0x88);
  duration.setFloat64(3, (seconds * NS_PER_SECOND) / readScale(bytes, info));
  const sizeOffset = info.start + 4;
  const size = 0x80 | (info.size + DURATION_BYTES);
  const parts = [
    bytes.subarray(0, sizeOffset),
    Uint8Array.of(size),
    bytes.subarray(info.body, info.body + info.size),
    new Uint8Array(duration.buffer),
    bytes.subarray(info.body + info.size),
  ];
  const result = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    result.set(part, offset);
    offset += part.length;
  }
  return result;
};
