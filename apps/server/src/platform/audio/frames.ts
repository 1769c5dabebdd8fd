import type { ByteSource, Measure } from './byte-source.ts';

/** WAV: the bytes of sound divided by the bytes per second. */
export const measureWav: Measure = (source) => {
  let bytesPerSecond = 0;
  for (let offset = 12, chunks = 0; offset + 8 <= source.size && chunks < 100; chunks += 1) {
    const head = source.read(offset, 8);
    const size = head.readUInt32LE(4);
    const name = head.toString('latin1', 0, 4);
    if (name === 'fmt ') bytesPerSecond = source.read(offset + 8, 16).readUInt32LE(8);
    if (name === 'data') {
      return bytesPerSecond === 0 ? null : Math.min(size, source.size - offset - 8) / bytesPerSecond;
    }
    offset += 8 + size + (size % 2);
  }
  return null;
};

/** FLAC: the first block contains the number of samples. */
export const measureFlac: Measure = (source) => {
  const info = source.read(18, 8);
  const rate = info.readUIntBE(0, 3) >>> 4;
  const samples = (info.readUInt8(3) & 0x0f) * 2 ** 32 + info.readUInt32BE(4);
  return rate === 0 || samples === 0 ? null : samples / rate;
};

const OGG_TAIL_BYTES = 65_536;
/** Opus counts samples at this rate, whatever rate was recorded. */
const OPUS_RATE = 48_000;

/** Ogg: the last page contains the number of samples. */
export const measureOgg: Measure = (source) => {
  const start = source.read(0, 256);
  const opus = start.indexOf('OpusHead');
  const vorbis = start.indexOf('\x01vorbis', 0, 'latin1');
  if (opus < 0 && vorbis < 0) return null;
  const [rate, skipped] = opus < 0 ? [start.readUInt32LE(vorbis + 12), 0] : [OPUS_RATE, start.readUInt16LE(opus + 10)];
  const tail = source.read(Math.max(0, source.size - OGG_TAIL_BYTES), OGG_TAIL_BYTES);
  const last = tail.lastIndexOf('OggS');
  if (last < 0 || rate === 0) return null;
  return Math.max(0, Number(tail.readBigUInt64LE(last + 6)) - skipped) / rate;
};

const adtsRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const SAMPLED_BYTES = 65_536;

/** AAC frames have similar lengths, so the first ones give the number of frames. */
export const measureAdts: Measure = (source) => {
  const bytes = source.read(0, SAMPLED_BYTES);
  const rate = adtsRates[(bytes.readUInt8(2) >> 2) & 15];
  let frames = 0;
  let offset = 0;
  while (offset + 7 <= bytes.length && (bytes.readUInt16BE(offset) & 0xfff6) === 0xfff0) {
    const length = (bytes.readUIntBE(offset + 3, 3) >> 5) & 0x1fff;
    if (length < 7) break;
    offset += length;
    frames += 1;
  }
  return rate === undefined || offset === 0 ? null : ((frames * 1024) / rate) * (source.size / offset);
};

const mp3Bitrates: Record<string, readonly number[]> = {
  '1-1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1-2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2-1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2-2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const mp3Rates = [44_100, 48_000, 32_000];

/** MP3: uses the frame count of the Xing header if there is one, otherwise the bitrate. */
export const measureMp3: Measure = (source) => {
  const start = findFirstFrame(source);
  const frame = source.read(start, 256);
  const head = frame.readUInt32BE(0);
  const [version, layer] = [(head >>> 19) & 3, 4 - ((head >>> 17) & 3)];
  const rate = (mp3Rates[(head >>> 10) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const bitrates = version === 3 ? mp3Bitrates[`1-${layer}`] : mp3Bitrates[layer === 1 ? '2-1' : '2-2'];
  const bitrate = (bitrates?.[(head >>> 12) & 15] ?? 0) * 1000;
  const samples = layer === 1 ? 384 : layer === 3 && version !== 3 ? 576 : 1152;
  const info = ['Xing', 'Info'].map((word) => frame.indexOf(word)).find((found) => found > 0);
  if (info !== undefined && (frame.readUInt32BE(info + 4) & 1) === 1) {
    return rate === 0 ? null : (frame.readUInt32BE(info + 8) * samples) / rate;
  }
  return bitrate === 0 ? null : ((source.size - start) * 8) / bitrate;
};

/** Skips ID3 tags. Their length has seven bits in each byte. */
const findFirstFrame = (source: ByteSource): number => {
  const tag = source.read(0, 10);
  if (tag.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = tag.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return size + 10;
};
