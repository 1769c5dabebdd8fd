import type { ByteSource, Measure } from './byte-source.ts';

type Box = { type: string; start: number; end: number };

/** Boxes that contain other boxes. All others are skipped. */
const holders = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);

/** A larger run claims more samples than any recording has. */
const RUN_MAX_BYTES = 1024 * 1024;

/** MP4: the duration of the header, or for a fragmented recording the end of its last fragment. */
export const measureMp4: Measure = (source) => {
  const timescales = new Map<number, number>();
  let declared: number | null = null;
  let trackId = 0;
  let piece = { id: 0, sampleTicks: 0, ticks: 0 };
  let last = 0;
  for (const box of walk(source)) {
    if (box.type === 'mvhd') declared = readLength(source, box);
    if (box.type === 'tkhd') trackId = readTrackId(source, box);
    if (box.type === 'mdhd') timescales.set(trackId, readClock(source, box).timescale);
    if (box.type === 'traf') piece = { id: 0, sampleTicks: 0, ticks: 0 };
    if (box.type === 'tfhd') piece = { ...piece, ...readDefaults(source, box) };
    if (box.type === 'tfdt') piece.ticks = readStart(source, box);
    if (box.type === 'trun') {
      const timescale = timescales.get(piece.id) ?? 0;
      piece.ticks += sumRun(source, box, piece.sampleTicks);
      if (timescale > 0) last = Math.max(last, piece.ticks / timescale);
    }
  }
  return declared || last || null;
};

/** Yields each box once, in the order of the file. Headers come before the boxes that need them. */
function* walk(source: ByteSource): Generator<Box> {
  for (let offset = 0; offset + 8 <= source.size; ) {
    const head = source.read(offset, 16);
    const size = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const isLong = size === 1;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : size === 0 ? source.size - offset : size;
    if (length < 8) return;
    const start = offset + (isLong ? 16 : 8);
    const end = offset + length;
    yield { type, start, end: Math.min(end, source.size) };
    offset = holders.has(type) ? start : end;
  }
}

/** Reads the timescale and the duration, which follow the version, flags and two dates. */
const readClock = (source: ByteSource, { start }: Box) => {
  const bytes = source.read(start, 32);
  const isLong = bytes.readUInt8(0) === 1;
  return {
    timescale: bytes.readUInt32BE(isLong ? 20 : 12),
    duration: isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16),
  };
};

const readLength = (source: ByteSource, box: Box): number | null => {
  const { timescale, duration } = readClock(source, box);
  return timescale === 0 || duration === 0xff_ff_ff_ff ? null : duration / timescale;
};

const readTrackId = (source: ByteSource, { start }: Box): number => {
  const bytes = source.read(start, 24);
  return bytes.readUInt32BE(bytes.readUInt8(0) === 1 ? 20 : 12);
};

const readDefaults = (source: ByteSource, { start }: Box) => {
  const bytes = source.read(start, 32);
  const flags = bytes.readUIntBE(1, 3);
  const offset = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  return { id: bytes.readUInt32BE(4), sampleTicks: flags & 0x8 ? bytes.readUInt32BE(offset) : 0 };
};

const readStart = (source: ByteSource, { start }: Box): number => {
  const bytes = source.read(start, 12);
  return bytes.readUInt8(0) === 1 ? Number(bytes.readBigUInt64BE(4)) : bytes.readUInt32BE(4);
};

const sumRun = (source: ByteSource, { start, end }: Box, sampleTicks: number): number => {
  const bytes = source.read(start, Math.min(end - start, RUN_MAX_BYTES));
  const flags = bytes.readUIntBE(1, 3);
  const samples = bytes.readUInt32BE(4);
  if (!(flags & 0x100)) return samples * sampleTicks;
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let ticks = 0;
  for (let sample = 0; sample < samples && first + sample * step + 4 <= bytes.length; sample += 1) {
    ticks += bytes.readUInt32BE(first + sample * step);
  }
  return ticks;
};
