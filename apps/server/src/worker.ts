import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from './platform/clock.ts';
import { backoffMs } from './platform/load/backoff.ts';
import type { Logger } from './platform/logger.ts';
import type { WorkSource } from './platform/work-source.ts';

export type WorkerOptions = {
  sources: readonly WorkSource[];
  clock: Clock;
  log: Pick<Logger, 'info' | 'warn'>;
  tickMs?: number;
  stopWithinMs?: number;
};

export type Worker = {
  /** Reads the tables now, because rows may be due. */
  wake(): void;
  stop(): Promise<void>;
};

/** The longest timer, because the wall clock may jump. */
const TICK_MS = 1_000;
/** The longest time between two reads of the tables, even if nothing wakes the worker. */
const REREAD_MS = 30_000;
/** The pause while another worker is claiming the due row. */
const CONTENDED_MS = 20;
/** Back-off after a failure. */
const RETRY = { baseMs: 200, capMs: 3_000 };
/** Repeated failures are logged about once a minute. */
const LOG_EVERY_FAILURES = 20;
const STOP_WITHIN_MS = 10_000;

/** Runs the work sources, each in its own loop, so that none waits for another. */
export const startWorker = (options: WorkerOptions): Worker => {
  const { sources, log, stopWithinMs = STOP_WITHIN_MS } = options;
  const stopping = new AbortController();
  const loops = sources.map((source) => ({ source, wakeSignal: createWakeSignal() }));
  const wake = () => {
    for (const { wakeSignal } of loops) wakeSignal.wake();
  };
  const ended = Promise.allSettled(
    loops.map(async ({ source, wakeSignal }) => {
      await runLoop(source, wakeSignal, options, stopping.signal);
      await source.finish?.();
    }),
  );
  return {
    wake,
    async stop() {
      stopping.abort();
      wake();
      const isInTime = await Promise.race([ended.then(() => true), sleep(stopWithinMs, false, { ref: false })]);
      if (!isInTime) log.warn('The worker did not stop in time: what it left behind falls due again by itself.');
    },
  };
};

const runLoop = async (
  source: WorkSource,
  wakeSignal: WakeSignal,
  options: WorkerOptions,
  signal: AbortSignal,
): Promise<void> => {
  const { clock, log, tickMs = TICK_MS } = options;
  let failures = 0;
  while (!signal.aborted) {
    // Listens before the tables are read, so that rows added meanwhile wake the loop.
    const woken = wakeSignal.listen();
    try {
      const now = clock.now();
      const done = await source.runBatch(now, signal);
      const dueAt = done > 0 ? null : await source.nextDueAt();
      if (failures > 0) log.info({ source: source.name }, 'Work goes on.');
      failures = 0;
      if (done > 0) continue;
      if (dueAt && dueAt <= now) await pause(CONTENDED_MS, woken);
      else await sleepUntil(dueAt, { clock, tickMs, woken });
    } catch (error) {
      failures += 1;
      if (failures % LOG_EVERY_FAILURES === 1)
        log.warn({ err: error, source: source.name }, 'A work source failed and will be tried again.');
      await pause(backoffMs(failures, RETRY), woken);
    }
  }
};

const sleepUntil = async (
  dueAt: Date | null,
  { clock, tickMs, woken }: { clock: Clock; tickMs: number; woken: AbortSignal },
): Promise<void> => {
  const rereadAt = performance.now() + REREAD_MS;
  const untilDue = () => (dueAt ? dueAt.getTime() - clock.now().getTime() : Number.POSITIVE_INFINITY);
  while (!woken.aborted) {
    const leftMs = Math.min(untilDue(), rereadAt - performance.now());
    if (leftMs <= 0) return;
    await pause(Math.min(leftMs, tickMs), woken);
  }
};

const pause = async (ms: number, woken: AbortSignal): Promise<void> => {
  await sleep(ms, undefined, { signal: woken }).catch(() => undefined);
};

type WakeSignal = {
  wake(): void;
  /** A signal that the next `wake` aborts. */
  listen(): AbortSignal;
};

const createWakeSignal = (): WakeSignal => {
  let next = new AbortController();
  return {
    wake: () => next.abort(),
    listen() {
      next = new AbortController();
      return next.signal;
    },
  };
};
