import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPushApp, type PushApp } from '../push-app.ts';
import { fuzz } from './fuzz.ts';

/** `npm run test:security` sends more, with its own seed. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_114);
const MS_PER_REQUEST = 60;

let testApp: PushApp;
beforeAll(async () => {
  testApp = await createPushApp();
});
afterAll(() => testApp.close());

it(
  `answers ${requests} requests made from its own description as the description says (seed ${seed})`,
  async () => {
    const { faults, statuses, operations } = await fuzz({ testApp, pushService: testApp.pushService, seed, requests });
    expect(faults).toEqual([]);
    // Requests that always fail would prove little.
    expect(operations).toBeGreaterThan(30);
    const done = (statuses['200'] ?? 0) + (statuses['201'] ?? 0);
    expect(done).toBeGreaterThan(requests / 4);
  },
  60_000 + requests * MS_PER_REQUEST,
);
