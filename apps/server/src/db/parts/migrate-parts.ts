import pg from 'pg';
import { readFunctions } from '../functions.ts';
import { listMigrations, migrateSchema, underLock } from '../migrate.ts';
import type { Database } from '../pool.ts';
import { schemaOf } from './part.ts';
import { makeSharedTables } from './shared-tables.ts';

/**
 * Brings every part up to date, one after the other, by the machine that knows where they are. The list that a start looks at
 * is written last: whatever ends this early, the next start goes on.
 */
export const migrateParts = (database: Database, parts: number): Promise<string[]> =>
  underLock(database, async (client) => {
    await allowTriggers(client);
    const names = new Set<string>();
    for (let part = 0; part < parts; part += 1) {
      for (const name of await migratePart(client, part)) names.add(name);
    }
    await makeSharedTables(client);
    await client.query('reset search_path');
    await rememberAll(client);
    return [...names];
  });

/** Citus has triggers on tables that it places only where somebody answers for them: ours stay within their part. */
export const allowTriggers = async (client: pg.ClientBase): Promise<void> => {
  await client.query('set citus.enable_unsafe_triggers = on');
};

/** All tables and functions of a part, as they are meant to be. */
export const migratePart = async (client: pg.ClientBase, part: number): Promise<string[]> => {
  await client.query(`set search_path = ${schemaOf(part)}`);
  const names = await migrateSchema(client);
  if (names.length > 0) {
    await triggerByRow(client);
    await mergeKeysAtOnce(client);
    await bindFunctions(client, schemaOf(part));
  }
  return names;
};

/** Citus places no statement that reads the rows which a trigger was called for; for a single row there is a function already. */
const triggerByRow = async (client: pg.ClientBase): Promise<void> => {
  const { rowCount } = await client.query(
    `select 1 from pg_trigger where tgrelid = 'notes'::regclass and tgname = 'notes_made' and tgnewtable is not null`,
  );
  if (!rowCount) return;
  await client.query('drop trigger notes_made on notes');
  await client.query(
    'create trigger notes_made after insert on notes for each row execute function await_keys_of_reworded()',
  );
};

/** Elsewhere whoever adds keys merges them by the name of the index, which on a Citus is that of no piece. */
const mergeKeysAtOnce = async (client: pg.ClientBase): Promise<void> => {
  await client.query('alter index note_keys_search set (fastupdate = off)');
};

/** A function finds its tables whoever calls it: also from another machine, where nobody has said in which part it is. */
const bindFunctions = async (client: pg.ClientBase, schema: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc where pronamespace = $1::regnamespace`,
    [schema],
  );
  for (const { name } of rows) {
    await client.query(`alter function ${name} set search_path = ${pg.escapeIdentifier(schema)}`);
  }
};

const rememberAll = async (client: pg.ClientBase): Promise<void> => {
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
