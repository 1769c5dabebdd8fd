import { HOUR_MS } from '@pinlife/contract/durations';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';

/** Leases end within a minute and retries come within an hour. A longer wait is the fault of a clock that was ahead. */
const LATEST_MS = 2 * HOUR_MS;

/** Sets every due time after `latest` to `now`. Across all people of the shard. */
type WaitLimit = (tx: Tx, span: { now: Date; latest: Date }) => Promise<number>;

type Options = { database: Transactor; clock: Clock; waitLimits: readonly WaitLimit[] };

/**
 * Makes rows due that a node with a clock far ahead has claimed and never finished. Otherwise their leases would last
 * until that time. Sweeps run only on nodes whose clock agrees with the database.
 */
export const createWaitLimitSweep =
  ({ database, clock, waitLimits }: Options) =>
  async (): Promise<number> => {
    const now = clock.now();
    const span = { now, latest: new Date(now.getTime() + LATEST_MS) };
    let total = 0;
    for (const limitWaits of waitLimits) total += await database.transaction((tx) => limitWaits(tx, span));
    return total;
  };
