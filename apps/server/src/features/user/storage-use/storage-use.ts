import type { Transactor } from '../../../db/pool.ts';
import type { SliceDependencies } from '../../../slice-dependencies.ts';
import { refreshStorageUse } from './repo.ts';

/** Logins of these people wait during a batch. */
const BATCH = 200;

export type StorageUse = ReturnType<typeof createStorageUse>;

/** Keeps `users.kept_bytes` up to date, which the lists and sums of operators use. Triggers list the people concerned. */
export const createStorageUse = ({ database, sharding }: Pick<SliceDependencies, 'database' | 'sharding'>) => ({
  /** In all shards. */
  async refresh(): Promise<void> {
    for (const one of sharding?.readers ?? [database]) await refreshIn(one);
  },
  sweep: () => refreshIn(database),
});

const refreshIn = async (database: Transactor): Promise<number> => {
  let total = 0;
  for (let done = BATCH; done === BATCH; total += done) {
    done = await database.transaction((tx) => refreshStorageUse(tx, BATCH));
  }
  return total;
};
