import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { build, write } from '../../db/query.ts';
import { PermanentFailure } from '../../platform/error/permanent-failure.ts';
import { newId } from '../../platform/secret/id.ts';
import { createTestClock, type TestClock } from '../../test/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestLog } from '../../test/log.ts';
import { defineJob, type JobHandler } from './queue/define-job.ts';
import { createJobRepo } from './repo.ts';
import { createJobQueue, type NewJob } from './service.ts';
import { createJobSource, type JobSourceOptions } from './source.ts';
import { createWaitLimitSweep } from './wait-limit.ts';

const LEASE_MS = 60_000;

let test: TestDatabase;
let clock: TestClock;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  clock = createTestClock();
  await test.database.transaction((tx) => tx.run(build.deleteFrom('jobs')));
});

const enqueue = (...jobs: NewJob[]) =>
  test.database.transaction((tx) => createJobQueue({ repo: createJobRepo(test.database), clock }).enqueueAll(tx, jobs));

const createSource = (handlers: Record<string, JobHandler>, options: Partial<JobSourceOptions> = {}) => {
  const { log, lines } = createTestLog();
  const repo = createJobRepo(test.database);
  const source = createJobSource({
    database: test.database,
    repo,
    handlers,
    clock,
    log,
    leaseMs: LEASE_MS,
    ...options,
  });
  return { source, lines };
};

type Source = ReturnType<typeof createSource>['source'];

const runBatch = (source: Source) => source.runBatch(clock.now(), new AbortController().signal);

/** Runs the due jobs to their end. */
const runDue = async (source: Source) => {
  while ((await runBatch(source)) > 0) await source.finish();
};

const listJobs = () => test.database.all(build.selectFrom('jobs').selectAll().orderBy('kind'));

const getOnlyJob = async () => {
  const [job, ...others] = await listJobs();
  if (!job || others.length > 0) throw new Error(`There are ${others.length + (job ? 1 : 0)} jobs.`);
  return job;
};

const failing = (error: unknown = new Error('out of order')): JobHandler => ({
  run: async () => {
    throw error;
  },
});

describe('people with many jobs', () => {
  it('take turns: a person with one job waits for one of theirs at most', async () => {
    const [hog, other] = [newId(), newId()];
    const order: (string | null)[] = [];
    const { source } = createSource(
      { greet: { run: async (_payload, { userId }) => void order.push(userId) } },
      { concurrency: 1 },
    );
    const of = (userId: string) => ({ kind: 'greet', userId, payload: {} });
    await enqueue(...Array.from({ length: 30 }, () => of(hog)));
    clock.advance(1_000);
    await runBatch(source);
    await source.finish();
    await enqueue(of(other), of(other), { kind: 'greet', payload: {} });
    await runDue(source);

    expect(order).toHaveLength(33);
    expect(order.slice(0, 5).sort()).toEqual([hog, other, hog, other, null].sort());
  });

  it('have all of their jobs done if nobody else has any', async () => {
    const run = vi.fn(async () => undefined);
    const userId = newId();
    await enqueue(...Array.from({ length: 20 }, () => ({ kind: 'greet', userId, payload: {} })));

    await runDue(createSource({ greet: { run } }).source);

    expect(run).toHaveBeenCalledTimes(20);
  });
});

describe('a job that is added', () => {
  it('runs with its payload and its person, and is gone once done', async () => {
    const run = vi.fn(async () => undefined);
    const userId = newId();
    await enqueue({ kind: 'greet', userId, payload: { words: ['hé', '👋'] } });

    await runDue(createSource({ greet: { run } }).source);

    expect(run).toHaveBeenCalledExactlyOnceWith(
      { words: ['hé', '👋'] },
      { userId, attempt: 1, isLastAttempt: false, enqueuedAt: clock.now(), signal: expect.any(AbortSignal) },
    );
    expect(await listJobs()).toEqual([]);
  });

  it('belongs to no person if none is named', async () => {
    const run = vi.fn(async () => undefined);
    await enqueue({ kind: 'greet', payload: {} });

    await runDue(createSource({ greet: { run } }).source);

    expect(run).toHaveBeenCalledWith({}, expect.objectContaining({ userId: null }));
  });

  it('vanishes with a transaction that is rolled back', async () => {
    const queue = createJobQueue({ repo: createJobRepo(test.database), clock });
    const rolledBack = test.database.transaction(async (tx) => {
      await queue.enqueue(tx, { kind: 'greet', payload: {} });
      throw new Error('changed my mind');
    });

    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await listJobs()).toEqual([]);
  });

  it('waits for its time', async () => {
    const run = vi.fn(async () => undefined);
    const { source } = createSource({ greet: { run } });
    const runAt = new Date(clock.now().getTime() + 5_000);
    await enqueue({ kind: 'greet', payload: {}, runAt });

    clock.advance(4_999);
    await runDue(source);
    expect(run).not.toHaveBeenCalled();
    expect(await source.nextDueAt()).toEqual(runAt);

    clock.advance(1);
    await runDue(source);
    expect(run).toHaveBeenCalledOnce();
    expect(await source.nextDueAt()).toBeNull();
  });
});

