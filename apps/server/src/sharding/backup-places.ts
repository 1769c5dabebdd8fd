import type pg from 'pg';
import { readState } from '../db/migrate.ts';
import { type DatabaseOptions, openDatabase } from '../db/pool.ts';
import { connectShard, connectShared, readLayout } from '../db/shards/layout.ts';
import { SHARED_SCHEMA, schemaOf } from '../db/shards/shard.ts';
import { placeOf } from '../db/shards/table-places.ts';

/** A schema to back up, and the tables of it that are saved. */
export type BackupPlace = { connection: pg.ClientConfig; schema: string; holds(table: string): boolean };

/** The schemas of an instance: one, or those of all shards and the shared one. */
export const listBackupPlaces = async (connection: DatabaseOptions): Promise<BackupPlace[]> => {
  const database = openDatabase({ ...connection, max: 1 });
  try {
    const { shards } = await readState(database);
    if (shards === null) return [{ connection, schema: 'public', holds: () => true }];
    const layout = await readLayout(database, shards);
    const shared: BackupPlace = {
      connection: connectShared(connection),
      schema: SHARED_SCHEMA,
      holds: (table) => placeOf(table) === 'shared',
    };
    const ofShards = layout.map((node, shard) => ({
      connection: connectShard(connection, shard, node),
      schema: schemaOf(shard),
      // Tables that are equal in all shards are saved once.
      holds: (table: string) => typeof placeOf(table) === 'object' || (shard === 0 && placeOf(table) === 'every'),
    }));
    return [...ofShards, shared];
  } finally {
    await database.close();
  }
};
