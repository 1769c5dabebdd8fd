import { listFirstLoads } from '../../apps/web/test/first-load.ts';
import type { Benchmark } from '../benchmark.ts';
import { compareWithTarget } from '../row.ts';

/** The size of the files that a browser loads first. */
export const bundle: Benchmark = {
  name: 'first load',
  measure: async () =>
    listFirstLoads().map(({ what, bytes, budget }) =>
      compareWithTarget(
        { topic: 'firstLoad', work: `first load: ${what}`, unit: 'KB', ours: [bytes / 1000] },
        budget / 1000,
        {
          isExact: true,
        },
      ),
    ),
};
