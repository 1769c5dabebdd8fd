import type { Logger } from '../../../platform/logger.ts';

/** So long after a note was written its keys are made, with those of the others that were written meanwhile. */
const DELAY_MS = 100;
/** After trouble; the worker looks after what is left too. */
const TROUBLE_MS = 3000;
/** Whoever writes while so many of this process wait, waits until there are fewer. */
const WAITING_MAX = { count: 1024, bytes: 2 * 1024 * 1024 };
/** A text so long is worth a statement of its own, and a search that met it would wait for it: it is indexed at once. */
const LONG_BYTES = 64 * 1024;

type Dependencies = {
  /** Indexes some of what is due; answers how many, and whether that was all. */
  catchUp: () => Promise<{ count: number; isAll: boolean }>;
  log: Pick<Logger, 'warn'>;
  delayMs?: number;
};

export type Soon = ReturnType<typeof createSoon>;

/** Indexes what this process has written, soon after: not before anybody is answered, and many notes at once. */
export const createSoon = ({ catchUp, log, delayMs = DELAY_MS }: Dependencies) => {
  let isOn = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  /** Some of what waits has been indexed, or cannot be. */
  let turn = Promise.withResolvers<void>();
  /** What was written since nothing was left. */
  const waiting = { count: 0, bytes: 0 };

  const schedule = (ms: number) => {
    if (running || !isOn) return;
    timer ??= setTimeout(start, ms);
  };

  const start = () => {
    timer = undefined;
    running = drain().then(
      () => end(delayMs),
      (error: unknown) => {
        log.warn({ err: error }, 'New notes are not indexed yet: searches of their people do it, or the worker.');
        end(TROUBLE_MS);
        letIn();
      },
    );
  };

  const end = (ms: number) => {
    running = undefined;
    if (waiting.count > 0) schedule(ms);
  };

  /** What is written while the last ones are indexed is left until there is more of it. */
  const drain = async (): Promise<void> => {
    for (let isAll = false; isOn && !isAll; ) {
      const before = { ...waiting };
      const done = await catchUp();
      ({ isAll } = done);
      const part = isAll ? 1 : Math.min(1, done.count / Math.max(1, before.count));
      waiting.count -= Math.round(before.count * part);
      waiting.bytes -= Math.round(before.bytes * part);
      letIn();
    }
  };

  const letIn = () => {
    turn.resolve();
    turn = Promise.withResolvers<void>();
  };

  /** As soon as whoever wrote last is answered. */
  const hasten = () => {
    if (running) return;
    clearTimeout(timer);
    timer = setTimeout(start, 0);
  };

  const isFull = () => waiting.count > WAITING_MAX.count || waiting.bytes > WAITING_MAX.bytes;

  return {
    start: () => {
      isOn = true;
    },

    /** Something was written that is to be indexed. */
    poke: (bytes = 0): void => {
      if (!isOn) return;
      waiting.count += 1;
      waiting.bytes += bytes;
      if (bytes >= LONG_BYTES) hasten();
      else schedule(delayMs);
    },

    /** Keeps writers from running ahead of the index. */
    async waitForRoom(): Promise<void> {
      if (!isOn || !isFull()) return;
      hasten();
      await turn.promise;
    },

    async stop(): Promise<void> {
      isOn = false;
      clearTimeout(timer);
      timer = undefined;
      await running;
      letIn();
    },
  };
};
