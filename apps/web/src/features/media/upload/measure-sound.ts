import { AUDIO_PEAKS_MAX } from '@pinlife/contract/media/limits';
import type { Sound } from '../../../entities/upload/upload.ts';
import { toPeaks } from '../audio/peaks.ts';

/** Enough for a waveform of speech, and small enough to decode a long file in memory. */
const SAMPLE_RATE = 8000;
const MAX_BYTES = 16 * 1024 * 1024;

/** The duration and loudness of a sound; null if it is too long, or this browser cannot decode it. */
export const measureSound = async (file: Blob): Promise<Sound | null> => {
  if (file.size > MAX_BYTES) return null;
  try {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
    const { duration, ...decoded } = await decode(context, file);
    return { duration, peaks: toPeaks(decoded.samples, AUDIO_PEAKS_MAX) };
  } catch {
    return null;
  }
};

const decode = async (context: BaseAudioContext, file: Blob): Promise<{ duration: number; samples: Float32Array }> => {
  const buffer = await context.decodeAudioData(await file.arrayBuffer());
  return { duration: buffer.duration, samples: buffer.getChannelData(0) };
};
