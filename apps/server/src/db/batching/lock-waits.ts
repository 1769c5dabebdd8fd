import pg from 'pg';
import { type FastStatement, fastRead } from './fast-statement.ts';

/** Longer than a row stays locked by anybody who means to unlock it at once. */
export const BRIEF_WAIT_MS = 50;
/** Ends before the time limit of a statement, so that the caller learns what it was about. */
export const LONG_WAIT_MS = 10_000;
/** So many wait at once, each on a connection of its own; the others need theirs. */
const WAITING_MAX = 4;
const QUEUE_MAX = 32;

/** Sets the lock timeout of a batch: goes ahead of what is sent with it, and lasts until the end of their transaction. */
export const limitLockWait = (ms: number, isNamed: boolean): FastStatement<null> =>
  fastRead({
    name: isNamed ? 'limit-lock-wait' : '',
    text: "select set_config('lock_timeout', $1, true)",
    values: [ms],
    decode: () => null,
  });

/** The lock timeout: somebody else had locked a row for longer than one was willing to wait. */
export const isLockWait = (error: Error): boolean => error instanceof pg.DatabaseError && error.code === '55P03';

/**
 * A queue of those who have to wait for a lock, of whom few wait at once: however many they are, they take few
 * connections, and no other statement is in a batch with them. `begin` says by its second argument when it is done.
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
    /** Answers whether there was room. */
    add(job: Job): boolean {
      if (queue.length >= QUEUE_MAX) return false;
      queue.push(job);
      beginNext();
      return true;
    },
  };
};
