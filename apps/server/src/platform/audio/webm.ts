import type { ByteSource, Measure } from './byte-source.ts';

const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489, cluster: 0x1f43b675 };
const blocks = { time: 0xe7, simple: 0xa3, group: 0xa0, inGroup: 0xa1 };

/** Elements that contain other elements. All others are skipped. */
const holders = new Set([ids.segment, ids.info, ids.cluster, blocks.group]);

type Element = { id: number; start: number; size: number | null };

/** An id of 4 bytes, a size of 8, and the first bytes of a block. */
const HEAD_BYTES = 24;
/** One step for each block. Browsers record blocks of 60 ms, so this allows more than half a day. */
export const WEBM_STEPS_MAX = 800_000;
/** One millisecond, the default of the format. */
const DEFAULT_SCALE = 1_000_000;
const NANOSECONDS = 1_000_000_000;

/** WebM: the duration of the header, or the time of the last block if the recorder wrote none. */
export const measureWebm: Measure = (source) => {
  let scale = DEFAULT_SCALE;
  let written = 0;
  let base = 0;
  let last = 0;
  for (const { id, head } of walk(source)) {
    if (id === ids.scale) scale = readNumber(head);
    if (id === ids.duration) written = head.length === 8 ? head.readDoubleBE(0) : head.readFloatBE(0);
    if (id === blocks.time) base = readNumber(head);
    if (id === blocks.simple || id === blocks.inGroup) last = Math.max(last, base + readOffset(head));
  }
  const ticks = written || last;
  return ticks === 0 ? null : (ticks * scale) / NANOSECONDS;
};

/**
 * Yields each element once, in the order of the file, with its first bytes. The end of a container is ignored:
 * recorders do not know it while they write.
 */
function* walk(source: ByteSource): Generator<{ id: number; head: Buffer }> {
  for (let offset = 0; offset + 2 <= source.size; ) {
    const bytes = source.read(offset, HEAD_BYTES);
    const element = readElement(bytes);
    if (!element) return;
    const { id, start, size } = element;
    const isHolder = holders.has(id);
    if (size === null && !isHolder) return;
    yield { id, head: bytes.subarray(start, start + (size ?? 0)) };
    offset += isHolder ? start : start + (size ?? 0);
  }
}

const readElement = (bytes: Buffer): Element | null => {
  const idLength = lengthOf(bytes.readUInt8(0));
  if (idLength > 4) return null;
  const sizeLength = lengthOf(bytes.readUInt8(idLength));
  if (sizeLength > 8) return null;
  const start = idLength + sizeLength;
  return { id: bytes.readUIntBE(0, idLength), start, size: readSize(bytes, idLength, sizeLength) };
};

/** The leading zero bits of the first byte give the length of the number. */
const lengthOf = (first: number): number => (first === 0 ? 9 : Math.clz32(first) - 23);

/** Null for the reserved value "unknown size". */
const readSize = (bytes: Buffer, offset: number, length: number): number | null => {
  let value = bytes.readUInt8(offset) & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + bytes.readUInt8(offset + index);
  return value === 2 ** (7 * length) - 1 ? null : value;
};

const readNumber = (bytes: Buffer): number => bytes.readUIntBE(0, Math.min(bytes.length, 6));

/** The time of a block within its cluster, which follows the track number. */
const readOffset = (block: Buffer): number => block.readInt16BE(lengthOf(block.readUInt8(0)));
