import { DAY_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transactor } from '../../db/pool.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createThrottleRepo } from './repo.ts';
import { createThrottleService, type Limit, type ThrottleService } from './service.ts';

let testApp: TestApp;
let throttle: ThrottleService;
/** Attempts that began and that succeeded: after a deadlock an attempt is repeated. */
const begun = { tries: 0, done: 0 };
beforeAll(async () => {
  testApp = await createTestApp();
  const { database, clock } = testApp;
  const counting: Transactor = {
    ...database,
    async transaction(work) {
      const result = await database.transaction((tx) => {
        begun.tries += 1;
        return work(tx);
      });
      begun.done += 1;
      return result;
    },
  };
  throttle = createThrottleService({ database: counting, repo: createThrottleRepo(database), clock });
});
afterAll(() => testApp.close());

const limitOf = (name: string): Limit => ({ name, limit: 1000, windowSeconds: 60, refusal: 'too_many_attempts' });
/** In the order in which a caller lists them. */
const counts = ['name', 'account', 'address', 'instance'].map((name) => ({ limit: limitOf(name), subject: 'one' }));

it('counts, gives back and clears the same counts for many at once, without waiting for each other', async () => {
  const attempt = async (number: number) => {
    const own = number % 2 ? counts : counts.toReversed();
    for (let round = 0; round < 25; round += 1) {
      const reservation = await throttle.reserve(own);
      if (round % 5 === 0) await testApp.database.transaction((tx) => throttle.clear(tx, own));
      else await reservation.giveBack();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, number) => attempt(number)));
  expect(begun).toEqual({ tries: 8 * 25 + 8 * 20, done: 8 * 25 + 8 * 20 });
});

it('starts again at zero once a clock that was ahead has been set right', async () => {
  const { clock } = testApp;
  const [right, one] = [clock.now(), { limit: { ...limitOf('leap'), limit: 1 }, subject: 'one' }];
  await testApp.deliver();
  clock.advance(365 * DAY_MS);
  await testApp.deliver();
  await throttle.reserve([one]);
  clock.set(right);
  expect(await throttle.allows([one])).toBe(false);
  await testApp.deliver();
  expect([await throttle.allows([one]), await throttle.allows([one])]).toEqual([true, false]);
});
