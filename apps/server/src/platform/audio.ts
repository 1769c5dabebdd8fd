import { z } from 'zod';
import type { FoundAudio } from './audio/read-audio.ts';
import { CageDeath, openCage } from './cage/cage.ts';
import type { CageLimits } from './cage/meter.ts';
import { AppError } from './error/app-error.ts';
import { createWorkerPool, type PoolMember } from './load/worker-pool.ts';
import { findProgram } from './program.ts';

/** Random access to a stored file. A read beyond the end returns fewer bytes. */
export type StoredBytes = { size: number; read(offset: number, length: number): Promise<Buffer> };

/** Returns null if the bytes are no audio format that browsers play. */
type AudioReader = (source: StoredBytes) => Promise<FoundAudio | null>;

type AudioProcess = PoolMember & { look: AudioReader };

/** The request to the process: measure a recording of this size. */
export type AudioTask = { size: number };

const MB = 1024 * 1024;
const IDLE_MS = 10_000;
/** Measuring takes a fraction of a second, but a slow storage may need longer to answer. */
const LOOK_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;
export const audioProgram = { program: findProgram('audio-process'), heapMb: 32, memoryMb: 128, cpuSeconds: 600 };
export const audioLimits: CageLimits = { cpuMs: 10_000, wallMs: LOOK_MS, memoryBytes: 150 * MB, outputBytes: MB };

const foundSchema = z.object({ contentType: z.string(), duration: z.number().nullable() }).nullable();

/** Measures recordings in caged processes, because a hostile file can contain millions of boxes. */
export const createAudioReader = ({ lookMs = LOOK_MS } = {}): AudioReader => {
  const workers = createWorkerPool(() => startProcess(lookMs), { idleMs: IDLE_MS });
  return (source) => workers.run(({ look }) => look(source));
};

const startProcess = (lookMs: number): AudioProcess => {
  let current: StoredBytes | null = null;
  const caged = openCage<AudioTask>(
    audioProgram,
    audioLimits,
    async (offset, length) => (await current?.read(offset, length)) ?? nothing,
  );

  const look = async (source: StoredBytes): Promise<FoundAudio | null> => {
    current = source;
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      caged.end();
    }, lookMs);
    try {
      const asked = caged.ask({ size: source.size });
      asked.catch(() => undefined);
      return foundSchema.parse((await Promise.race([asked, timedOut])).answer);
    } catch (error) {
      throw error instanceof CageDeath ? new AppError('audio_format_invalid', { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      current = null;
    }
  };
  return { ...caged, look };
};

const nothing = Buffer.alloc(0);
