import { Worker as Thread } from 'node:worker_threads';
import type { FoundAudio } from './audio/read-audio.ts';
import { type AudioAsked, type AudioTold, createWindowMemory, fillWindow } from './audio/window.ts';
import { AppError } from './error/app-error.ts';
import { createCrew, type Worker } from './load/crew.ts';
import { findProgram } from './program.ts';

/** Parts of something that is stored. Beyond its end there is nothing to read. */
export type StoredBytes = { size: number; read(offset: number, length: number): Promise<Buffer> };

/** What a recording is, by its bytes. Null: it is no audio that browsers know. */
type AudioReader = (source: StoredBytes) => Promise<FoundAudio | null>;

type AudioThread = Worker & { look: AudioReader };

const IDLE_MS = 10_000;
/** Looking takes a fraction of a second; a storage may take its time to answer. */
const LOOK_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;
const HEAP_MB = 32;

/** Looks at recordings in threads of their own: a hostile one has very many parts. */
export const createAudioReader = ({ lookMs = LOOK_MS } = {}): AudioReader => {
  const crew = createCrew(() => startThread(lookMs), { idleMs: IDLE_MS });
  return (source) => crew.employ(({ look }) => look(source));
};

const startThread = (lookMs: number): AudioThread => {
  const memory = createWindowMemory();
  const thread = new Thread(findProgram('audio-thread'), {
    workerData: memory,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // Whatever the process was started with is not meant for this.
    execArgv: [],
  });
  // A thread at rest keeps no process alive.
  thread.unref();
  let isGone = false;
  let onEnd: (error: unknown) => void = () => undefined;
  const end = (error: unknown = new Error('The thread has ended.')) => {
    isGone = true;
    void thread.terminate();
    onEnd(error);
  };
  thread.on('error', end).on('exit', () => end());

  const look = async (source: StoredBytes): Promise<FoundAudio | null> => {
    const { promise, resolve, reject } = Promise.withResolvers<FoundAudio | null>();
    onEnd = reject;
    const giveUp = () => end(new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    const patience = setTimeout(giveUp, lookMs);
    const answer = async (told: AudioTold): Promise<void> => {
      if ('found' in told) return resolve(told.found);
      if ('failure' in told) return reject(new Error(told.failure));
      try {
        fillWindow(memory, await source.read(told.wanted.offset, told.wanted.length));
      } catch (error) {
        // The thread is let go before the reason is told: it may look at something else next.
        thread.off('message', answer);
        thread.once('message', () => reject(error));
        fillWindow(memory, null);
      }
    };
    thread.on('message', answer).ref();
    thread.postMessage({ size: source.size } satisfies AudioAsked);
    try {
      return await promise;
    } finally {
      clearTimeout(patience);
      thread.off('message', answer).unref();
      onEnd = () => undefined;
    }
  };
  return { look, isGone: () => isGone, end };
};
