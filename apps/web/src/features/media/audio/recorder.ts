import { AUDIO_PEAKS_MAX } from '@pinlife/contract/media/limits';
import type { Sound } from '../../../entities/upload/upload.ts';
import { toPeaks } from './peaks.ts';
import { withWebmDuration } from './webm-duration.ts';

/** MP4 plays everywhere; browsers that cannot record it record WebM. */
const formats = [
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/webm', extension: 'webm' },
] as const;
const FALLBACK = { type: '', extension: 'audio' } as const;

const BITS_PER_SECOND = 64_000;
const SLICE_MS = 1000;
const LEVEL_EVERY_MS = 80;
const MS_PER_SECOND = 1000;

export const canRecord = (): boolean => 'MediaRecorder' in globalThis && navigator.mediaDevices !== undefined;

export const chooseFormat = (isSupported: (type: string) => boolean): { type: string; extension: string } =>
  formats.find(({ type }) => isSupported(type)) ?? FALLBACK;

export type Recording = { file: File; sound: Sound };
type RecorderOptions = {
  /** Without its extension, which depends on the format. */
  name: string;
  /** The present loudness, from 0 to 1, and the length so far. */
  onLevel: (level: number, seconds: number) => void;
  /** The recording has ended, perhaps because a call or the browser took the microphone. */
  onStop: () => void;
};

/** Records from the microphone. Rejects if there is none, or the person does not allow it. */
export const startRecorder = async (options: RecorderOptions) => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  try {
    return record(stream, options);
  } catch (error) {
    release(stream);
    throw error;
  }
};

/** Turns the microphone off. */
const release = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

const record = (stream: MediaStream, { name, onLevel, onStop }: RecorderOptions) => {
  const { type, extension } = chooseFormat((candidate) => MediaRecorder.isTypeSupported(candidate));
  const recorder = new MediaRecorder(stream, {
    ...(type !== '' && { mimeType: type }),
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  const levels: number[] = [];
  const clock = createStopwatch();
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      clock.stop();
      resolve();
      onStop();
    });
  });
  recorder.start(SLICE_MS);
  clock.start();
  const meter = openMeter(stream);
  const timer = setInterval(() => {
    if (recorder.state !== 'recording') return;
    const level = meter.read();
    levels.push(level);
    onLevel(level, clock.seconds());
  }, LEVEL_EVERY_MS);
  const close = () => {
    clearInterval(timer);
    meter.close();
    release(stream);
  };

  return {
    pause: () => {
      if (recorder.state !== 'recording') return;
      recorder.pause();
      clock.stop();
    },
    resume: () => {
      if (recorder.state !== 'paused') return;
      recorder.resume();
      clock.start();
    },
    /** Null if nothing was recorded. */
    finish: async (): Promise<Recording | null> => {
      clock.stop();
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      close();
      const duration = clock.seconds();
      const contentType = (recorder.mimeType || type).split(';')[0] ?? '';
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      if (bytes.length === 0) return null;
      const file = new File([withWebmDuration(bytes, duration)], `${name}.${extension}`, { type: contentType });
      return { file, sound: { duration, peaks: toPeaks(levels, AUDIO_PEAKS_MAX) } };
    },
    discard: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      close();
    },
  };
};

export type Recorder = Awaited<ReturnType<typeof startRecorder>>;

const createStopwatch = () => {
  let counted = 0;
  let startedAt: number | null = null;
  const seconds = () => (counted + (startedAt === null ? 0 : performance.now() - startedAt)) / MS_PER_SECOND;
  return {
    seconds,
    start: () => {
      startedAt = performance.now();
    },
    stop: () => {
      counted = seconds() * MS_PER_SECOND;
      startedAt = null;
    },
  };
};

const METER_SAMPLES = 1024;
/** A voice nearby reaches about a third of the microphone's maximum. */
const GAIN = 3;

const openMeter = (stream: MediaStream) => {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: METER_SAMPLES });
  new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(analyser);
  const samples = new Float32Array(METER_SAMPLES);
  return {
    read: (): number => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * GAIN);
    },
    close: () => {
      context.close();
    },
  };
};
