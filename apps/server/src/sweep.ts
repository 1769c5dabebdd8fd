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
      // One after the other, and each for itself: a storage that is away must not keep the rest lying.
      const failures: unknown[] = [];
      for (const sweep of sweeps) await sweep().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
      return 0;
    },
  };
};
