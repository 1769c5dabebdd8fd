import { DAY_MS } from '@pinlife/contract/durations';
import { VERSION_DAYS } from '@pinlife/contract/note/limits';
import type { Transactor } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { VersionRepo } from './repo.ts';

const BATCH = 200;

/**
 * Drops versions when their year is over, and with them what they alone have shown. A sweep, as it deletes for good by the
 * clock: sweeps wait where that has made a leap.
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
