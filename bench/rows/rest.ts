import { setTimeout as sleep } from 'node:timers/promises';
import { startThrowawayApp } from '../../scripts/app/run-app.ts';
import type { Benchmark } from '../benchmark.ts';
import { canWatch, listFamily, readMemoryMb, readShareMb } from '../process.ts';
import { compareWithTarget } from '../row.ts';

const GOAL_MB = 150;
const REST_MS = 30_000;

/** Memory of API and worker while idle; that of PostgreSQL depends on its settings. */
export const rest: Benchmark = {
  name: 'memory at rest',
  async measure() {
    if (!canWatch) return [];
    const app = await startThrowawayApp();
    try {
      await sleep(REST_MS);
      const family = listFamily(app.pid, 'postgres');
      const isSingle = family.length === 1;
      const ours = family.reduce((sum, pid) => sum + (isSingle ? readMemoryMb(pid) : readShareMb(pid)), 0);
      const note = isSingle ? 'resident, 1 process' : `proportional share, ${family.length} processes`;
      const work = 'API and worker, at rest for 30 s';
      return [compareWithTarget({ topic: 'memory', work, unit: 'MB', ours: [ours], note }, GOAL_MB)];
    } finally {
      await app.stop();
    }
  },
};
