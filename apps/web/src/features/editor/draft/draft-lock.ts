/**
 * One Web Lock for each slot, held as long as its editor lives: the browser releases it however the tab ends. So a draft
 * whose lock is free has lost its editor. Pages over plain http have no Web Locks: there every draft counts as free, and
 * an editor that is still alive stores its own again.
 */
const lockName = (slot: string): string => `pl-draft-${slot}`;

const findLocks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Answers the function that releases the lock. */
export const lockSlot = (slot: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  findLocks()
    ?.request(lockName(slot), () => promise)
    .catch(() => undefined);
  return resolve;
};

/** Runs `take` unless the slot's editor is still alive. */
export const takeSlot = async <Taken>(slot: string, take: () => Taken): Promise<Taken | null> => {
  const locks = findLocks();
  if (!locks) return take();
  return locks.request(lockName(slot), { ifAvailable: true }, (lock) => (lock ? take() : null));
};
