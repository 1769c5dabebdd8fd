import { createStore } from '../storage/store.ts';

/** Whether the server answered last time. Only calls know: `navigator.onLine` can be wrong. */
const isReachable = createStore(true);

type Listener = (awayMs: number) => void;
const listeners = new Set<Listener>();
let lostAt = 0;

export const reportReachable = (reachable: boolean): void => {
  const wasReachable = isReachable.get();
  if (wasReachable && !reachable) lostAt = performance.now();
  isReachable.set(reachable);
  if (reachable && !wasReachable) for (const listener of listeners) listener(performance.now() - lostAt);
};

/** Called when the server answers again, with the length of the outage. Returns how to stop. */
export const onReachable = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const isReachableNow = (): boolean => isReachable.get();

export const useIsReachable = (): boolean => isReachable.useValue();
