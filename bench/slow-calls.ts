import { percentile, timed } from './row.ts';

/** Calls of people, by the name of their row. */
export type Calls = Record<string, () => Promise<unknown>>;

const SLOW_SHARE = 0.95;

/** The 95th percentile of each call in each round; the calls alternate within a round. */
export const timeSlowCalls = async (
  calls: Calls,
  { rounds, repetitions }: { rounds: number; repetitions: number },
): Promise<Record<string, number[]>> => {
  const slow: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [work, call] of Object.entries(calls)) {
      const times: number[] = [];
      for (let count = 0; count < repetitions; count += 1) times.push(await timed(call));
      slow[work] = [...(slow[work] ?? []), percentile(times, SLOW_SHARE)];
    }
  }
  return slow;
};
