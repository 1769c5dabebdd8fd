import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';

export const TEMPLATE_DATABASE = 'pinlife_template';

type PostgresAddress = { host: string; port: number; user: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresAddress;
    /** A folder that is deleted after the run. */
    scratch: string;
  }
}

/** Starts one throwaway PostgreSQL for the run, with a migrated database that every test file clones. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-test-'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined, settings, lock: false });
  const { host, port, user } = embedded.connection;
  await createTemplate({ host, port, user }, embedded.connection.database);
  project.provide('postgres', { host, port, user });
  project.provide('scratch', folder);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

const createTemplate = async (address: PostgresAddress, maintenanceDatabase: string) => {
  const client = new pg.Client({ ...address, database: maintenanceDatabase });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const database = openDatabase({ ...address, database: TEMPLATE_DATABASE });
  await migrate(database);
  await database.close();
};
