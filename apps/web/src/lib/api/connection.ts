import { createStore } from '../storage/store.ts';

/** Whether the server answered last time. Only calls know: a browser that says it is online may still reach nobody. */
const isReachable = createStore(true);

export const reportReachable = (reachable: boolean): void => isReachable.set(reachable);

export const useIsReachable = (): boolean => isReachable.useValue();
