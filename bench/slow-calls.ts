import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, timed } from './row.ts';
import { createRandom } from './text/random.ts';

/** Calls of people, by the name of their row. */
export type Calls = Record<string, () => Promise<unknown>>;

const SLOW_SHARE = 0.95;
const SEED = 38;

/**
 * The 95th percentile of each call in each round; the calls alternate within a round. Each call follows the answer to the
 * one before or, with `everyMs`, comes at random, once in this time on average, as the calls of many people do.
 */
export const timeSlowCalls = async (
  calls: Calls,
  { rounds, repetitions, everyMs }: { rounds: number; repetitions: number; everyMs?: number },
): Promise<Record<string, number[]>> => {
  const slow: Record<string, number[]> = {};
  const random = createRandom(SEED);
  for (let round = 0; round < rounds; round += 1) {
    for (const [work, call] of Object.entries(calls)) {
      const times: Promise<number>[] = [];
      for (let count = 0; count < repetitions; count += 1) {
        const answered = timed(call);
        times.push(answered);
        await (everyMs === undefined ? answered : sleep(-Math.log(1 - random.next()) * everyMs));
      }
      slow[work] = [...(slow[work] ?? []), percentile(await Promise.all(times), SLOW_SHARE)];
    }
  }
  return slow;
};
