import { DAY_MS } from '@pinlife/contract/durations';
import type { Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/secret/id.ts';
import type { JobRepo } from './repo.ts';

/** The channel on which workers hear that something may have fallen due. */
export const WORK_CHANNEL = 'work';

/** How long whoever runs this can see what was set aside, and why. */
const SET_ASIDE_DAYS = 90;

export type NewJob = {
  /** Whom the job concerns; left out, nobody in particular. */
  userId?: string;
  kind: string;
  payload: Record<string, unknown>;
  /** Left out: at once. */
  runAt?: Date;
};

export type JobQueue = ReturnType<typeof createJobQueue>;

/**
 * A queue in the database. It stands in place of pg-boss, as a job is added in the transaction it belongs to, over the
 * connections there are; go back to a library when jobs need schedules, priorities or a screen of their own.
 */
export const createJobQueue = ({ repo, clock }: { repo: JobRepo; clock: Clock }) => {
  // A NOTIFY takes a lock at commit, and one wakes the workers as well as many.
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
    /** The job exists if and when the transaction commits. */
    enqueue: (tx: Tx, job: NewJob): Promise<void> => enqueueAll(tx, [job]),

    /** What waits for a person who goes. */
    deleteAll: (tx: Tx, userId: string): Promise<void> => repo.deleteAll(tx, userId),

    /** Forgets what was set aside long ago: a browser that refuses pushes leaves one with every reminder. */
    sweep: (tx: Tx): Promise<number> =>
      repo.deleteSetAside(tx, new Date(clock.now().getTime() - SET_ASIDE_DAYS * DAY_MS)),
  };
};
