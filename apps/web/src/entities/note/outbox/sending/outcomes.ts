import type { Note } from '@pinlife/contract/note/schema';
import type { Ended } from './channel.ts';

/** Whoever made a change waits for what becomes of it, as long as they have the patience. */

/** `late`: it takes longer, or it waits. `returned`: it failed, and is theirs again. */
type SendOutcome = { kind: 'arrived'; note: Note | null } | { kind: 'late' } | { kind: 'returned'; error: unknown };

/** By the id of the change. */
const waiters = new Map<string, (outcome: SendOutcome) => void>();

/** `late` where nothing is heard for so long. */
export const waitForOutcome = (id: string, patienceMs: number): Promise<SendOutcome> => {
  const { promise, resolve } = Promise.withResolvers<SendOutcome>();
  waiters.set(id, resolve);
  const patience = setTimeout(() => takeWaiter(id)?.({ kind: 'late' }), patienceMs);
  return promise.finally(() => clearTimeout(patience));
};

/** Whoever takes one answers it: it is no longer impatient. */
const takeWaiter = (id: string) => {
  const waiter = waiters.get(id);
  waiters.delete(id);
  return waiter;
};

/** Finds who waits for a change that has ended; answers what tells them, and null where nobody does. */
export const takeWaiters = ({ ids, answer, error, isReturned }: Ended): (() => void) | null => {
  const found = ids.flatMap((id) => takeWaiter(id) ?? []);
  if (found.length === 0) return null;
  // Merged with others it holds more than each of them has on the screen: it stays in the outbox.
  const isTheirs = isReturned && ids.length === 1;
  const outcome: SendOutcome = isTheirs
    ? { kind: 'returned', error }
    : answer
      ? { kind: 'arrived', note: answer.note }
      : { kind: 'late' };
  return () => {
    for (const tell of found) tell(outcome);
  };
};

/** The session has ended: nobody waits any more. */
export const endWaiting = (): void => {
  for (const id of [...waiters.keys()]) takeWaiter(id)?.({ kind: 'late' });
};
