import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type CitusNodes, copyCitusDatabase, dropCitusDatabase } from '../../../../testing/citus.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../db/pool.ts';
import { CITUS_PARTS, CITUS_TEMPLATE } from './citus-setup.ts';
import { TEMPLATE_DATABASE } from './global-setup.ts';

export type TestDatabase = {
  database: Database;
  connection: DatabaseOptions;
  /** Of so many parts already, where the run is on a Citus. */
  parts?: number | undefined;
  drop(): Promise<void>;
};

/** `npm run test:plain` runs everything without batching. */
const batching: Required<DatabaseOptions>['batching'] = process.env['DATABASE_BATCHING'] === 'off' ? 'off' : 'on';

/** A database of one's own, cloned from the migrated template. */
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
    async drop() {
      await database.close();
      await runOnServer(`drop database ${name} with (force)`);
    },
  };
};

const createCitusTestDatabase = async (nodes: CitusNodes, name: string): Promise<TestDatabase> => {
  await copyCitusDatabase(nodes, name, CITUS_TEMPLATE);
  const connection = { ...nodes[0], database: name, batching };
  const database = openDatabase({ ...connection, max: 8 });
  return {
    database,
    connection,
    parts: CITUS_PARTS,
    async drop() {
      await database.close();
      await dropCitusDatabase(nodes, name);
    },
  };
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
