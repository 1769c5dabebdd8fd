import type { Note } from '@pinlife/contract/note/schema';
import type { Ended } from './channel.ts';

/** Callers wait for the result of their change until a timeout. */

/** `late`: no result before the timeout. `returned`: it failed, and the caller has to remove the entry. */
type SendOutcome = { kind: 'arrived'; note: Note | null } | { kind: 'late' } | { kind: 'returned'; error: unknown };

/** By the id of the entry. */
const waiters = new Map<string, (outcome: SendOutcome) => void>();

export const waitForOutcome = (id: string, timeoutMs: number): Promise<SendOutcome> => {
  const { promise, resolve } = Promise.withResolvers<SendOutcome>();
  waiters.set(id, resolve);
  const timer = setTimeout(() => takeWaiter(id)?.({ kind: 'late' }), timeoutMs);
  return promise.finally(() => clearTimeout(timer));
};

/** Removes a waiter, so that its timeout does nothing. */
const takeWaiter = (id: string) => {
  const waiter = waiters.get(id);
  waiters.delete(id);
  return waiter;
};

/** Removes the waiters of an ended entry; returns the function that resolves them, or null if there are none. */
export const takeWaiters = ({ ids, answer, error, isReturned }: Ended): (() => void) | null => {
  const found = ids.flatMap((id) => takeWaiter(id) ?? []);
  if (found.length === 0) return null;
  // A merged entry is not returned, because it contains more than one caller's change.
  const isReturnable = isReturned && ids.length === 1;
  const outcome: SendOutcome = isReturnable
    ? { kind: 'returned', error }
    : answer
      ? { kind: 'arrived', note: answer.note }
      : { kind: 'late' };
  return () => {
    for (const resolve of found) resolve(outcome);
  };
};

/** Resolves all waiters, at the end of the session. */
export const endWaiting = (): void => {
  for (const id of [...waiters.keys()]) takeWaiter(id)?.({ kind: 'late' });
};
