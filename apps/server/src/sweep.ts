import type { Clock } from './platform/clock.ts';
import type { WorkSource } from './platform/work-source.ts';

const INTERVAL_MS = 60 * 60 * 1000;

/** Removes what has expired, once an hour. Several nodes may do it at once: the second finds nothing. */
export const createSweepSource = ({
  clock,
  sweeps,
}: {
  clock: Clock;
  sweeps: readonly (() => Promise<number>)[];
}): WorkSource => {
  let dueAt = clock.now();
  return {
    name: 'sweep',
    nextDueAt: async () => dueAt,
    async runBatch(now) {
      if (now < dueAt) return 0;
      dueAt = new Date(now.getTime() + INTERVAL_MS);
      for (const sweep of sweeps) await sweep();
      return 0;
    },
  };
};
