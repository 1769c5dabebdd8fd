import { setImmediate } from 'node:timers/promises';

/** A number of items would not do, as some take a hundred times as long as others. */
const TURN_MS = 10;

/** Returns a function that yields to the event loop if the work since the last time has taken long. */
export const createLoopYield = (): (() => Promise<void>) => {
  let endsAt = performance.now() + TURN_MS;
  return async () => {
    if (performance.now() <= endsAt) return;
    await setImmediate();
    endsAt = performance.now() + TURN_MS;
  };
};
