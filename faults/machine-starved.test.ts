import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startThrowawayApp } from '../scripts/app/run-app.ts';
import { formatSeconds, isFull, recordFigure } from '../testing/fault-figures.ts';
import { createPerson, type Person } from './support/person.ts';
import { listPostgres } from './support/postgres.ts';
import { starve } from './support/starve.ts';
import { startTraffic } from './support/traffic.ts';

/** The processes run a tenth of the time, with pauses so long that code relying on the wall clock fails. */
const TENTH = { runMs: 250, spanMs: 2_500 };
const STARVED_MS = isFull ? 90_000 : 12_000;
const PEOPLE = 8;

let app: RunningApp;
let person: Person;
beforeAll(async () => {
  app = await startThrowawayApp();
  person = await createPerson(app);
});
afterAll(() => app.stop());

it('answers late, but never that it cannot be reached, if the machine gives it a tenth of a core', async () => {
  const { pid } = app;
  const starving = starve(() => [pid, ...listPostgres(app.dataDir)], TENTH);
  const crowd = Array.from({ length: PEOPLE }, () => startTraffic(person));
  await sleep(STARVED_MS);
  await Promise.all(crowd.map((traffic) => traffic.stop()));
  await starving.stop();

  const heard = crowd.flatMap((traffic) => traffic.heard);
  // One call is limited to sixty a minute.
  expect(new Set(heard.map(({ call, status }) => (call === 'userExists' ? 'limited' : status)))).toEqual(
    new Set([200, 201, 'limited']),
  );
  expect(heard.filter(({ status }) => status >= 500)).toEqual([]);
  const slowestMs = Math.max(...heard.map(({ tookMs }) => tookMs));
  recordFigure(
    'machine-starved',
    `${heard.length} calls, none 503, answered after ${formatSeconds(slowestMs)} at most`,
  );
});
