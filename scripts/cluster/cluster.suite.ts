import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../app/api.ts';
import { uploadMedia } from '../app/upload.ts';
import { fromRoot } from '../lib/paths.mjs';
import { type Cluster, startCluster } from './cluster.ts';
import { waitUntil } from './daemons.ts';
import { type PushPlaces, preparePush, runJourneys } from './journeys.ts';
import { hashOf, WRITERS } from './load.ts';
import { formatOutcome } from './report.ts';
import { createResident, hashMedia } from './residents.ts';
import { type Outcome, runUnderLoad } from './scenario.ts';
import { openStream } from './streams.ts';

/** Promised times; a loaded machine gets three times as much. */
const REFUSED_WITHIN_MS = 3 * 2_000;
const BACK_WITHIN_MS = 3 * 5_000;
/** How long the operator of this cluster, or the program in their place, takes to notice. */
const NOTICED_AFTER_MS = 3_000;
const JOURNEYS_MS = 30 * 60_000;

const folder = process.env['PINLIFE_CLUSTER'];
if (!folder) throw new Error('There is no folder to work in: use npm run test:cluster.');

let cluster: Cluster;
let push: PushPlaces;
beforeAll(async () => {
  push = await preparePush(folder);
  cluster = await startCluster(folder, { logs: fromRoot('.cache', 'cluster'), environment: push.environment });
}, 180_000);
afterAll(() => cluster?.stop(), 60_000);

const print = (text: string) => process.stdout.write(`${text}\n`);

/** What must be true after every fault. */
const expectUnharmed = (outcome: Outcome) => {
  expect(outcome.faults).toEqual([]);
  expect(outcome.lost).toEqual([]);
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.reminders).toBeGreaterThan(0);
  expect([outcome.rung, outcome.rows]).toEqual([outcome.reminders, outcome.reminders]);
  expect(outcome.files).toBeGreaterThan(0);
  expect(outcome.damaged).toEqual([]);
  expect(outcome.longestRefusalMs).toBeLessThan(REFUSED_WITHIN_MS);
};

describe('behind the balancer', () => {
  it('the journeys of a browser succeed', { timeout: JOURNEYS_MS }, async () => {
    expect(await runJourneys(cluster, push)).toBe(0);
  });
});

describe('two nodes', () => {
  it('tell each other what changes', async () => {
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

  it('hand out what was uploaded through the other, byte for byte', async () => {
    const resident = await createResident(cluster);
    const [one, other] = cluster.apis;
    const bytes = Buffer.alloc(1024 * 1024, 'rain ');
    const file = { type: 'file', filename: 'rain.bin', contentType: 'application/octet-stream', bytes } as const;
    const { _id } = await uploadMedia(createApi(one.url), resident, file);
    expect(await hashMedia(other.url, resident, _id)).toBe(hashOf(bytes));
  });
});

/** Kills a node, waits until that is noticed, starts it again. */
const interrupt = async (node: (typeof cluster.apis | typeof cluster.workers)[number]): Promise<{ at: number }> => {
  const at = Date.now();
  await node.kill();
  await sleep(NOTICED_AFTER_MS);
  await node.start();
  return { at };
};

describe('under load', () => {
  it('an API node is killed, and nobody but those in the middle of a write notices', async () => {
    const [node] = cluster.apis;
    const outcome = await runUnderLoad(cluster, () => interrupt(node));
    print(formatOutcome('An API node was killed', outcome));
    expectUnharmed(outcome);
    // A killed node loses the live events of its last moment.
    expect(outcome.unheard.flat().length).toBeLessThanOrEqual(WRITERS * outcome.unheard.length);
    expect(outcome.readsRefused).toBe(0);
    expect(outcome.writeGapMs).toBeLessThan(BACK_WITHIN_MS);
  });

  it('a worker is killed, and the other does its work', async () => {
    const [node] = cluster.workers;
    const outcome = await runUnderLoad(cluster, () => interrupt(node));
    print(formatOutcome('A worker was killed', outcome));
    expectUnharmed(outcome);
    expect(outcome.refused).toBe(0);
    expect(outcome.unheard.flat()).toEqual([]);
  });

  it('the primary database is killed, and its standby takes over with everything', async () => {
    await expectFailover('The primary database was killed');
  });

  it('a new standby joins the new primary, and takes over from it in turn', async () => {
    await cluster.postgres.addStandby();
    await expectFailover('The second primary was killed');
  });
});

const expectFailover = async (title: string): Promise<void> => {
  const { postgres, pooler, url } = cluster;
  let promotedAt = 0;
  let backAt = 0;
  const outcome = await runUnderLoad(cluster, async () => {
    const at = Date.now();
    await postgres.killPrimary();
    await sleep(NOTICED_AFTER_MS);
    await postgres.promote();
    promotedAt = Date.now();
    pooler.pointTo(postgres.primaryPort());
    await waitUntil('the balancer says ready', async () => (await fetch(`${url}/readyz`)).ok);
    backAt = Date.now();
    return { at };
  });
  const more = [`ready again ${((backAt - promotedAt) / 1000).toFixed(2)} s after the standby was promoted`];
  print(formatOutcome(title, outcome, more));
  expectUnharmed(outcome);
  expect(outcome.refused).toBeGreaterThan(0);
  expect(backAt - promotedAt).toBeLessThan(BACK_WITHIN_MS);
  expect(outcome.unheard.flat()).toEqual([]);
};
