import { type ByteSource, limitSteps, type Measure } from './byte-source.ts';
import { measureAdts, measureFlac, measureMp3, measureOgg, measureWav } from './frames.ts';
import { measureMp4 } from './mp4.ts';
import { measureWebm, WEBM_STEPS_MAX } from './webm.ts';

/** The type and the duration of a recording. */
export type FoundAudio = { contentType: string; duration: number | null };

type AudioFormat = { contentType: string; isIt(start: Buffer): boolean; measure: Measure; stepsMax?: number };

const SNIFFED_BYTES = 64;

const startsWith = (start: Buffer, text: string, offset = 0) =>
  start.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

const formats: readonly AudioFormat[] = [
  {
    contentType: 'audio/webm',
    isIt: (start) => startsWith(start, '\x1a\x45\xdf\xa3'),
    measure: measureWebm,
    stepsMax: WEBM_STEPS_MAX,
  },
  { contentType: 'audio/mp4', isIt: (start) => startsWith(start, 'ftyp', 4), measure: measureMp4 },
  { contentType: 'audio/ogg', isIt: (start) => startsWith(start, 'OggS'), measure: measureOgg },
  {
    contentType: 'audio/wav',
    isIt: (start) => startsWith(start, 'RIFF') && startsWith(start, 'WAVE', 8),
    measure: measureWav,
  },
  { contentType: 'audio/flac', isIt: (start) => startsWith(start, 'fLaC'), measure: measureFlac },
  // Must come before MP3: frames of both start with the same bits.
  { contentType: 'audio/aac', isIt: (start) => (start.readUInt16BE(0) & 0xfff6) === 0xfff0, measure: measureAdts },
  {
    contentType: 'audio/mpeg',
    isIt: (start) => startsWith(start, 'ID3') || isMp3Frame(start),
    measure: measureMp3,
  },
];

/** MPEG audio of a known version, layer, bitrate and sampling rate. */
const isMp3Frame = (start: Buffer): boolean => {
  const head = start.readUInt32BE(0);
  const [version, layer, bitrate, sampling] = [
    (head >>> 19) & 3,
    (head >>> 17) & 3,
    (head >>> 12) & 15,
    (head >>> 10) & 3,
  ];
  return head >>> 21 === 0x7ff && version !== 1 && layer !== 0 && bitrate !== 0 && bitrate !== 15 && sampling !== 3;
};

/**
 * Detects the format by the first bytes; null for formats that browsers do not play. This folder replaces mediabunny,
 * which the tests compare it with. Use mediabunny again when more than type and duration is needed.
 */
export const readAudio = (source: ByteSource): FoundAudio | null => {
  const start = source.read(0, SNIFFED_BYTES);
  const format = start.length < 16 ? undefined : formats.find(({ isIt }) => isIt(start));
  if (!format) return null;
  const duration = measureAs(format, source);
  const isKnown = duration !== null && Number.isFinite(duration) && duration >= 0;
  return { contentType: format.contentType, duration: isKnown ? Math.round(duration * 1000) / 1000 : null };
};

/** A file with damaged headers is still accepted; only its duration is unknown. */
const measureAs = ({ measure, stepsMax }: AudioFormat, source: ByteSource): number | null => {
  try {
    return measure(limitSteps(source, stepsMax));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
