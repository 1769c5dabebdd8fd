import type { ChildProcess } from 'node:child_process';
import { startCaged } from './cage/start-caged.ts';
import { AppError } from './error/app-error.ts';
import type { RenderedImage } from './image/render-image.ts';
import { type CardTask, IMAGE_JPEG_MEMORY, type ImageAnswer, type ImageLimits, type ImageTask } from './image/task.ts';
import { createFairQueue } from './load/fair-queue.ts';
import { createWorkerPool, type PoolMember } from './load/worker-pool.ts';
import { findProgram } from './program.ts';

/** Renders images. Work is queued fairly by person: the uploader, or the owner of the page that a visitor opens. */
export type Images = {
  render(personId: string, prepare: () => Promise<ImageTask>, options: { isHeavy: boolean }): Promise<RenderedImage>;
  /** The picture of a link preview. */
  drawCard(ownerId: string, prepare: () => Promise<CardTask['card']>): Promise<Buffer>;
};

type Done = Extract<ImageAnswer, { rendered: unknown } | { drawn: unknown }>;
type ImageProcess = PoolMember & { ask(task: ImageTask | CardTask): Promise<Done> };

const IDLE_MS = 20_000;
/** Only for a process that hangs. The process itself limits its CPU time. */
const RENDER_MS = 120_000;
/** About ten times the CPU time and three times the memory that the largest real photo needs. */
const defaultLimits: ImageLimits = { cpuMs: 30_000, memoryBytes: 600 * 1024 * 1024 };
const RETRY_AFTER_SECONDS = 30;
/** Limits of the operating system, in case the process cannot limit itself. The CPU time is that of all its images. */
const SYSTEM_MEMORY_MB = 1200;
const SYSTEM_CPU_SECONDS = 600;
/** Two at a time, so that one person's uploads do not block others. A page uploads three at once. */
const turnLimits = { concurrency: 2, waitingOfOne: 12, waitingOfAll: 120, waitMs: 45_000 };

/**
 * Renders images in at most two caged processes. They decode untrusted bytes: a crash or memory growth must not reach
 * the server.
 */
export const createImages = (workFolder: string, { renderMs = RENDER_MS, limits = defaultLimits } = {}): Images => {
  const workers = createWorkerPool(() => startProcess(workFolder, renderMs, limits), { idleMs: IDLE_MS });
  const inTurn = createFairQueue(turnLimits);
  return {
    async render(personId, prepare, options) {
      const told = await inTurn(personId, async () => workers.run(async ({ ask }) => ask(await prepare())), options);
      if ('rendered' in told) return told.rendered;
      throw new Error('The image process sent an unexpected answer.');
    },
    async drawCard(ownerId, prepare) {
      // Visitors cause these, so they are queued apart from the owner's uploads.
      const draw = () => workers.run(async ({ ask }) => ask({ card: await prepare() }));
      const told = await inTurn(`card/${ownerId}`, draw);
      if ('drawn' in told) return Buffer.from(told.drawn, 'base64');
      throw new Error('The image process sent an unexpected answer.');
    },
  };
};

const startProcess = (workFolder: string, renderMs: number, limits: ImageLimits): ImageProcess => {
  const child = startCaged({
    program: findProgram('image-process'),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    heapMb: null,
    memoryMb: SYSTEM_MEMORY_MB,
    cpuSeconds: SYSTEM_CPU_SECONDS,
    folder: workFolder,
    addon: 'sharp',
    env: { JPEGMEM: IMAGE_JPEG_MEMORY, UV_THREADPOOL_SIZE: '1' },
  });
  let onEnd: (error: unknown) => void = () => undefined;
  let isGone = false;
  let isReady = false;
  child.once('message', () => {
    isReady = true;
  });
  child.on('error', (error) => onEnd(error));
  child.on('exit', (code, signal) => {
    isGone = true;
    onEnd(isReady ? explainEnd(code, signal) : new Error(`The process of images did not start: ${signal ?? code}.`));
  });
  setRef(child, false);

  const ask = async (task: ImageTask | CardTask): Promise<Done> => {
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const end = (error: unknown) => {
      isGone = true;
      child.kill('SIGKILL');
      reject(error);
    };
    const renderTimer = setTimeout(() => end(createBusy()), renderMs);
    const answer = (told: ImageAnswer) => {
      if ('ready' in told) return;
      if ('rendered' in told || 'drawn' in told) resolve(told);
      else reject('code' in told ? new AppError(told.code, { cause: told.reason }) : new Error(told.reason));
    };
    onEnd = reject;
    setRef(child, true);
    child.on('message', answer).send?.({ ...task, limits }, (error) => error && end(error));
    try {
      return await promise;
    } finally {
      clearTimeout(renderTimer);
      child.off('message', answer);
      onEnd = () => undefined;
      setRef(child, false);
    }
  };
  return { ask, isGone: () => isGone, end: () => child.kill('SIGKILL') };
};

/** An idle process must not keep the server alive. */
const setRef = (child: ChildProcess, isBusy: boolean): void => {
  const change = isBusy ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
};

/** Signals that stop every process, and so mean nothing about the image. */
const stopSignals: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** SIGKILL means that a limit was reached, of the process itself or of the system. A crash means that the file is hostile. */
const explainEnd = (code: number | null, signal: NodeJS.Signals | null): AppError => {
  const cause = new Error(`The process of images ended with ${signal ?? code}.`);
  if (stopSignals.includes(signal)) return createBusy(cause);
  return new AppError(signal === 'SIGKILL' || signal === 'SIGXCPU' ? 'image_too_complex' : 'image_format_invalid', {
    cause,
  });
};

const createBusy = (cause?: Error) => new AppError('media_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
