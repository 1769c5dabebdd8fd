import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  CITUS_NEEDS,
  type CitusNodes,
  closeCitusDatabase,
  createCitusDatabase,
  dropCitusDatabase,
  readCitusNodes,
} from '../../../../testing/citus.ts';
import { migrate, underLock } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';
import { placeShards } from '../db/shards/citus.ts';
import { createShards } from '../db/shards/create-shards.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set if the run is on a Citus. */
    citus: CitusNodes;
  }
}

export const CITUS_TEMPLATE = 'pinlife_citus_template';
/** Tests read the tables directly, so all are in one shard. */
export const CITUS_SHARDS = 1;

/** Runs the tests of the server on a Citus: everybody is in one shard, which is on another machine than the coordinator. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const nodes = readCitusNodes(process.env['CITUS_NODES']);
  if (!nodes) throw new Error(CITUS_NEEDS);
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-test-'));
  await createCitusDatabase(nodes, CITUS_TEMPLATE);
  const database = openDatabase({ ...nodes[0], database: CITUS_TEMPLATE });
  await migrate(database);
  await underLock(database, async (client) => {
    await createShards(client, CITUS_SHARDS);
    await placeShards(client, CITUS_SHARDS);
  });
  await database.close();
  await closeCitusDatabase(nodes, CITUS_TEMPLATE);
  project.provide('postgres', nodes[0]);
  project.provide('citus', nodes);
  project.provide('scratch', folder);
  return async () => {
    await dropCitusDatabase(nodes, CITUS_TEMPLATE);
    await rm(folder, { recursive: true, force: true });
  };
};
