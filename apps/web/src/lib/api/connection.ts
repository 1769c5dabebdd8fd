import { createStore } from '../storage/store.ts';

/** Whether the server answered last time. Only calls know: a browser that says it is online may still reach nobody. */
const isReachable = createStore(true);

const listeners = new Set<() => void>();

export const reportReachable = (reachable: boolean): void => {
  const isBack = reachable && !isReachable.get();
  isReachable.set(reachable);
  if (isBack) for (const listener of listeners) listener();
};

/** Called whenever the server answers again. */
export const onReachable = (listener: () => void): void => {
  listeners.add(listener);
};

export const isReachableNow = (): boolean => isReachable.get();

export const useIsReachable = (): boolean => isReachable.useValue();
