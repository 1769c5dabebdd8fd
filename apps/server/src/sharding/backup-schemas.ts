import type pg from 'pg';
import { readState } from '../db/migrate.ts';
import { type DatabaseOptions, openDatabase } from '../db/pool.ts';
import { connectShard, connectShared, readLayout } from '../db/shards/layout.ts';
import { SHARED_SCHEMA, schemaOf } from '../db/shards/shard.ts';
import { getRowLocation } from '../db/table-facts.ts';

/** A schema to back up, and the tables of it that are saved. */
export type BackupSchema = { connection: pg.ClientConfig; schema: string; hasTable(table: string): boolean };

/** The schemas of an instance: one, or those of all shards and the shared one. */
export const listBackupSchemas = async (connection: DatabaseOptions): Promise<BackupSchema[]> => {
  const database = openDatabase({ ...connection, max: 1 });
  try {
    const { shards } = await readState(database);
    if (shards === null) return [{ connection, schema: 'public', hasTable: () => true }];
    const layout = await readLayout(database, shards);
    const shared: BackupSchema = {
      connection: connectShared(connection),
      schema: SHARED_SCHEMA,
      hasTable: (table) => getRowLocation(table) === 'shared',
    };
    const ofShards = layout.map((node, shard) => ({
      connection: connectShard(connection, shard, node),
      schema: schemaOf(shard),
      // Tables that are equal in all shards are saved once.
      hasTable: (table: string) =>
        getRowLocation(table) !== 'shared' && (shard === 0 || getRowLocation(table) !== 'every'),
    }));
    return [...ofShards, shared];
  } finally {
    await database.close();
  }
};
