import { HOUR_MS } from '@pinlife/contract/durations';
import type { Clock } from './platform/clock.ts';
import type { WorkSource } from './platform/work-source.ts';

const INTERVAL_MS = HOUR_MS;

type SweepOptions = {
  clock: Clock;
  /** Whether the clock is trusted at the moment. Deletion cannot be undone. */
  allowsRemoval: (now: Date) => Promise<boolean>;
  sweeps: readonly (() => Promise<number>)[];
};

/** Deletes expired rows and files once an hour. Several nodes may run it at once: the second finds nothing. */
export const createSweepSource = ({ clock, allowsRemoval, sweeps }: SweepOptions): WorkSource => {
  let dueAt = clock.now();
  return {
    name: 'sweep',
    nextDueAt: async () => dueAt,
    async runBatch(now) {
      // If the clock was set back, `dueAt` can be far ahead: then it runs now.
      if (now < dueAt && dueAt.getTime() - now.getTime() <= INTERVAL_MS) return 0;
      dueAt = new Date(now.getTime() + INTERVAL_MS);
      if (!(await allowsRemoval(now))) return 0;
      // A failing sweep does not stop the others.
      const failures: unknown[] = [];
      for (const sweep of sweeps) await sweep().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
      return 0;
    },
  };
};
