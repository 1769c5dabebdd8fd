import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './platform/clock.ts';
import type { WorkSource } from './platform/work-source.ts';
import { createTestClock } from './test/clock.ts';
import { createTestLog } from './test/log.ts';
import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

const workers: Worker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

const start = (sources: WorkSource[], options: Partial<WorkerOptions> = {}) => {
  const { log, lines } = createTestLog();
  const worker = startWorker({ sources, clock: systemClock, log, ...options });
  workers.push(worker);
  return { worker, lines };
};

/** Due times, and the times at which each of them was run. */
const createTimetable = (name = 'timetable') => {
  const dueAts: Date[] = [];
  const runs: { dueAt: Date; at: Date }[] = [];
  const source = {
    name,
    nextDueAt: vi.fn(async () => dueAts.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null),
    runBatch: vi.fn(async (now: Date) => {
      const due = dueAts.filter((dueAt) => dueAt <= now);
      for (const dueAt of due) {
        dueAts.splice(dueAts.indexOf(dueAt), 1);
        runs.push({ dueAt, at: now });
      }
      return due.length;
    }),
  };
  return { source, runs, add: (...more: Date[]) => dueAts.push(...more) };
};

const soon = (ms: number) => new Date(Date.now() + ms);

describe('the worker', () => {
  it('runs work when it is due', async () => {
    const timetable = createTimetable();
    timetable.add(soon(40), soon(90));
    start([timetable.source]);

    await vi.waitFor(() => expect(timetable.runs).toHaveLength(2));
    for (const { dueAt, at } of timetable.runs) expect(at.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
  });

  it('sleeps while nothing is due', async () => {
    const timetable = createTimetable();
    timetable.add(soon(60_000));
    start([timetable.source], { tickMs: 5 });
    await sleep(100);

    expect(timetable.source.runBatch).toHaveBeenCalledOnce();
    expect(timetable.source.nextDueAt).toHaveBeenCalledOnce();
  });

  it('looks at once when it is woken', async () => {
    const timetable = createTimetable();
    const { worker } = start([timetable.source]);
    await vi.waitFor(() => expect(timetable.source.nextDueAt).toHaveBeenCalled());

    timetable.add(soon(0));
    worker.wake();

    await vi.waitFor(() => expect(timetable.runs).toHaveLength(1));
  });

  it('misses nothing that is added while it looks', async () => {
    const timetable = createTimetable();
    const { promise, resolve } = Promise.withResolvers<Date | null>();
    timetable.source.nextDueAt.mockImplementationOnce(() => promise);
    const { worker } = start([timetable.source]);
    await vi.waitFor(() => expect(timetable.source.nextDueAt).toHaveBeenCalled());

    timetable.add(soon(0));
    worker.wake();
    resolve(null);

    await vi.waitFor(() => expect(timetable.runs).toHaveLength(1));
  });

  it('notices a clock that jumps ahead', async () => {
    const clock = createTestClock();
    const timetable = createTimetable();
    const dueAt = new Date(clock.now().getTime() + 3_600_000);
    timetable.add(dueAt);
    start([timetable.source], { clock, tickMs: 10 });
    await sleep(30);
    expect(timetable.runs).toEqual([]);

    clock.advance(3_600_000);

    await vi.waitFor(() => expect(timetable.runs).toEqual([{ dueAt, at: dueAt }]));
  });

  it('runs nothing early or twice when the clock jumps back', async () => {
    const clock = createTestClock();
    const timetable = createTimetable();
    timetable.add(new Date(clock.now().getTime() + 1_000));
    start([timetable.source], { clock, tickMs: 10 });
    await sleep(20);

    clock.advance(-3_600_000);
    await sleep(50);
    expect(timetable.runs).toEqual([]);

    clock.advance(3_601_000);
    await vi.waitFor(() => expect(timetable.runs).toHaveLength(1));
    await sleep(50);
    expect(timetable.runs).toHaveLength(1);
  });

  it('does not spin on work that is due but claimed by another worker', async () => {
    const dueAt = soon(-1);
    const source = { name: 'contended', nextDueAt: vi.fn(async () => dueAt), runBatch: vi.fn(async () => 0) };
    const startedAt = performance.now();
    start([source]);
    await sleep(200);

    // Twenty milliseconds apart.
    expect(source.runBatch.mock.calls.length).toBeLessThan(2 + (performance.now() - startedAt) / 19);
  });

  it('does not take work that fell due while it looked for work that another worker claims', async () => {
    const clock = createTestClock();
    const batches: number[] = [];
    const source = {
      name: 'dense',
      // Each row falls due just after the batch before it has begun.
      nextDueAt: async () => {
        clock.advance(1);
        return batches.length < 50 ? clock.now() : null;
      },
      runBatch: async (now: Date) => {
        batches.push(now.getTime());
        return 0;
      },
    };
    start([source], { clock });
    await new Promise(setImmediate);
    // Each pause would have ended in a later turn of the event loop.
    expect(batches).toHaveLength(50);
  });
});

describe('a source in trouble', () => {
  it('does not block other sources', async () => {
    const stuck = { name: 'stuck', nextDueAt: async () => null, runBatch: () => new Promise<number>(() => undefined) };
    const broken = {
      name: 'broken',
      nextDueAt: async () => null,
      runBatch: async () => {
        throw new Error('broken');
      },
    };
    const timetable = createTimetable();
    timetable.add(soon(20));
    start([stuck, broken, timetable.source], { stopWithinMs: 10 });

    await vi.waitFor(() => expect(timetable.runs).toHaveLength(1));
  });

  it('is retried with growing pauses, logged once, and recovers', async () => {
    const timetable = createTimetable();
    timetable.add(soon(0));
    for (let failure = 0; failure < 3; failure += 1) {
      timetable.source.runBatch.mockRejectedValueOnce(new Error('the database is away'));
    }
    const { lines } = start([timetable.source]);

    await vi.waitFor(() => expect(timetable.runs).toHaveLength(1));
    await vi.waitFor(() =>
      expect(lines.map(({ msg }) => msg)).toEqual(['A work source failed and will be tried again.', 'Work goes on.']),
    );
    expect(timetable.source.runBatch.mock.calls.length).toBeGreaterThanOrEqual(4);
  });
});

describe('stopping', () => {
  it('ends a sleep at once and starts no more work', async () => {
    const timetable = createTimetable();
    timetable.add(soon(600_000));
    const { worker, lines } = start([timetable.source], { tickMs: 600_000, stopWithinMs: 60_000 });
    await vi.waitFor(() => expect(timetable.source.nextDueAt).toHaveBeenCalled());

    await worker.stop();

    expect(lines).toEqual([]);
    worker.wake();
    await sleep(20);
    expect(timetable.source.runBatch).toHaveBeenCalledOnce();
  });

  it('aborts the running batch, waits for it, then lets the source finish its work', async () => {
    const order: string[] = [];
    const source: WorkSource = {
      name: 'slow',
      nextDueAt: async () => null,
      runBatch: async (_now, signal) => {
        order.push('begun');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        order.push('told');
        await sleep(20);
        order.push('batch ended');
        return 1;
      },
      finish: async () => {
        order.push('finished');
      },
    };
    const { worker } = start([source]);
    await vi.waitFor(() => expect(order).toEqual(['begun']));

    await worker.stop();

    expect(order).toEqual(['begun', 'told', 'batch ended', 'finished']);
  });

  it('waits only for a limited time', async () => {
    const stuck = { name: 'stuck', nextDueAt: async () => null, runBatch: () => new Promise<number>(() => undefined) };
    const { worker, lines } = start([stuck], { stopWithinMs: 30 });

    await worker.stop();

    expect(lines.map(({ msg }) => msg)).toEqual([
      'The worker did not stop in time: what it left behind falls due again by itself.',
    ]);
  });

  it('can be requested twice', async () => {
    const { worker } = start([createTimetable().source]);

    await Promise.all([worker.stop(), worker.stop()]);
    await worker.stop();
  });
});
