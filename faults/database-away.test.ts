import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '../apps/server/src/db/embedded.ts';
import { makeDataFolder, type RunningApp, removeDataFolder, startThrowawayApp } from '../scripts/app/run-app.ts';
import { formatSeconds, isFull, recordFigure } from '../testing/fault-figures.ts';
import { createPerson, type Person } from './support/person.ts';
import { signalPostgres } from './support/postgres.ts';
import { startTraffic } from './support/traffic.ts';

const ANSWER_PROMISED_MS = 2_000;
const RETURN_PROMISED_MS = 5_000;
const AWAY_MS = isFull ? 10_000 : 1_500;

let folder: string;
let postgres: EmbeddedPostgres;
let app: RunningApp;
let person: Person;

const startPostgres = async () => {
  postgres = await startEmbedded({ dataDir: folder, log: () => undefined, settings: { fsync: 'off' } });
};

// The app uses an operator's database server, so it does not restart it.
beforeAll(async () => {
  folder = await makeDataFolder();
  await startPostgres();
  const { user, port, database, host } = postgres.connection;
  const address = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  app = await startThrowawayApp({ environment: { DATABASE_URL: address, TRUST_PROXY: '1' } });
  person = await createPerson(app);
});
afterAll(async () => {
  await app.stop();
  await postgres.stop();
  await removeDataFolder(folder);
});

it.each([
  {
    what: 'is stopped and started',
    row: 'database-stopped',
    takeAway: () => postgres.stop(),
    bringBack: startPostgres,
  },
  {
    what: 'hangs',
    row: 'database-hangs',
    takeAway: async () => signalPostgres(folder, 'SIGSTOP'),
    bringBack: async () => signalPostgres(folder, 'SIGCONT'),
  },
] as const)('answers 503 soon, and nothing else, while the database $what', async ({ row, takeAway, bringBack }) => {
  const traffic = startTraffic(person);
  await traffic.untilWell();
  await takeAway();
  const takenAt = performance.now();
  await sleep(ANSWER_PROMISED_MS + AWAY_MS);
  const lastAt = performance.now();
  await bringBack();
  const backAt = performance.now();
  await traffic.untilWell();
  const returnMs = performance.now() - backAt;
  await traffic.stop();

  expect(new Set(traffic.heard.map(({ status }) => status))).toEqual(new Set([200, 201, 503]));
  const away = traffic.heard.filter(({ sentAt }) => sentAt > takenAt && sentAt < lastAt);
  expect(new Set(away.map(({ status, retryAfter }) => `${status} after ${retryAfter}`))).toEqual(
    new Set(['503 after 2']),
  );
  const slowestMs = Math.max(...traffic.heard.map(({ tookMs }) => tookMs));
  expect(slowestMs).toBeLessThan(3 * ANSWER_PROMISED_MS);
  expect(returnMs).toBeLessThan(3 * RETURN_PROMISED_MS);
  recordFigure(
    row,
    `503 after ${formatSeconds(slowestMs)} at most (${away.length} calls), 200 ${formatSeconds(returnMs)} after its return`,
  );
});
