import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../app/api.ts';
import { uploadMedia } from '../app/upload.ts';
import { fromRoot } from '../lib/paths.mjs';
import { type Cluster, startCluster } from './cluster.ts';
import { answers, waitUntil } from './daemons.ts';
import { type FaultPromise, faults } from './faults.ts';
import { type PushPlaces, preparePush, runJourneys } from './journeys.ts';
import { hashOf, WRITERS } from './load.ts';
import { formatTable, type Row } from './report.ts';
import { createResident, hashMedia } from './residents.ts';
import { type Outcome, runUnderLoad } from './scenario.ts';
import { openStream } from './streams.ts';
import { upgradeAll } from './upgrade.ts';

const JOURNEYS_MS = 30 * 60_000;

const folder = process.env['PINLIFE_CLUSTER'];
if (!folder) throw new Error('There is no folder to work in: use npm run test:cluster.');

let cluster: Cluster;
let push: PushPlaces;
const rows: Row[] = [];
beforeAll(async () => {
  cluster = await startCluster(folder, {
    logs: fromRoot('.cache', 'cluster'),
    environment(testBed) {
      push = preparePush(testBed);
      return push.environment;
    },
  });
}, 300_000);
afterAll(async () => {
  process.stdout.write(`\n${formatTable(rows)}\n\n`);
  await cluster?.stop();
}, 120_000);

/** Waits until everything is healthy, so that the next fault is the only one. */
const untilHealthy = async () => {
  await cluster.databases.untilHealthy();
  await waitUntil('all nodes are ready', async () =>
    (await Promise.all([cluster, ...cluster.apis].map(({ url }) => answers(`${url}/readyz`)))).every(Boolean),
  );
};

const record = async (fault: string, promisedMs: number, injectFault: () => Promise<void>): Promise<Outcome> => {
  await untilHealthy();
  const outcome = await runUnderLoad(cluster, injectFault);
  rows.push({ fault, promisedMs, outcome });
  process.stdout.write(`${formatTable(rows.slice(-1)).split('\n').at(-1)}\n`);
  return outcome;
};

let isUpgraded = false;
const upgrade = async () => {
  await upgradeAll(cluster);
  isUpgraded = true;
};
/** Runs before each test, because only a part of the tests may be selected. */
beforeEach(async ({ task }) => {
  if (!isUpgraded && !task.name.includes('upgraded')) await upgrade();
}, 60_000);

/** The conditions after every fault. */
const expectRecovered = (outcome: Outcome, { promisedMs, mayStaySilent, mayStayUntold }: FaultPromise) => {
  expect(outcome.faults).toEqual([]);
  expect(outcome.lost).toEqual([]);
  expect(outcome.stale).toEqual([]);
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.reminders).toBeGreaterThan(0);
  expect([outcome.rung, outcome.rows]).toEqual([outcome.reminders, outcome.reminders]);
  expect(outcome.files).toBeGreaterThan(0);
  expect(outcome.damaged).toEqual([]);
  expect(outcome.strangers).toBeGreaterThan(0);
  if (!mayStaySilent) expect(outcome.unanswered).toEqual([]);
  if (mayStaySilent === 'writes') expect(outcome.unanswered.filter((call) => call.startsWith('GET'))).toEqual([]);
  if (mayStayUntold) expect(outcome.unheard.flat().length).toBeLessThanOrEqual(WRITERS * outcome.unheard.length);
  else expect(outcome.unheard).toEqual(outcome.unheard.map(() => []));
  expect(outcome.writeGapMs).toBeLessThan(promisedMs);
};

describe('the nodes of the last release', () => {
  it('are upgraded one after the other under load, and no call fails', async () => {
    const promisedMs = 2_000;
    const outcome = await record('a rolling upgrade of all nodes', promisedMs, upgrade);
    expectRecovered(outcome, { promisedMs });
    expect(outcome.refused).toBe(0);
  });
});

describe('behind the proxy', () => {
  it('the journeys of a browser succeed', { timeout: JOURNEYS_MS }, async () => {
    expect(await runJourneys(cluster, push)).toBe(0);
  });
});

describe('two nodes', () => {
  it('announce changes to each other', async () => {
    const resident = await createResident(cluster);
    const [one, other] = cluster.apis;
    for (const [near, far] of [
      [one, other],
      [other, one],
    ] as const) {
      const stream = openStream(near.url, resident.token);
      await waitUntil('the stream is open', () => stream.hellos.length > 0);
      const note = await createApi(far.url).demand('createNote', { token: resident.token, body: { title: 'Monsoon' } });
      await waitUntil('the stream has heard of the note', () => stream.heard.has(note._id));
      await stream.close();
    }
  });

  it('serve files that were uploaded through the other, byte for byte', async () => {
    const resident = await createResident(cluster);
    const [one, other] = cluster.apis;
    const bytes = Buffer.alloc(1024 * 1024, 'rain ');
    const file = { type: 'file', filename: 'rain.bin', contentType: 'application/octet-stream', bytes } as const;
    const { _id } = await uploadMedia(createApi(one.url), resident, file);
    expect(await hashMedia(other.url, resident, _id)).toBe(hashOf(bytes));
  });
});

describe('under load nothing is lost and nothing doubled, and it goes on in the promised time', () => {
  // A loop: `it.each` would cut long titles short, and `-t` would not find them.
  for (const { title, injectFault, ...promise } of faults) {
    it(`when ${title}`, async () => {
      expectRecovered(await record(title, promise.promisedMs, () => injectFault(cluster)), promise);
    });
  }
});
