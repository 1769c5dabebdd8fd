import { afterAll, beforeAll, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { createRandom } from '../../test/fuzz/random.ts';
import { moves } from '../../test/races/moves.ts';
import { able, openTrack, pairs, race, type Track } from '../../test/races/race.ts';

/** `npm run test:security` races all pairs, many times, with a seed of its own; `npm test` each call with itself and a ninth of the others. */
const { RACE_ROUNDS } = process.env;
const rounds = Number(RACE_ROUNDS ?? 1);
const raced = RACE_ROUNDS ? pairs : pairs.filter(([first, second], index) => first === second || index % 9 === 0);
const seed = Number(process.env['RACE_SEED'] ?? 20_261_116);
const AT_ONCE = 8;
const MS_PER_RACE = 2_000;

let track: Track;
beforeAll(async () => {
  track = await openTrack(createRandom(seed));
});
afterAll(() => track.testApp.close());

/** Calls that deadlock are repeated a second later and succeed, so the deadlocks are counted. */
const countDeadlocks = async (): Promise<number> => {
  const question = 'select deadlocks::int from pg_stat_database where datname = current_database()';
  return (await track.testApp.database.first(read<{ deadlocks: number }>(question)))?.deadlocks ?? 0;
};

it(
  `equals one call after the other: ${raced.length} pairs of account calls, ${rounds} times each (seed ${seed})`,
  async () => {
    const left = raced.flatMap((pair) => Array.from({ length: rounds }, () => pair));
    const faults: string[] = [];
    const run = async () => {
      for (let pair = left.pop(); pair; pair = left.pop()) {
        const fault = await race(track, pair);
        if (fault) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, run));
    expect(faults).toEqual([]);
    const idle = moves.map(({ name }) => name).filter((name) => !able.has(name));
    // It runs only once the account is deleted.
    expect(idle).toEqual(['signup under the same name']);
    expect(await countDeadlocks()).toBe(0);
  },
  60_000 + raced.length * rounds * MS_PER_RACE,
);
