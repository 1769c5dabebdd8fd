import type { ByteSource, Measure } from '../audio.ts';

const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489, cluster: 0x1f43b675 };
const blocks = { time: 0xe7, simple: 0xa3, group: 0xa0, inGroup: 0xa1 };

type Element = { id: number; start: number; end: number };

const MAX_ELEMENTS = 200_000;
/** A millisecond, as nearly every file has it. */
const DEFAULT_SCALE = 1_000_000;
const NANOSECONDS = 1_000_000_000;

/** WebM: the length that is written, or the time of the last sound where a recorder has written none. */
export const measureWebm: Measure = async (source) => {
  let scale = DEFAULT_SCALE;
  let written = 0;
  let last = 0;
  for await (const outer of listElements(source, 0, source.size)) {
    if (outer.id !== ids.segment) continue;
    for await (const element of listElements(source, outer.start, outer.end)) {
      if (element.id === ids.info) ({ scale, written } = await readInfo(source, element));
      if (element.id === ids.cluster) last = Math.max(last, await readLastTime(source, element));
    }
  }
  const ticks = written || last;
  return ticks === 0 ? null : (ticks * scale) / NANOSECONDS;
};

/** Those whose length was unknown while they were written go on until the next of their kind begins. */
async function* listElements(source: ByteSource, start: number, end: number): AsyncGenerator<Element> {
  let offset = start;
  for (let count = 0; offset + 2 <= end && count < MAX_ELEMENTS; count += 1) {
    const head = await source.read(offset, 12);
    const idLength = lengthOf(head.readUInt8(0));
    const sizeLength = lengthOf(head.readUInt8(idLength));
    if (idLength > 4 || sizeLength > 8) return;
    const id = head.readUIntBE(0, idLength);
    const size = readSize(head, idLength, sizeLength);
    const inside = offset + idLength + sizeLength;
    const isOpen = size === null;
    if (isOpen && id !== ids.segment && id !== ids.cluster) return;
    yield { id, start: inside, end: isOpen ? end : Math.min(inside + size, end) };
    // An open cluster is walked through: what it holds looks like its siblings.
    offset = isOpen ? (id === ids.segment ? end : inside) : inside + size;
  }
}

/** The number of zeros before the first one of a number says how many bytes it has. */
const lengthOf = (first: number): number => (first === 0 ? 9 : Math.clz32(first) - 23);

const readSize = (head: Buffer, offset: number, length: number): number | null => {
  const bytes = head.subarray(offset, offset + length);
  const value = bytes.reduce((sum, byte, index) => sum * 256 + (index === 0 ? byte & (0xff >> length) : byte), 0);
  return value === 2 ** (7 * length) - 1 ? null : value;
};

const readInfo = async (source: ByteSource, info: Element) => {
  const found = { scale: DEFAULT_SCALE, written: 0 };
  for await (const { id, start, end } of listElements(source, info.start, info.end)) {
    const bytes = await source.read(start, Math.min(end - start, 8));
    if (id === ids.scale) found.scale = bytes.readUIntBE(0, Math.min(bytes.length, 6));
    if (id === ids.duration) found.written = bytes.length === 8 ? bytes.readDoubleBE(0) : bytes.readFloatBE(0);
  }
  return found;
};

const readLastTime = async (source: ByteSource, cluster: Element): Promise<number> => {
  let base = 0;
  let last = 0;
  for await (const { id, start, end } of listElements(source, cluster.start, cluster.end)) {
    if (id === ids.cluster) break;
    if (id === blocks.time) base = (await source.read(start, Math.min(end - start, 6))).readUIntBE(0, end - start);
    if (id === blocks.simple) last = Math.max(last, base + (await readOffset(source, start)));
    if (id === blocks.group) {
      for await (const inner of listElements(source, start, end)) {
        if (inner.id === blocks.inGroup) last = Math.max(last, base + (await readOffset(source, inner.start)));
      }
    }
  }
  return last;
};

/** Behind the number of its track stands the block's time within its cluster. */
const readOffset = async (source: ByteSource, start: number): Promise<number> => {
  const head = await source.read(start, 12);
  return head.readInt16BE(lengthOf(head.readUInt8(0)));
};
