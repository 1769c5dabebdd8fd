import { constants, setPriority } from 'node:os';
import type { LanguageCode } from '@pinlife/contract/languages';
import { PICTURE_TEXT_MAX_LENGTH } from '@pinlife/contract/media/limits';
import { normalizeText } from '@pinlife/contract/normal-form';
import { z } from 'zod';
import type { StoredBytes } from './audio.ts';
import { openCage } from './cage/cage.ts';
import type { CageLimits } from './cage/meter.ts';
import { IMAGE_JPEG_MEMORY } from './image/task.ts';
import { pauseDuringRequests } from './load/pause-during-requests.ts';
import { createWorkerPool, type PoolMember } from './load/worker-pool.ts';
import type { OcrTask } from './ocr/task.ts';
import { findProgram } from './program.ts';
import { toStorable } from './text/storable.ts';

/** Recognises the text of an image, in this language and in English. Throws a `CageDeath` if it fails. */
export type ReadPicture = (source: StoredBytes, language: LanguageCode, signal: AbortSignal) => Promise<string>;

/** Optical character recognition. One caller at a time in this process, for all shards together. */
export type Ocr = <Result>(work: (readPicture: ReadPicture) => Promise<Result>) => Promise<Result>;

const MB = 1024 * 1024;
const IDLE_MS = 10_000;
/** The number of images after which a new process starts, so that nothing of a hostile image remains. */
const IMAGES_OF_PROCESS = 50;
const IMAGE_CPU_SECONDS = 30;
const ocrProgram = {
  program: findProgram('ocr-process'),
  heapMb: null,
  memoryMb: 900,
  cpuSeconds: IMAGES_OF_PROCESS * (IMAGE_CPU_SECONDS + 10),
  addon: 'sharp',
  env: { JPEGMEM: IMAGE_JPEG_MEMORY, UV_THREADPOOL_SIZE: '1' },
};
/** The wall time may be longer, because a busy machine gives the process hardly any CPU time. */
const defaultLimits: CageLimits = {
  cpuMs: IMAGE_CPU_SECONDS * 1000,
  wallMs: 300_000,
  memoryBytes: 450 * MB,
  outputBytes: MB,
};

export const createOcr = (limits: CageLimits = defaultLimits): Ocr => {
  const workers = createWorkerPool(() => startProcess(limits), { idleMs: IDLE_MS });
  const readPicture: ReadPicture = (source, language, signal) =>
    workers.run(({ recognize }) => recognize(source, language, signal));
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => work(readPicture));
    last = turn.catch(() => undefined);
    return turn;
  };
};

/** A caged process of the lowest priority, so that people's calls come first. */
const startProcess = (limits: CageLimits): PoolMember & { recognize: ReadPicture } => {
  let source: StoredBytes | null = null;
  let imagesLeft = IMAGES_OF_PROCESS;
  const caged = openCage<OcrTask>(
    ocrProgram,
    limits,
    async (offset, length) => (await source?.read(offset, length)) ?? nothing,
  );
  lowerPriority(caged.pid);
  return {
    ...caged,
    async recognize(bytes, language, signal) {
      signal.throwIfAborted();
      source = bytes;
      imagesLeft -= 1;
      signal.addEventListener('abort', caged.end, { once: true });
      const endPauses = pauseDuringRequests(caged);
      try {
        const { answer } = await caged.ask({ size: bytes.size, language });
        return cleanText(z.string().parse(answer));
      } finally {
        endPauses();
        signal.removeEventListener('abort', caged.end);
        source = null;
        if (imagesLeft === 0) caged.end();
      }
    },
  };
};

const lowerPriority = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not allow the priority: it works all the same.
  }
};

const nothing = Buffer.alloc(0);

/** Control characters and marks of text direction, except line ends. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Makes untrusted text storable: plain text within a limit, and in one Unicode form. */
export const cleanText = (text: string): string => {
  const clean = normalizeText(toStorable(text).replace(UNPRINTABLE, '')).trim();
  return clean.slice(0, PICTURE_TEXT_MAX_LENGTH).toWellFormed();
};
