import type { Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/id.ts';
import type { JobRepo } from './repo.ts';

/** The channel on which workers hear that something may have fallen due. */
export const WORK_CHANNEL = 'work';

export type NewJob = {
  /** Whom the job concerns; left out, nobody in particular. */
  userId?: string;
  kind: string;
  payload: Record<string, unknown>;
  /** Left out: at once. */
  runAt?: Date;
};

export type JobQueue = ReturnType<typeof createJobQueue>;

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
  };
};
