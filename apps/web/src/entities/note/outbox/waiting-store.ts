import type { Waiting } from './waiting.ts';

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

/**
 * What waits, as this tab knows it, kept in step with the browser's database and with other tabs (`memory.ts`). Free of
 * React: the service worker has one too.
 */
export const waitingStore = {
  get: (): readonly Waiting[] => waiting,
  /** An empty list stays the same one: nothing is drawn again for it. */
  set: (next: readonly Waiting[]): void => {
    if (next.length === 0 && waiting.length === 0) return;
    waiting = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Changes of this tab that the browser's database does not have: it is writing them, or it could not. */
export const unstored = new Map<string, 'writing' | 'failed'>();
