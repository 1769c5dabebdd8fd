import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findLibraryPath } from '../config.ts';
import { AppError } from './error/app-error.ts';
import type { RenderedImage } from './image/render-image.ts';
import { type CardTask, IMAGE_JPEG_MEMORY, type ImageLimits, type ImageTask, type ImageTold } from './image/task.ts';
import { createCrew, type Worker } from './load/crew.ts';
import { findProgram } from './program.ts';

type ImageRenderer = (task: ImageTask) => Promise<RenderedImage>;

type CardDrawer = (card: CardTask['card']) => Promise<Buffer>;

type Done = Extract<ImageTold, { rendered: unknown } | { drawn: unknown }>;
type ImageProcess = Worker & { ask(task: ImageTask | CardTask): Promise<Done> };

const IDLE_MS = 20_000;
/** The process watches the time that it works itself. This is for one that hangs, on a machine with little time to give. */
const RENDER_MS = 120_000;
/** Each some ten times and three times what the largest honest photo takes. */
const defaultLimits: ImageLimits = { cpuMs: 30_000, memoryBytes: 600 * 1024 * 1024 };
const RETRY_AFTER_SECONDS = 30;

/**
 * Draws images in processes of their own. They unpack what anybody may have made: what they hold in memory is gone with
 * them, and a picture that crashes its reader takes nobody along. They know no secret, as they get none.
 */
export const createImageRenderer = ({ renderMs = RENDER_MS, limits = defaultLimits } = {}): ImageRenderer => {
  const crew = createCrew(() => startProcess(renderMs, limits), { idleMs: IDLE_MS });
  return async (task) => {
    const told = await crew.employ(({ ask }) => ask(task));
    if ('rendered' in told) return told.rendered;
    throw new Error('The process of images did something else.');
  };
};

/** Draws pictures of link previews there, too. */
export const createCardDrawer = (): CardDrawer => {
  const crew = createCrew(() => startProcess(RENDER_MS, defaultLimits), { idleMs: IDLE_MS });
  return async (card) => {
    const told = await crew.employ(({ ask }) => ask({ card }));
    if ('drawn' in told) return Buffer.from(told.drawn, 'base64');
    throw new Error('The process of images did something else.');
  };
};

const startProcess = (renderMs: number, limits: ImageLimits): ImageProcess => {
  const child = fork(fileURLToPath(findProgram('image-process')), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...findLibraryPath(), JPEGMEM: IMAGE_JPEG_MEMORY, UV_THREADPOOL_SIZE: '1' },
  });
  let onEnd: (error: unknown) => void = () => undefined;
  let isGone = false;
  child.on('error', (error) => onEnd(error));
  child.on('exit', (code, signal) => {
    isGone = true;
    onEnd(explainEnd(code, signal));
  });
  setRef(child, false);

  const ask = async (task: ImageTask | CardTask): Promise<Done> => {
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const end = (error: unknown) => {
      isGone = true;
      child.kill('SIGKILL');
      reject(error);
    };
    const patience = setTimeout(() => end(createBusy()), renderMs);
    const answer = (told: ImageTold) => {
      if ('rendered' in told || 'drawn' in told) resolve(told);
      else reject('code' in told ? new AppError(told.code, { cause: told.reason }) : new Error(told.reason));
    };
    onEnd = reject;
    setRef(child, true);
    child.on('message', answer).send({ ...task, limits }, (error) => error && end(error));
    try {
      return await promise;
    } finally {
      clearTimeout(patience);
      child.off('message', answer);
      onEnd = () => undefined;
      setRef(child, false);
    }
  };
  return { ask, isGone: () => isGone, end: () => child.kill('SIGKILL') };
};

/** A process at rest keeps ours not alive. */
const setRef = (child: ChildProcess, isBusy: boolean): void => {
  const change = isBusy ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
};

/** Those that tell every process to stop, and so say nothing about the picture. */
const stopSignals: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Whoever took too much has killed itself, or the system has; whoever crashed met bytes that nobody should read. */
const explainEnd = (code: number | null, signal: NodeJS.Signals | null): AppError => {
  const cause = new Error(`The process of images ended with ${signal ?? code}.`);
  if (stopSignals.includes(signal)) return createBusy(cause);
  return new AppError(signal === 'SIGKILL' ? 'image_too_complex' : 'image_format_invalid', { cause });
};

const createBusy = (cause?: Error) => new AppError('media_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
