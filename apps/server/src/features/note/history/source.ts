import { DAY_MS } from '@pinlife/contract/durations';
import { VERSION_DAYS } from '@pinlife/contract/note/limits';
import type { Transactor } from '../../../db/pool.ts';
import type { WorkSource } from '../../../platform/work-source.ts';
import type { VersionRepo } from './repo.ts';

const BATCH = 200;

/** Drops versions when their year is over: what they alone have shown is gone with them, and not an hour later. */
export const createVersionSource = (database: Transactor, versions: VersionRepo): WorkSource => ({
  name: 'versions',
  async nextDueAt() {
    const oldest = await versions.findOldest();
    return oldest && new Date(oldest.getTime() + VERSION_DAYS * DAY_MS);
  },
  runBatch: (now) => {
    const before = new Date(now.getTime() - VERSION_DAYS * DAY_MS);
    return database.single((tx) => versions.dropOld(tx, before, BATCH));
  },
});
