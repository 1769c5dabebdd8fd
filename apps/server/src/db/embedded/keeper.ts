import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from './server.ts';

const FIRST_PAUSE_MS = 200;
/** Short, so that the database is back soon after the cause is gone, such as a full disk. */
const LONGEST_PAUSE_MS = 3_000;

type Keeper = { current: () => Server; stopKeeping: () => Promise<void> };

/** Restarts the database whenever it ends while the app runs. */
export const keepRunning = (
  first: Server,
  revive: () => Promise<Server>,
  describe: (cause: unknown) => string,
  log: (line: string) => void,
): Keeper => {
  const stopped = new AbortController();
  const whenStopped = new Promise<void>((resolve) => {
    stopped.signal.addEventListener('abort', () => resolve());
  });
  let server = first;
  const keep = async () => {
    for (;;) {
      await Promise.race([server.ended, whenStopped]);
      if (stopped.signal.aborted) return;
      server = await restartUntilStopped();
    }
  };
  const restartUntilStopped = async (): Promise<Server> => {
    // A shutdown of the machine ends the database and the app together: check whether the app is stopping first.
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal: stopped.signal });
      try {
        log('The database ended unexpectedly and is started again.');
        return await revive();
      } catch (error) {
        log(describe(error));
      }
    }
  };
  const kept = keep().catch((error) => {
    if (!stopped.signal.aborted) throw error;
  });
  return {
    current: () => server,
    stopKeeping: async () => {
      stopped.abort();
      await kept;
    },
  };
};
