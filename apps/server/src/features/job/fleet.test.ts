import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Listener, openListener } from '../../db/listen.ts';
import { type Database, openDatabase } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import { systemClock } from '../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestLog } from '../../test/log.ts';
import { startWorker, type Worker } from '../../worker.ts';
import type { JobHandler } from './queue/define-job.ts';
import { createJobRepo } from './repo.ts';
import { createJobQueue, type NewJob, WORK_CHANNEL } from './service.ts';
import { createJobSource } from './source.ts';

/** Workers as in production, each with its own connections, listener and loop. */
type Node = { worker: Worker; listener: Listener; database: Database };

/** A wide limit, yet below the half minute after which an idle worker looks for jobs. */
const often = { timeout: 60_000, interval: 10 };

let test: TestDatabase;
let nodes: Node[];

beforeEach(async () => {
  test = await createTestDatabase();
  nodes = [];
});
afterEach(async () => {
  await Promise.all(nodes.map(stopNode));
  await test.drop();
});

const startNode = (handlers: Record<string, JobHandler>, { graceMs = 1_000, leaseMs = 60_000 } = {}): Node => {
  const { log } = createTestLog();
  const database = openDatabase({ ...test.connection, max: 4 });
  const repo = createJobRepo(database);
  const source = createJobSource({ database, repo, handlers, clock: systemClock, log, graceMs, leaseMs });
  const worker = startWorker({ sources: [source], clock: systemClock, log });
  const listener = openListener({
    connect: test.connection,
    channels: [`${test.connection.channelPrefix ?? ''}${WORK_CHANNEL}`],
    onNotification: worker.wake,
    onReconnect: worker.wake,
    log,
  });
  const node = { worker, listener, database };
  nodes.push(node);
  return node;
};

const stopNode = async ({ worker, listener, database }: Node) => {
  await worker.stop();
  await listener.close();
  await database.close();
};

const enqueue = (jobs: readonly NewJob[]) =>
  test.database.transaction((tx) =>
    createJobQueue({ repo: createJobRepo(test.database), clock: systemClock }).enqueueAll(tx, jobs),
  );

const numbered = (count: number, from = 0): NewJob[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'count', payload: { number: from + index } }));

/** Counts how often each number was handled. */
const createCounter = (pauseMs = 0) => {
  const counts = new Map<number, number>();
  const count: JobHandler = {
    run: async (payload, { signal }) => {
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal });
      const { number } = payload as { number: number };
      counts.set(number, (counts.get(number) ?? 0) + 1);
    },
  };
  return { counts, handlers: { count } };
};

const countJobs = async () =>
  (await test.database.first(build.selectFrom('jobs').select((eb) => eb.fn.countAll<string>().as('count'))))?.count;

const isListening = async () => {
  const row = await test.database.first(
    read<{ count: string }>(
      `select count(*) from pg_stat_activity
       where application_name = 'pinlife-listen' and datname = current_database() and query ilike 'listen%'`,
    ),
  );
  return Number(row?.count);
};

describe('several workers on one queue', () => {
  it('run each of 2,000 jobs exactly once', async () => {
    const { counts, handlers } = createCounter();
    for (let node = 0; node < 4; node += 1) startNode(handlers);
    await Promise.all([0, 500, 1_000, 1_500].map((from) => enqueue(numbered(500, from))));

    await vi.waitFor(async () => expect(await countJobs()).toBe('0'), often);

    expect(counts.size).toBe(2_000);
    expect([...counts.values()].filter((times) => times !== 1)).toEqual([]);
  });

  it('lose nothing and repeat nothing when one of them stops in the middle of a batch', async () => {
    const { counts, handlers } = createCounter(5);
    const leaving = startNode(handlers, { graceMs: 0 });
    startNode(handlers);
    await enqueue(numbered(300));
    await vi.waitFor(() => expect(counts.size).toBeGreaterThan(50), often);

    await leaving.worker.stop();

    await vi.waitFor(async () => expect(await countJobs()).toBe('0'), often);
    expect(counts.size).toBe(300);
    expect([...counts.values()].filter((times) => times !== 1)).toEqual([]);
  });
});

describe('one worker', () => {
  it('is woken by a job that is added', async () => {
    const { counts, handlers } = createCounter();
    startNode(handlers);
    await vi.waitFor(async () => expect(await isListening()).toBe(1), often);

    await enqueue(numbered(1));

    await vi.waitFor(() => expect(counts.size).toBe(1), often);
  });

  it('continues automatically after the database has dropped every connection', async () => {
    const { counts, handlers } = createCounter(2);
    // Only the database knows a claim whose commit was not answered; it falls due when its lease ends.
    startNode(handlers, { leaseMs: 1_000 });
    await enqueue(numbered(200));
    await vi.waitFor(() => expect(counts.size).toBeGreaterThan(20), often);

    await test.database.transaction((tx) =>
      tx.all(
        write(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        ),
      ),
    );
    await vi.waitFor(async () => expect(await countJobs()).toBe('0'), often);
    await vi.waitFor(async () => expect(await isListening()).toBe(1), often);
    await enqueue(numbered(1, 200));

    await vi.waitFor(() => expect(counts.size).toBe(201), often);
    expect([...counts.values()].filter((times) => times !== 1)).toEqual([]);
  });

  it('tries a failed job again in time, even if nothing else wakes it', async () => {
    const run = vi.fn(async (_payload: unknown, { attempt }: { attempt: number }) => {
      if (attempt === 1) throw new Error('the first time never works');
    });
    startNode({ count: { run } });
    await enqueue(numbered(1));

    await vi.waitFor(async () => expect(await countJobs()).toBe('0'), often);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
