import type { ByteSource, Measure } from '../audio.ts';

type Box = { type: string; start: number; end: number };

const MAX_BOXES = 100_000;

/** MP4: the header's length, or for a recording that was written in pieces the sum of its pieces. */
export const measureMp4: Measure = async (source) => {
  const timescales = new Map<number, number>();
  let declared: number | null = null;
  let fragments = 0;
  for await (const box of listBoxes(source, 0, source.size)) {
    if (box.type === 'moov') declared = await readMovie(source, box, timescales);
    if (box.type === 'moof') fragments = Math.max(fragments, await readFragment(source, box, timescales));
  }
  return declared || fragments || null;
};

async function* listBoxes(source: ByteSource, start: number, end: number): AsyncGenerator<Box> {
  let offset = start;
  for (let count = 0; offset + 8 <= end && count < MAX_BOXES; count += 1) {
    const head = await source.read(offset, 16);
    const size = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const isLong = size === 1;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : size === 0 ? end - offset : size;
    if (length < 8) return;
    yield { type, start: offset + (isLong ? 16 : 8), end: Math.min(offset + length, end) };
    offset += length;
  }
}

const findBox = async (source: ByteSource, { start, end }: Omit<Box, 'type'>, type: string): Promise<Box | null> => {
  for await (const box of listBoxes(source, start, end)) if (box.type === type) return box;
  return null;
};

/** Version, a flag or two, then two times, the ticks of a second and the length. */
const readClock = async (source: ByteSource, { start }: Box) => {
  const bytes = await source.read(start, 32);
  const isLong = bytes.readUInt8(0) === 1;
  return {
    timescale: bytes.readUInt32BE(isLong ? 20 : 12),
    duration: isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16),
  };
};

const readMovie = async (source: ByteSource, movie: Box, timescales: Map<number, number>): Promise<number | null> => {
  let seconds: number | null = null;
  for await (const box of listBoxes(source, movie.start, movie.end)) {
    if (box.type === 'mvhd') {
      const { timescale, duration } = await readClock(source, box);
      seconds = timescale === 0 || duration === 0xff_ff_ff_ff ? null : duration / timescale;
    }
    if (box.type === 'trak') await readTrack(source, box, timescales);
  }
  return seconds;
};

const readTrack = async (source: ByteSource, track: Box, timescales: Map<number, number>): Promise<void> => {
  const header = await findBox(source, track, 'tkhd');
  const media = await findBox(source, track, 'mdia');
  const clock = media && (await findBox(source, media, 'mdhd'));
  if (!header || !clock) return;
  const bytes = await source.read(header.start, 24);
  const id = bytes.readUInt32BE(bytes.readUInt8(0) === 1 ? 20 : 12);
  timescales.set(id, (await readClock(source, clock)).timescale);
};

/** Where a piece ends, in seconds: its start and the lengths of its samples. */
const readFragment = async (source: ByteSource, piece: Box, timescales: Map<number, number>): Promise<number> => {
  let end = 0;
  for await (const track of listBoxes(source, piece.start, piece.end)) {
    if (track.type !== 'traf') continue;
    const header = await findBox(source, track, 'tfhd');
    const decoded = await findBox(source, track, 'tfdt');
    const run = await findBox(source, track, 'trun');
    if (!header || !run) continue;
    const { id, sampleTicks } = await readDefaults(source, header);
    const startTicks = decoded ? await readStart(source, decoded) : 0;
    const timescale = timescales.get(id) ?? 0;
    if (timescale > 0) end = Math.max(end, (startTicks + (await sumRun(source, run, sampleTicks))) / timescale);
  }
  return end;
};

const readDefaults = async (source: ByteSource, { start }: Box) => {
  const bytes = await source.read(start, 32);
  const flags = bytes.readUIntBE(1, 3);
  const offset = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  return { id: bytes.readUInt32BE(4), sampleTicks: flags & 0x8 ? bytes.readUInt32BE(offset) : 0 };
};

const readStart = async (source: ByteSource, { start }: Box): Promise<number> => {
  const bytes = await source.read(start, 12);
  return bytes.readUInt8(0) === 1 ? Number(bytes.readBigUInt64BE(4)) : bytes.readUInt32BE(4);
};

const sumRun = async (source: ByteSource, { start, end }: Box, sampleTicks: number): Promise<number> => {
  const bytes = await source.read(start, Math.min(end - start, 1024 * 1024));
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
