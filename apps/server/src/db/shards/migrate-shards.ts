import pg from 'pg';
import { readFunctions } from '../functions.ts';
import { listMigrations, migrateSchema, underLock } from '../migrate.ts';
import type { Database } from '../pool.ts';
import { schemaOf } from './shard.ts';
import { makeSharedTables } from './shared-tables.ts';

/**
 * Migrates every shard in turn through the coordinator. The list that a start checks is written last, so an interrupted
 * run is continued by the next start.
 */
export const migrateShards = (database: Database, shards: number): Promise<string[]> =>
  underLock(database, async (client) => {
    await allowTriggers(client);
    const names = new Set<string>();
    for (let shard = 0; shard < shards; shard += 1) {
      for (const name of await migrateShard(client, shard)) names.add(name);
    }
    await makeSharedTables(client);
    await client.query('reset search_path');
    await recordMigrations(client);
    return [...names];
  });

/** Citus refuses triggers on distributed tables unless they are declared safe. PinLife's triggers stay within their shard. */
export const allowTriggers = async (client: pg.ClientBase): Promise<void> => {
  await client.query('set citus.enable_unsafe_triggers = on');
};

/** Runs the migrations and applies the functions of one shard. */
export const migrateShard = async (client: pg.ClientBase, shard: number): Promise<string[]> => {
  await client.query(`set search_path = ${schemaOf(shard)}`);
  const names = await migrateSchema(client);
  if (names.length > 0) {
    await createRowTriggers(client);
    await disableFastUpdate(client);
    await bindFunctions(client, schemaOf(shard));
  }
  return names;
};

/** Citus does not support transition tables, so these triggers of statements are replaced by triggers of rows. */
const rowTriggers = { notes_made: 'await_keys_of_reworded', notes_made_told: 'tell_webhooks_of_changed' };
const createRowTriggers = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: keyof typeof rowTriggers }>(
    `select tgname as name from pg_trigger
     where tgrelid = 'notes'::regclass and tgname = any($1) and tgnewtable is not null`,
    [Object.keys(rowTriggers)],
  );
  for (const { name } of rows) {
    await client.query(`drop trigger ${name} on notes`);
    await client.query(
      `create trigger ${name} after insert on notes for each row execute function ${rowTriggers[name]}()`,
    );
  }
};

/**
 * Without Citus, pending keys are merged by calling a function with the name of the index. On Citus the index has another
 * name, so keys are merged immediately.
 */
const disableFastUpdate = async (client: pg.ClientBase): Promise<void> => {
  await client.query('alter index note_keys_words set (fastupdate = off)');
};

/** Fixes the search path of each function: Citus also calls it from other machines, where none is set. */
const bindFunctions = async (client: pg.ClientBase, schema: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc where pronamespace = $1::regnamespace`,
    [schema],
  );
  for (const { name } of rows) {
    await client.query(`alter function ${name} set search_path = ${pg.escapeIdentifier(schema)}`);
  }
};

const recordMigrations = async (client: pg.ClientBase): Promise<void> => {
  const functions = await readFunctions();
  await client.query('insert into public.migrations (name) select unnest($1::text[]) on conflict (name) do nothing', [
    await listMigrations(),
  ]);
  await client.query(
    `insert into public.applied_functions (name, hash) select * from unnest($1::text[], $2::text[])
     on conflict (name) do update set hash = excluded.hash`,
    [functions.map(({ name }) => name), functions.map(({ hash }) => hash)],
  );
};
