import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CitusNode,
  type CitusNodes,
  createCitusDatabase,
  readCitusNodes,
  runOnNode,
} from '../../testing/citus.ts';
import { createInstance, type Instance, PARTS } from './instance.ts';
import { runJourneys } from './journeys.ts';
import { byPart, type Journal, startLoad } from './load.ts';
import { findNodeProcess } from './node-process.ts';

const DATABASE = 'pinlife_citus';
const LOAD_MS = 8_000;
const RING_MS = 30_000;

const nodes = readCitusNodes(process.env['CITUS_NODES']) as CitusNodes;
let folder: string;
let instance: Instance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinlife-citus-'));
  await createCitusDatabase(nodes, DATABASE);
  instance = await createInstance(nodes, DATABASE, folder);
});
afterAll(async () => {
  await instance?.stop();
  await rm(folder, { recursive: true, force: true });
});

const onCoordinator = <Row extends Record<string, unknown>>(sql: string) =>
  runOnNode<Row>({ ...nodes[0], database: DATABASE }, sql);

const placeOfPart = async (part: number): Promise<CitusNode> => {
  const { host, port } = (await instance.readLayout())[part] ?? { host: '', port: 0 };
  const found = nodes.find((node) => node.host === host && node.port === port);
  if (!found) throw new Error(`Nobody holds part ${part}.`);
  return found;
};

/** All that was promised is there, and rang once. */
const expectKept = async (journals: readonly Journal[]) => {
  for (const { resident, kept, ringing } of journals) {
    const there = await instance.listNoteIds(resident);
    expect(kept.filter((id) => !there.has(id))).toEqual([]);
    const rung = async () => (await instance.listRungNotes(resident)).filter((id) => ringing.includes(id));
    await expect.poll(async () => new Set(await rung()).size, { timeout: RING_MS }).toBe(ringing.length);
    expect((await rung()).length).toBe(ringing.length);
  }
};

const report = (what: string, journals: readonly Journal[]) => {
  const kept = journals.reduce((sum, journal) => sum + journal.kept.length, 0);
  const failures = journals.reduce((sum, journal) => sum + journal.failures, 0);
  const gap = Math.max(...journals.map(({ longestGapMs }) => longestGapMs));
  process.stdout.write(`${what}: ${kept} writes acknowledged, ${failures} failed, longest gap ${Math.round(gap)} ms\n`);
};

describe('an instance on Citus', () => {
  it('is distributed once, and says why it refuses another number of parts', async () => {
    const again = await instance.distribute();
    expect([again.code, again.log.includes('in their place already')]).toEqual([0, true]);
    const other = await instance.distribute(PARTS + 1);
    expect([other.code, other.log.includes(`There are ${PARTS} parts already`)]).toEqual([1, true]);
  });

  it('does all that a browser can do', async () => {
    expect(await runJourneys(instance, folder)).toBe(0);
  });

  it('loses nothing, and keeps nobody else waiting, when a machine is killed', async () => {
    const load = startLoad(instance.api, instance.residents);
    await sleep(LOAD_MS / 2);
    const victim = await placeOfPart(0);
    const machine = await findNodeProcess(victim);
    await machine.kill();
    await sleep(LOAD_MS / 2);
    await machine.start();
    await sleep(LOAD_MS / 2);
    const journals = await load.stop();
    const layout = await instance.readLayout();
    const spared = [...byPart(journals, PARTS)].flatMap(([part, of]) => (layout[part]?.port === victim.port ? [] : of));
    report(
      'a machine killed, its people',
      journals.filter((journal) => !spared.includes(journal)),
    );
    report('a machine killed, all others', spared);
    expect(spared.length).toBeGreaterThan(0);
    expect(spared.reduce((sum, { failures }) => sum + failures, 0)).toBe(0);
    await expectKept(journals);
  });

  it('loses nothing when a part is moved under writes', async () => {
    const from = await placeOfPart(1);
    const to = nodes.slice(1).find(({ port }) => port !== from.port) as CitusNode;
    const load = startLoad(instance.api, instance.residents);
    await sleep(LOAD_MS / 4);
    const startedAt = performance.now();
    await onCoordinator(`select citus_schema_move('pinlife_part_01', '${to.host}', ${to.port})`);
    process.stdout.write(`a part moved in ${Math.round(performance.now() - startedAt)} ms\n`);
    // Past the moment at which processes learn of it.
    await sleep(LOAD_MS * 2);
    const journals = await load.stop();
    report('a part moved', journals);
    expect((await placeOfPart(1)).port).toBe(to.port);
    await expectKept(journals);
  });
});
