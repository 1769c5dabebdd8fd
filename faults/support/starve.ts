import { setTimeout as sleep } from 'node:timers/promises';

type Starving = { stop(): Promise<void> };

/** How often the list of processes is refreshed: each database connection is one. */
const LOOK_MS = 1_000;

/**
 * Gives processes a share of the time, like an overloaded machine: they run for a moment of every span and are stopped
 * for the rest.
 */
export const starve = (
  listProcesses: () => readonly number[],
  { runMs, spanMs }: { runMs: number; spanMs: number },
): Starving => {
  let isOver = false;
  let processes = listProcesses();
  let lookedAt = performance.now();

  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processes) {
      try {
        process.kill(pid, signal);
      } catch {
        // The process has ended.
      }
    }
  };
  const go = async () => {
    while (!isOver) {
      signalAll('SIGSTOP');
      await sleep(spanMs - runMs);
      signalAll('SIGCONT');
      await sleep(runMs);
      if (performance.now() - lookedAt < LOOK_MS) continue;
      processes = listProcesses();
      lookedAt = performance.now();
    }
  };
  const going = go();
  return {
    async stop() {
      isOver = true;
      await going;
      signalAll('SIGCONT');
    },
  };
};
