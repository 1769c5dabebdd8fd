import { createStore } from '../storage/store.ts';

/** Whether the server answered last time. Only calls know: a browser that says it is online may still reach nobody. */
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

/** Called whenever the server answers again, with how long it did not. */
export const onReachable = (listener: Listener): void => {
  listeners.add(listener);
};

export const isReachableNow = (): boolean => isReachable.get();

export const useIsReachable = (): boolean => isReachable.useValue();
