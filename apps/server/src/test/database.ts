import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type CitusNodes, copyCitusDatabase, dropCitusDatabase } from '../../../../testing/citus.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../db/pool.ts';
import { connectShard, readLayout } from '../db/shards/layout.ts';
import { CITUS_SHARDS, CITUS_TEMPLATE } from './citus-setup.ts';
import { TEMPLATE_DATABASE } from './global-setup.ts';

export type TestDatabase = {
  /** The database with the tables of people. */
  database: Database;
  connection: DatabaseOptions;
  /** The database of a process: on a Citus, the coordinator. */
  whole: { database: Database; connection: DatabaseOptions };
  /** The number of shards that exist already, on a Citus. */
  shards?: number | undefined;
  drop(): Promise<void>;
};

/** `npm run test:plain` runs all tests without batching. */
const batching: Required<DatabaseOptions>['batching'] = process.env['DATABASE_BATCHING'] === 'off' ? 'off' : 'on';

/** A separate database, cloned from the migrated template. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const address = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const nodes = inject('citus');
  if (nodes) return createCitusTestDatabase(nodes, name);
  await runOnServer(`create database ${name} template ${TEMPLATE_DATABASE}`);
  const connection = { ...address, database: name, batching };
  const database = openDatabase({ ...connection, max: 8 });
  return {
    database,
    connection,
    whole: { database, connection },
    async drop() {
      await database.close();
      await runOnServer(`drop database ${name} with (force)`);
    },
  };
};

const createCitusTestDatabase = async (nodes: CitusNodes, name: string): Promise<TestDatabase> => {
  await copyCitusDatabase(nodes, name, CITUS_TEMPLATE);
  const connection = { ...nodes[0], database: name, batching };
  const whole = { database: openDatabase({ ...connection, max: 8 }), connection };
  const [node = null] = await readLayout(whole.database, CITUS_SHARDS);
  const ofShard = connectShard(connection, 0, node);
  const database = openDatabase({ ...ofShard, max: 8 });
  return {
    database,
    connection: ofShard,
    whole,
    shards: CITUS_SHARDS,
    async drop() {
      await Promise.all([database.close(), whole.database.close()]);
      await dropCitusDatabase(nodes, name);
    },
  };
};

/**
 * The suffix that Citus adds to names of tables and indexes on the machine with the rows; this connection can read and alter
 * those.
 */
export const openStored = async (run: (sql: string) => Promise<unknown[]>, table: string): Promise<string> => {
  if (!inject('citus')) return '';
  await run('set citus.override_table_visibility to off');
  await run('set citus.enable_manual_changes_to_shards to on');
  const [shard] = await run(`select shardid as id from pg_dist_shard where logicalrelid = '${table}'::regclass`);
  return `_${(shard as { id: string }).id}`;
};

const runOnServer = async (sql: string) => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
