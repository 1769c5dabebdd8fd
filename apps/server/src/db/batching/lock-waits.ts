import pg from 'pg';
import { type FastStatement, fastRead } from './fast-statement.ts';

/** Longer than the row locks of short transactions. */
export const BRIEF_WAIT_MS = 50;
/** Shorter than the statement timeout, so that the caller learns the cause. */
export const LONG_WAIT_MS = 10_000;
/** The limit of statements that wait for locks, each on a separate connection, so that connections are left for others. */
const WAITING_MAX = 4;
const QUEUE_MAX = 32;

/** Sets the lock timeout of a batch. It is sent before the batch and lasts until the transaction ends. */
export const limitLockWait = (ms: number, isNamed: boolean): FastStatement<null> =>
  fastRead({
    name: isNamed ? 'limit-lock-wait' : '',
    text: "select set_config('lock_timeout', $1, true)",
    values: [ms],
    decode: () => null,
  });

/** Whether the lock timeout ended the statement. */
export const isLockWait = (error: Error): boolean => error instanceof pg.DatabaseError && error.code === '55P03';

/**
 * Queues statements that must wait for a lock. Few wait at once, so they occupy few connections and delay no batch.
 * `begin` calls its second argument when it is done.
 */
export const openLockQueue = <Job>(begin: (job: Job, done: () => void) => void) => {
  const queue: Job[] = [];
  let waiting = 0;
  const beginNext = () => {
    while (waiting < WAITING_MAX && queue.length > 0) {
      const job = queue.shift() as Job;
      waiting += 1;
      begin(job, () => {
        waiting -= 1;
        beginNext();
      });
    }
  };
  return {
    /** Returns false if the queue is full. */
    add(job: Job): boolean {
      if (queue.length >= QUEUE_MAX) return false;
      queue.push(job);
      beginNext();
      return true;
    },
  };
};
