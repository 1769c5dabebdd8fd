import { setTimeout as sleep } from 'node:timers/promises';
import { createBackgroundPause } from '../../platform/load/background-pause.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import type { Indexing } from './indexing/indexing.ts';

/**
 * Indexes notes that were due for too long: their process has ended, or they were not written by the API. After an update
 * these can be all notes, so it pauses to let calls of people run first.
 */
export const createSearchSource = ({ nextDueAt, catchUp }: Pick<Indexing, 'nextDueAt' | 'catchUp'>): WorkSource => {
  const rest = createBackgroundPause();
  return {
    name: 'search',
    nextDueAt,
    async runBatch(now, signal) {
      const startedAt = performance.now();
      const { count } = await catchUp(now);
      const waitMs = rest(performance.now() - startedAt, count);
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      return count;
    },
  };
};