describe('a job that fails', () => {
  it('is tried again later and later, at most an hour apart, and keeps its last error', async () => {
    const { source, lines } = createSource({ greet: failing() });
    await enqueue({ kind: 'greet', payload: {} });
    const waits: number[] = [];

    for (let attempt = 1; attempt < 12; attempt += 1) {
      await runDue(source);
      const job = await getOnlyJob();
      expect(job).toMatchObject({ attempts: attempt, last_error: 'Error: out of order', failed_at: null });
      waits.push(job.run_at.getTime() - clock.now().getTime());
      clock.set(job.run_at);
    }

    for (const [index, waitMs] of waits.entries()) {
      const fullMs = Math.min(HOUR_MS, 2_000 * 2 ** index);
      expect(waitMs).toBeGreaterThanOrEqual(fullMs / 2);
      expect(waitMs).toBeLessThanOrEqual(fullMs);
    }
    expect(lines).toHaveLength(11);
  });

  it('is set aside after twelve attempts, while the others continue', async () => {
    const run = vi.fn(async () => undefined);
    const { source, lines } = createSource({ broken: failing(), greet: { run } });
    await enqueue({ kind: 'broken', payload: {} });

    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await enqueue({ kind: 'greet', payload: { attempt } });
      await runDue(source);
      clock.advance(HOUR_MS);
    }
    await runDue(source);

    expect(run).toHaveBeenCalledTimes(12);
    expect(await getOnlyJob()).toMatchObject({
      kind: 'broken',
      attempts: 12,
      failed_at: expect.any(Date),
      last_error: 'Error: out of order',
    });
    expect(await source.nextDueAt()).toBeNull();
    expect(lines.at(-1)).toMatchObject({ msg: 'A job was set aside.', kind: 'broken', error: 'Error: out of order' });
  });

  it('is forgotten a quarter of a year after it was set aside, and not while it is tried', async () => {
    const queue = createJobQueue({ repo: createJobRepo(test.database), clock });
    await enqueue({ kind: 'broken', payload: {} }, { kind: 'later', payload: {}, runAt: new Date('2030-01-01') });
    await runDue(createSource({ broken: failing(new PermanentFailure('never')) }).source);
    const kindsAfter = async (days: number) => {
      clock.advance(days * 24 * HOUR_MS);
      await test.database.transaction(queue.sweep);
      return (await listJobs()).map(({ kind }) => kind);
    };
    expect(await kindsAfter(90)).toEqual(['broken', 'later']);
    expect(await kindsAfter(1)).toEqual(['later']);
  });

  it('is due again if a worker with a clock far ahead has left it; a job with a chosen time is not', async () => {
    const repo = createJobRepo(test.database);
    await enqueue({ kind: 'left', payload: {} }, { kind: 'later', payload: {}, runAt: new Date('2030-01-01') });
    const leaseEndsAt = new Date(clock.now().getTime() + 365 * 24 * HOUR_MS);
    const claim = { now: clock.now(), leaseEndsAt, limit: 8, except: [], skippedUsers: [] };
    await test.database.transaction((tx) => repo.claimDue(tx, claim));
    const run = vi.fn(async () => undefined);
    const { source } = createSource({ left: { run }, later: { run } });
    await runDue(source);
    expect(run).not.toHaveBeenCalled();
    await createWaitLimitSweep({ database: test.database, clock, waitLimits: [repo.limitWaits] })();
    await runDue(source);
    expect((await listJobs()).map(({ kind }) => kind)).toEqual(['later']);
  });

  it('is set aside after as many attempts as its kind allows', async () => {
    const { source } = createSource({ broken: { ...failing(), maxAttempts: 2 } });
    await enqueue({ kind: 'broken', payload: {} });

    await runDue(source);
    expect(await getOnlyJob()).toMatchObject({ failed_at: null });
    clock.advance(HOUR_MS);
    await runDue(source);
    expect(await getOnlyJob()).toMatchObject({ attempts: 2, failed_at: clock.now() });
  });

  it('is set aside at once when trying again cannot help', async () => {
    const { source } = createSource({ broken: failing(new PermanentFailure('No such mailbox')) });
    await enqueue({ kind: 'broken', payload: {} });

    await runDue(source);

    expect(await getOnlyJob()).toMatchObject({ attempts: 1, failed_at: clock.now() });
  });

  it('is set aside at once if its kind is unknown, with any name', async () => {
    const { source } = createSource({});
    await enqueue({ kind: 'unheard-of', payload: {} }, { kind: 'constructor', payload: {} });

    await runDue(source);

    expect(await listJobs()).toMatchObject([
      { failed_at: clock.now(), last_error: 'Nobody handles jobs of the kind constructor.' },
      { failed_at: clock.now(), last_error: 'Nobody handles jobs of the kind unheard-of.' },
    ]);
  });

  it('is set aside at once when its payload does not fit, without quoting it', async () => {
    const run = vi.fn(async () => undefined);
    const { source } = createSource({ greet: defineJob(z.object({ name: z.string() }), run) });
    await enqueue({ kind: 'greet', payload: { name: 4711 } }, { kind: 'greet', payload: { name: 'Meera' } });

    await runDue(source);

    expect(run).toHaveBeenCalledExactlyOnceWith({ name: 'Meera' }, expect.anything());
    expect(await getOnlyJob()).toMatchObject({ last_error: 'PermanentFailure: The payload does not fit: name.' });
  });

  it('stores no secret in its error', async () => {
    const token = 'aZ09_-'.repeat(11);
    const error = new Error(`GET https://x.test/verify?token=abc123 with ${token} over smtp://me:hunter2@mail\0`);
    const { source, lines } = createSource({ broken: failing(error) });
    await enqueue({ kind: 'broken', payload: {} });

    await runDue(source);

    const { last_error: kept } = await getOnlyJob();
    expect(kept).toBe('Error: GET https://x.test/verify?token=[hidden] with [hidden] over smtp://[hidden]@mail ');
    expect(JSON.stringify(lines)).not.toMatch(/hunter2|abc123|aZ09/);
  });

  it('counts as failed if it exceeds the time limit of its kind', async () => {
    const signals: AbortSignal[] = [];
    const stuck: JobHandler = {
      timeoutSeconds: 0.02,
      run: (_payload, { signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    };
    await enqueue({ kind: 'stuck', payload: {} });

    await runDue(createSource({ stuck }).source);

    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(await getOnlyJob()).toMatchObject({ attempts: 1, last_error: 'Error: Not done within 0.02 s.' });
  });
});

describe('a claimed job', () => {
  /** A handler that waits until the test releases it. */
  const createGate = () => {
    const gate = Promise.withResolvers<void>();
    const run = vi.fn(() => gate.promise);
    return { run, open: gate.resolve };
  };

  it('falls to another worker when its own died, but not before the lease has ended', async () => {
    const dead = createGate();
    const alive = vi.fn(async () => undefined);
    const other = createSource({ greet: { run: alive } }).source;
    await enqueue({ kind: 'greet', payload: {} });
    await runBatch(createSource({ greet: dead }).source);

    clock.advance(LEASE_MS - 1);
    await runDue(other);
    expect(alive).not.toHaveBeenCalled();

    clock.advance(1);
    await runDue(other);
    expect(alive).toHaveBeenCalledExactlyOnceWith({}, expect.objectContaining({ attempt: 2 }));
    expect(await listJobs()).toEqual([]);
    dead.open();
  });

  it('cannot change the result of another worker after its lease', async () => {
    const slow = createGate();
    const first = createSource({ greet: slow }).source;
    const second = createSource({ greet: failing(new Error('the second try')) }).source;
    await enqueue({ kind: 'greet', payload: {} });
    await runBatch(first);
    clock.advance(LEASE_MS);
    await runDue(second);

    slow.open();
    await first.finish();

    expect(await getOnlyJob()).toMatchObject({ attempts: 2, last_error: 'Error: the second try' });
  });

  it('is not claimed twice by the worker that still runs it, even if the machine slept through the lease', async () => {
    const slow = createGate();
    const { source } = createSource({ greet: slow });
    await enqueue({ kind: 'greet', payload: {} });
    await runBatch(source);

    clock.advance(24 * HOUR_MS);
    expect(await runBatch(source)).toBe(0);
    expect(await source.nextDueAt()).toBeNull();

    slow.open();
    await source.finish();
    expect(slow.run).toHaveBeenCalledOnce();
    expect(await listJobs()).toEqual([]);
  });

  it('has its lease renewed for as long as it runs', async () => {
    const slow = createGate();
    const { source } = createSource({ greet: slow }, { leaseMs: 60 });
    await enqueue({ kind: 'greet', payload: {} });
    await runBatch(source);

    clock.advance(HOUR_MS);
    await vi.waitFor(async () => expect((await getOnlyJob()).run_at.getTime()).toBe(clock.now().getTime() + 60));

    slow.open();
    await source.finish();
    expect(await listJobs()).toEqual([]);
  });

  it('is aborted when another worker has taken it over', async () => {
    const heard = Promise.withResolvers<unknown>();
    const greet: JobHandler = {
      run: (_payload, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            heard.resolve(signal.reason);
            reject(signal.reason);
          });
        }),
    };
    const { source } = createSource({ greet }, { leaseMs: 60 });
    await enqueue({ kind: 'greet', payload: {} });
    await runBatch(source);
    await test.database.transaction((tx) => tx.run(write('update jobs set attempts = attempts + 1')));

    expect(await heard.promise).toBe('taken over');
    await source.finish();
    expect(await getOnlyJob()).toMatchObject({ attempts: 2, last_error: null });
  });

  it('is set aside when the worker died with each of its attempts', async () => {
    const run = vi.fn(async () => undefined);
    await enqueue({ kind: 'greet', payload: {} });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await runBatch(createSource({ greet: { run: () => new Promise(() => undefined), maxAttempts: 3 } }).source);
      clock.advance(LEASE_MS);
    }

    await runDue(createSource({ greet: { run, maxAttempts: 3 } }).source);

    expect(run).not.toHaveBeenCalled();
    expect(await getOnlyJob()).toMatchObject({
      failed_at: clock.now(),
      last_error: 'The worker ended each time before the job did.',
    });
  });

  it('occupies only its own slot if it is slow', async () => {
    const slow = createGate();
    const fast = vi.fn(async () => undefined);
    const { source } = createSource({ slow, fast: { run: fast } }, { concurrency: 2 });
    await enqueue({ kind: 'slow', payload: {} });
    await runBatch(source);
    await enqueue(...Array.from({ length: 20 }, () => ({ kind: 'fast', payload: {} })));

    while (fast.mock.calls.length < 20) await runBatch(source);

    slow.open();
    await source.finish();
    expect(await listJobs()).toEqual([]);
  });
});

