import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../db/pool.ts';
import { TEMPLATE_DATABASE } from './global-setup.ts';

export type TestDatabase = {
  database: Database;
  connection: DatabaseOptions;
  drop(): Promise<void>;
};

/** `npm run test:plain` runs everything without batching. */
const batching: Required<DatabaseOptions>['batching'] = process.env['DATABASE_BATCHING'] === 'off' ? 'off' : 'on';

/** A database of one's own, cloned from the migrated template. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const address = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
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

const runOnServer = async (sql: string) => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
