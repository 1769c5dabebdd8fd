/**
 * One Web Lock for each slot, held while its editor exists; the browser releases it when the tab ends. A draft whose
 * lock is free has no editor. Over plain http there are no Web Locks: every draft counts as free, and a live editor
 * stores its own again.
 */
const lockName = (slot: string): string => `pl-draft-${slot}`;

const findLocks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Returns the function that releases the lock. */
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
