import pg from 'pg';
import type { TextStatement } from './text-query.ts';

/** Longer than anybody holds a row who means to give it back at once. */
export const BRIEF_WAIT_MS = 50;
/** Ends before the time limit of a statement, so that the caller learns what it was about. */
export const LONG_WAIT_MS = 10_000;
/** So many wait at once, each on a connection of its own; the others need theirs. */
const SEATS = 4;
const QUEUE_MAX = 32;

/** Goes ahead of what is sent with it, and holds until the end of their transaction. */
export const limitLockWait = (ms: number, isNamed: boolean): TextStatement<null> => ({
  name: isNamed ? 'limit-lock-wait' : '',
  text: "select set_config('lock_timeout', $1, true)",
  values: [ms],
  decode: () => null,
});

/** Somebody else held a row for longer than one was willing to wait. */
export const isLockWait = (error: Error): boolean => error instanceof pg.DatabaseError && error.code === '55P03';

/**
 * For those who have to wait for a lock. However many they are, they take few connections, and nobody in a hurry sits
 * beside them. `begin` says by its second argument when it is done.
 */
export const openWaitingRoom = <Guest>(begin: (guest: Guest, leave: () => void) => void) => {
  const queue: Guest[] = [];
  let seated = 0;
  const seatNext = () => {
    while (seated < SEATS && queue.length > 0) {
      const guest = queue.shift() as Guest;
      seated += 1;
      begin(guest, () => {
        seated -= 1;
        seatNext();
      });
    }
  };
  return {
    /** Answers whether there was room. */
    enter(guest: Guest): boolean {
      if (queue.length >= QUEUE_MAX) return false;
      queue.push(guest);
      seatNext();
      return true;
    },
  };
};
