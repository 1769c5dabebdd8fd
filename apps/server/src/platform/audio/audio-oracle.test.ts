import {
  AdtsOutputFormat,
  ALL_FORMATS,
  type AudioCodec,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { readAudio } from './read-audio.ts';

type Recording = {
  format: OutputFormat;
  codec: AudioCodec;
  sampleRate: number;
  samplesPerPacket: number;
  packet: Uint8Array;
  description?: Uint8Array;
};

const opusHead = Uint8Array.from([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]);
/** A frame of 20 ms of silence. */
const opus = {
  codec: 'opus',
  sampleRate: 48_000,
  samplesPerPacket: 960,
  packet: Uint8Array.from([0xf8, 0xff, 0xfe]),
  description: opusHead,
} as const;
/** AAC, low complexity, 44.1 kHz, one channel. */
const aac = {
  codec: 'aac',
  sampleRate: 44_100,
  samplesPerPacket: 1024,
  packet: new Uint8Array(40),
  description: Uint8Array.from([0x12, 0x08]),
} as const;
/** MPEG 1, layer III, 128 kbit/s, 44.1 kHz, one channel: 417 bytes a frame. */
const mp3Frame = Uint8Array.from({ length: 417 }, (_none, index) => [0xff, 0xfb, 0x90, 0xc4][index] ?? 0);
const mp3 = { codec: 'mp3', sampleRate: 44_100, samplesPerPacket: 1152, packet: mp3Frame } as const;
const pcm = { codec: 'pcm-s16', sampleRate: 8000, samplesPerPacket: 400, packet: new Uint8Array(800) } as const;

const PACKETS = 237;

const record = async (recording: Recording): Promise<Buffer> => {
  const { format, codec, sampleRate, samplesPerPacket, packet, description } = recording;
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const duration = samplesPerPacket / sampleRate;
  const decoderConfig = {
    codec: { opus: 'opus', aac: 'mp4a.40.2', mp3: 'mp3', 'pcm-s16': 'pcm-s16' }[codec as string] ?? codec,
    sampleRate,
    numberOfChannels: 1,
    ...(description && { description }),
  };
  for (let index = 0; index < PACKETS; index += 1) {
    await source.add(new EncodedPacket(packet, 'key', index * duration, duration), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
};

const measureByLibrary = (bytes: Buffer) =>
  new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) }).computeDuration();

describe('a recording that another library wrote', () => {
  it.each<[string, string, Recording]>([
    ['WebM', 'audio/webm', { ...opus, format: new WebMOutputFormat() }],
    [
      'WebM as it is streamed, without a length',
      'audio/webm',
      { ...opus, format: new WebMOutputFormat({ appendOnly: true }) },
    ],
    ['MP4', 'audio/mp4', { ...aac, format: new Mp4OutputFormat() }],
    ['MP4 in fragments', 'audio/mp4', { ...aac, format: new Mp4OutputFormat({ fastStart: 'fragmented' }) }],
    ['Ogg', 'audio/ogg', { ...opus, format: new OggOutputFormat() }],
    ['MP3', 'audio/mpeg', { ...mp3, format: new Mp3OutputFormat() }],
    [
      'MP3 without the head that counts its frames',
      'audio/mpeg',
      { ...mp3, format: new Mp3OutputFormat({ xingHeader: false }) },
    ],
    ['AAC', 'audio/aac', { ...aac, format: new AdtsOutputFormat() }],
    ['WAV', 'audio/wav', { ...pcm, format: new WavOutputFormat() }],
  ])('%s lasts as long as the library reports', async (_name, contentType, recording) => {
    const bytes = await record(recording);
    const found = readAudio({ size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) });
    expect(found?.contentType).toBe(contentType);
    // Not every format stores the length of the last packet, so a difference of one packet is accepted.
    const packetSeconds = recording.samplesPerPacket / recording.sampleRate;
    expect(Math.abs((found?.duration ?? 0) - (await measureByLibrary(bytes)))).toBeLessThanOrEqual(
      packetSeconds * 1.01,
    );
  });
});
