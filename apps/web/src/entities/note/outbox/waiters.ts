import type { Note } from '@pinlife/contract/note/schema';

/** Whoever made a change and waits for its answer, as long as they have the patience. */
type Waiter = {
  isPatient: boolean;
  /** Their answer is there, and is being written down: they hear of it, however long that takes. */
  isTaken: boolean;
  resolve: (answer: Note | null | 'late') => void;
  reject: (error: unknown) => void;
};

/** By the id of the change. */
const waiters = new Map<string, Waiter[]>();

export const findWaiters = (id: string): Waiter[] => (waiters.get(id) ?? []).filter(({ isPatient }) => isPatient);

/** Whoever takes them answers them, all. */
export const takeWaiters = (id: string): Waiter[] => {
  const found = findWaiters(id);
  for (const waiter of found) waiter.isTaken = true;
  waiters.delete(id);
  return found;
};

/** Those who wait for a change hear of what it was merged into. */
export const waitForAnswer = (id: string, waiter: Waiter): void => {
  waiter.isTaken = false;
  waiters.set(id, [...findWaiters(id), waiter]);
};

/** The answer to a change; `late` for one that takes longer than this. */
export const hearOf = (id: string, patienceMs: number | null): Promise<Note | null | 'late'> => {
  const { promise, resolve, reject } = Promise.withResolvers<Note | null | 'late'>();
  const waiter: Waiter = { isPatient: true, isTaken: false, resolve, reject };
  waitForAnswer(id, waiter);
  const giveUp = () => {
    if (waiter.isTaken) return;
    waiter.isPatient = false;
    resolve('late');
  };
  const patience = patienceMs === null ? undefined : setTimeout(giveUp, patienceMs);
  return promise.finally(() => {
    clearTimeout(patience);
    waiter.isPatient = false;
  });
};
