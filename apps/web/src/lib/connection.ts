import { useSyncExternalStore } from 'react';

/** Whether the server answered last time. Only calls know: a browser that says it is online may still reach nobody. */
let isReachable = true;
const listeners = new Set<() => void>();

export const reportReachable = (reachable: boolean): void => {
  if (reachable === isReachable) return;
  isReachable = reachable;
  for (const listener of listeners) listener();
};

export const useIsReachable = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReachable,
  );
