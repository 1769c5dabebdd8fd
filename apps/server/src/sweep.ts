import type { Clock } from './platform/clock.ts';
import type { WorkSource } from './platform/work-source.ts';

const INTERVAL_MS = 60 * 60 * 1000;

type SweepOptions = {
  clock: Clock;
  /** Whether the clock may be believed at this moment: what is removed does not come back. */
  allowsRemoval: (now: Date) => Promise<boolean>;
  sweeps: readonly (() => Promise<number>)[];
};

/** Removes what has expired, once an hour. Several nodes may do it at once: the second finds nothing. */
export const createSweepSource = ({ clock, allowsRemoval, sweeps }: SweepOptions): WorkSource => {
  let dueAt = clock.now();
  return {
    name: 'sweep',
    nextDueAt: async () => dueAt,
    async runBatch(now) {
      // Due at once where the clock was set back meanwhile: a time that was ahead must not keep this waiting.
      if (now < dueAt && dueAt.getTime() - now.getTime() <= INTERVAL_MS) return 0;
      dueAt = new Date(now.getTime() + INTERVAL_MS);
      if (!(await allowsRemoval(now))) return 0;
      // One after the other, and each for itself: a storage that is away must not keep the rest lying.
      const failures: unknown[] = [];
      for (const sweep of sweeps) await sweep().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
      return 0;
    },
  };
};
