import type { Logger } from '../../../platform/logger.ts';

/** The delay between a write and indexing, so that several notes are indexed together. */
const DELAY_MS = 100;
/** The delay after a failure. The worker indexes the rest too. */
const FAILURE_DELAY_MS = 3000;
/** Writers wait while more notes than this are due. */
const WAITING_MAX = { count: 1024, bytes: 2 * 1024 * 1024 };
/** A note of this size is indexed at once: it fills a statement alone, and a search would have to wait for it. */
const LONG_BYTES = 64 * 1024;

type Dependencies = {
  /** Indexes some of the due notes. Returns how many, and whether that was all. */
  catchUp: () => Promise<{ count: number; isAll: boolean }>;
  log: Pick<Logger, 'warn'>;
  delayMs?: number;
};

export type IndexScheduler = ReturnType<typeof createIndexScheduler>;

/** Indexes the notes that this process wrote: after the response was sent, and several at once. */
export const createIndexScheduler = ({ catchUp, log, delayMs = DELAY_MS }: Dependencies) => {
  let isOn = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  /** Resolved when some notes were indexed, or failed. */
  let progress = Promise.withResolvers<void>();
  /** The notes that were written since the last time that nothing was due. */
  const waiting = { count: 0, bytes: 0 };

  const startAfter = (ms: number) => {
    if (running || !isOn) return;
    timer ??= setTimeout(start, ms);
  };

  const start = () => {
    timer = undefined;
    running = drain().then(
      () => end(delayMs),
      (error: unknown) => {
        log.warn({ err: error }, 'New notes are not indexed yet: searches of their people do it, or the worker.');
        end(FAILURE_DELAY_MS);
        releaseWriters();
      },
    );
  };

  const end = (ms: number) => {
    running = undefined;
    if (waiting.count > 0) startAfter(ms);
  };

  /** Notes written while the last batch is indexed wait for the next delay. */
  const drain = async (): Promise<void> => {
    for (let isAll = false; isOn && !isAll; ) {
      const before = { ...waiting };
      const done = await catchUp();
      ({ isAll } = done);
      const part = isAll ? 1 : Math.min(1, done.count / Math.max(1, before.count));
      waiting.count -= Math.round(before.count * part);
      waiting.bytes -= Math.round(before.bytes * part);
      releaseWriters();
    }
  };

  const releaseWriters = () => {
    progress.resolve();
    progress = Promise.withResolvers<void>();
  };

  /** Starts directly after the current response. */
  const startNow = () => {
    if (running) return;
    clearTimeout(timer);
    timer = setTimeout(start, 0);
  };

  const isFull = () => waiting.count > WAITING_MAX.count || waiting.bytes > WAITING_MAX.bytes;

  return {
    start: () => {
      isOn = true;
    },

    /** Call it after each write that must be indexed. */
    schedule: (bytes = 0): void => {
      if (!isOn) return;
      waiting.count += 1;
      waiting.bytes += bytes;
      if (bytes >= LONG_BYTES) startNow();
      else startAfter(delayMs);
    },

    /** Lets writers wait while the index is far behind. */
    async waitForRoom(): Promise<void> {
      if (!isOn || !isFull()) return;
      startNow();
      await progress.promise;
    },

    async stop(): Promise<void> {
      isOn = false;
      clearTimeout(timer);
      timer = undefined;
      await running;
      releaseWriters();
    },
  };
};
