import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaOf, shardOf } from '../../apps/server/src/db/shards/shard.ts';
import {
  type CitusNode,
  type CitusNodes,
  createCitusDatabase,
  readCitusNodes,
  runOnNode,
} from '../../testing/citus.ts';
import { runJourneys } from '../app/journeys.ts';
import { createInstance, type Instance, SHARDS } from './instance.ts';
import { byShard, type Journal, startLoad, type TestUser } from './load.ts';
import { withoutNode } from './node-process.ts';
import { expectService } from './service.ts';

const DATABASE = 'pinlife_citus';
const RESTORED = 'pinlife_restored';
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

const placeOfShard = async (shard: number): Promise<CitusNode> => {
  const { host, port } = (await instance.readLayout())[shard] ?? { host: '', port: 0 };
  const found = nodes.find((node) => node.host === host && node.port === port);
  if (!found) throw new Error(`Nobody holds shard ${shard}.`);
  return found;
};

/** All acknowledged notes exist, and their reminders rang once. */
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

/** A person whose shard is on none of these machines. */
const findSpared = async (victim: CitusNode): Promise<TestUser> => {
  const layout = await instance.readLayout();
  const found = instance.residents.find(({ id }) => layout[shardOf(id, SHARDS)]?.port !== victim.port);
  if (!found) throw new Error('Everybody is on the same machine.');
  return found;
};

describe('an instance on Citus', () => {
  it('is distributed once, and explains why it refuses another number of shards', async () => {
    const again = await instance.run('distribute');
    expect([again.code, again.log.includes('placed already')]).toEqual([0, true]);
    const other = await instance.run('distribute', String(SHARDS + 1));
    expect([other.code, other.log.includes(`There are ${SHARDS} shards already`)]).toEqual([1, true]);
  });

  it('does all that a browser can do', async () => {
    const { url, mail, databaseUrl, push } = instance;
    const given = { url, mailFolder: mail.folder, databaseUrl, push };
    expect(await runJourneys({ ...given, folder, suite: 'citus' })).toBe(0);
  });

  it('loses nothing, and delays nobody on other machines, when a machine is killed', async () => {
    const load = startLoad(instance.api, instance.residents);
    await sleep(LOAD_MS / 2);
    const victim = await placeOfShard(0);
    const spared = await findSpared(victim);
    await withoutNode(victim, async () => {
      await expectService(instance, spared);
      await sleep(LOAD_MS / 2);
    });
    await sleep(LOAD_MS / 2);
    const journals = await load.stop();
    const layout = await instance.readLayout();
    const others = [...byShard(journals, SHARDS)].flatMap(([shard, of]) =>
      layout[shard]?.port === victim.port ? [] : of,
    );
    report(
      'a machine killed, its people',
      journals.filter((journal) => !others.includes(journal)),
    );
    report('a machine killed, all others', others);
    expect(others.length).toBeGreaterThan(0);
    expect(others.reduce((sum, { failures }) => sum + failures, 0)).toBe(0);
    await expectKept(journals);
  });

  it('continues for people who are logged in when the coordinator is killed', async () => {
    const load = startLoad(instance.api, instance.residents);
    await sleep(LOAD_MS / 4);
    const journals = await withoutNode(nodes[0], async () => {
      await expectService(instance, instance.residents[0] as TestUser);
      await sleep(LOAD_MS / 4);
      return load.stop();
    });
    report('the coordinator killed', journals);
    expect(journals.reduce((sum, { failures }) => sum + failures, 0)).toBe(0);
    await expectKept(journals);
  });

  it('loses nothing when a shard is moved under writes', async () => {
    const from = await placeOfShard(1);
    const to = nodes.slice(1).find(({ port }) => port !== from.port) as CitusNode;
    const load = startLoad(instance.api, instance.residents);
    await sleep(LOAD_MS / 4);
    const startedAt = performance.now();
    await onCoordinator(`select citus_schema_move('pinlife_part_01', '${to.host}', ${to.port})`);
    process.stdout.write(`a shard moved in ${Math.round(performance.now() - startedAt)} ms\n`);
    // Longer than the interval at which processes look for moved shards.
    await sleep(LOAD_MS * 2);
    const journals = await load.stop();
    report('a shard moved', journals);
    expect((await placeOfShard(1)).port).toBe(to.port);
    await expectKept(journals);
  });

  it('runs a migration that it lacks in every shard, and Citus places its table', async () => {
    await instance.restart(async () => {
      for (let shard = 0; shard < SHARDS; shard += 1) {
        await onCoordinator(`drop table ${schemaOf(shard)}.hidden_memories`);
        await onCoordinator(`delete from ${schemaOf(shard)}.migrations where name = '018-memories.sql'`);
      }
      await onCoordinator(`delete from public.migrations where name = '018-memories.sql'`);
    });
    const placed = await onCoordinator(
      `select 1 from pg_dist_partition where logicalrelid::text like '%.hidden_memories'`,
    );
    expect(placed).toHaveLength(SHARDS);
    const names = await onCoordinator(`select 1 from public.migrations where name = '018-memories.sql'`);
    expect(names).toHaveLength(1);
  });

  it('is saved as a whole, and restored into another Citus, which distributes it again', async () => {
    const file = join(folder, 'pinlife.tar');
    const notes = await countNotes(DATABASE);
    expect(notes).toBeGreaterThan(0);
    await createCitusDatabase(nodes, RESTORED);
    const steps = [
      () => instance.run('backup', file),
      () => instance.runIn(RESTORED, 'restore', file),
      () => instance.runIn(RESTORED, 'distribute'),
    ];
    for (const step of steps) {
      const { code, log } = await step();
      expect([code, code === 0 ? '' : log]).toEqual([0, '']);
    }
    expect(await countNotes(RESTORED)).toBe(notes);
  });
});

/** Counts the notes of all shards of a database. */
const countNotes = async (database: string): Promise<number> => {
  const node = { ...nodes[0], database };
  const schemas = await runOnNode<{ name: string }>(
    node,
    `select nspname as name from pg_namespace where nspname like 'pinlife\\_part\\_%'`,
  );
  let count = 0;
  for (const { name } of schemas) {
    const [row] = await runOnNode<{ count: number }>(node, `select count(*)::int as count from ${name}.notes`);
    count += row?.count ?? 0;
  }
  return count;
};
