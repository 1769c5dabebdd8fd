import { DAY_MS } from '@pinlife/contract/durations';
import { VERSION_DAYS } from '@pinlife/contract/note/limits';
import type { Transactor } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { VersionRepo } from './repo.ts';

const BATCH = 200;

/**
 * Deletes versions after a year, with the media that only they use. This is a sweep, because sweeps are paused after the
 * clock jumps.
 */
export const createVersionSweep =
  (database: Transactor, versions: Pick<VersionRepo, 'dropOld'>, clock: Clock) => async (): Promise<number> => {
    const before = new Date(clock.now().getTime() - VERSION_DAYS * DAY_MS);
    let total = 0;
    for (;;) {
      const dropped = await database.single((tx) => versions.dropOld(tx, before, BATCH));
      total += dropped;
      if (dropped < BATCH) return total;
    }
  };
