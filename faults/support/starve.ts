import { setTimeout as sleep } from 'node:timers/promises';

type Starving = { stop(): Promise<void> };

/** How often the processes are looked for anew: each connection to the database is one. */
const LOOK_MS = 1_000;

/**
 * Gives processes only a share of the time, as a machine does that has more to do than it can: they run for a moment
 * of every span and stand still for the rest of it.
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
        // It has ended meanwhile.
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
