import { DAY_MS } from '@pinlife/contract/durations';
import type { Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/secret/id.ts';
import type { JobRepo } from './repo.ts';

/** The channel that wakes workers. */
export const WORK_CHANNEL = 'work';

/** The time for which the operator can see failed jobs and their causes. */
const SET_ASIDE_DAYS = 90;

export type NewJob = {
  /** The person of the job; undefined: none. */
  userId?: string;
  kind: string;
  payload: Record<string, unknown>;
  /** undefined: at once. */
  runAt?: Date;
};

export type JobQueue = ReturnType<typeof createJobQueue>;

/**
 * A job queue in the database. Replaces pg-boss, because jobs are added in the caller's transaction and on its
 * connection. Use a library when jobs need schedules, priorities or a screen.
 */
export const createJobQueue = ({ repo, clock }: { repo: JobRepo; clock: Clock }) => {
  // NOTIFY takes a lock at commit, and one wakes all workers.
  const notified = new WeakSet<Tx>();

  const enqueueAll = async (tx: Tx, jobs: readonly NewJob[]): Promise<void> => {
    if (jobs.length === 0) return;
    const now = clock.now();
    await repo.insert(
      tx,
      jobs.map(({ userId = null, kind, payload, runAt = now }) => ({ userId, id: newId(), kind, payload, runAt })),
      now,
    );
    if (notified.has(tx)) return;
    notified.add(tx);
    await tx.notify(WORK_CHANNEL);
  };

  return {
    enqueueAll,
    /** The job exists once the transaction commits. */
    enqueue: (tx: Tx, job: NewJob): Promise<void> => enqueueAll(tx, [job]),

    /** Deletes the jobs of a deleted person. */
    deleteAll: (tx: Tx, userId: string): Promise<void> => repo.deleteAll(tx, userId),

    /** Deletes old failed jobs: a browser that refuses pushes leaves one for each reminder. */
    sweep: (tx: Tx): Promise<number> =>
      repo.deleteSetAside(tx, new Date(clock.now().getTime() - SET_ASIDE_DAYS * DAY_MS)),
  };
};
