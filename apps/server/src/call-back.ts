import { HOUR_MS } from '@pinlife/contract/durations';
import type { Transactor, Tx } from './db/pool.ts';
import type { Clock } from './platform/clock.ts';

/** Leases end within a minute and retries come within an hour: what waits for longer was put off by a wrong clock. */
const LATEST_MS = 2 * HOUR_MS;

/** What falls due later than `latest` is due `now`. Across all people of the shard. */
type CallBack = (tx: Tx, span: { now: Date; latest: Date }) => Promise<number>;

type Options = { database: Transactor; clock: Clock; callBacks: readonly CallBack[] };

/**
 * A sweep: calls back what a node whose clock was far ahead has taken and never ended. Without it a lease would last until
 * that time comes. Sweeps run only where the clock is believed.
 */
export const createCallBackSweep =
  ({ database, clock, callBacks }: Options) =>
  async (): Promise<number> => {
    const now = clock.now();
    const span = { now, latest: new Date(now.getTime() + LATEST_MS) };
    let total = 0;
    for (const callBack of callBacks) total += await database.transaction((tx) => callBack(tx, span));
    return total;
  };