describe('a worker that stops', () => {
  it('lets running jobs finish', async () => {
    const { source } = createSource({ greet: { run: () => sleep(30) } });
    await enqueue({ kind: 'greet', payload: {} }, { kind: 'greet', payload: {} });
    await runBatch(source);

    await source.finish();

    expect(await listJobs()).toEqual([]);
  });

  it('returns jobs that do not finish in time, as if they had never been claimed', async () => {
    const greet: JobHandler = { run: (_payload, { signal }) => sleep(60_000, undefined, { signal }) };
    const { source, lines } = createSource({ greet }, { graceMs: 10 });
    await enqueue({ kind: 'greet', payload: {} }, { kind: 'greet', payload: {} });
    await runBatch(source);

    await source.finish();

    expect(await listJobs()).toMatchObject([
      { attempts: 0, run_at: clock.now(), last_error: null, failed_at: null },
      { attempts: 0, run_at: clock.now(), last_error: null, failed_at: null },
    ]);
    expect(lines).toEqual([]);
  });

  it('abandons a job that does not listen', async () => {
    const { source } = createSource({ deaf: { run: () => new Promise(() => undefined) } }, { graceMs: 10 });
    await enqueue({ kind: 'deaf', payload: {} });
    await runBatch(source);

    await source.finish();

    expect(await getOnlyJob()).toMatchObject({ attempts: 0, run_at: clock.now() });
  });

  it('claims nothing more', async () => {
    const run = vi.fn(async () => undefined);
    const { source } = createSource({ greet: { run } });
    await enqueue({ kind: 'greet', payload: {} });

    expect(await source.runBatch(clock.now(), AbortSignal.abort())).toBe(0);

    expect(await getOnlyJob()).toMatchObject({ attempts: 0 });
  });

  it('starts nothing that it was claiming at that moment', async () => {
    const run = vi.fn(async () => undefined);
    const { source } = createSource({ greet: { run } });
    await enqueue({ kind: 'greet', payload: {} });
    const stopping = new AbortController();

    const batch = source.runBatch(clock.now(), stopping.signal);
    stopping.abort();
    await batch;
    await source.finish();

    expect(run).not.toHaveBeenCalled();
    expect(await getOnlyJob()).toMatchObject({ attempts: 0, run_at: clock.now() });
  });

  it('does not wait for a free slot', async () => {
    const { source } = createSource(
      { deaf: { run: () => new Promise(() => undefined) } },
      { concurrency: 1, graceMs: 0 },
    );
    await enqueue({ kind: 'deaf', payload: {} }, { kind: 'deaf', payload: {} });
    await runBatch(source);
    const stopping = new AbortController();

    const batch = source.runBatch(clock.now(), stopping.signal);
    stopping.abort();

    expect(await batch).toBe(0);
    await source.finish();
  });
});
