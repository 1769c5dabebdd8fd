import type pg from 'pg';
import { readState } from '../db/migrate.ts';
import { connectPart, connectShared, readLayout } from '../db/parts/layout.ts';
import { SHARED_SCHEMA, schemaOf } from '../db/parts/part.ts';
import { placeOf } from '../db/parts/table-places.ts';
import { type DatabaseOptions, openDatabase } from '../db/pool.ts';

/** A schema that rows are saved from, and which of its tables. */
export type BackupPlace = { connection: pg.ClientConfig; schema: string; holds(table: string): boolean };

/** Where the rows of an instance lie: in one database, or in each of its parts and in what they share. */
export const listBackupPlaces = async (connection: DatabaseOptions): Promise<BackupPlace[]> => {
  const database = openDatabase({ ...connection, max: 1 });
  try {
    const { parts } = await readState(database);
    if (parts === null) return [{ connection, schema: 'public', holds: () => true }];
    const layout = await readLayout(database, parts);
    const shared: BackupPlace = {
      connection: connectShared(connection),
      schema: SHARED_SCHEMA,
      holds: (table) => placeOf(table) === 'shared',
    };
    const ofParts = layout.map((node, part) => ({
      connection: connectPart(connection, part, node),
      schema: schemaOf(part),
      // What is the same everywhere is saved once.
      holds: (table: string) => typeof placeOf(table) === 'object' || (part === 0 && placeOf(table) === 'every'),
    }));
    return [...ofParts, shared];
  } finally {
    await database.close();
  }
};
