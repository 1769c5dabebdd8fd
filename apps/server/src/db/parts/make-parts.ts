import pg from 'pg';
import { formatPartsName } from '../migrate.ts';
import { listTables, type Table } from '../tables.ts';
import { allowTriggers, migratePart } from './migrate-parts.ts';
import { partInSql, SHARED_SCHEMA, schemaOf } from './part.ts';
import { makeSharedTables } from './shared-tables.ts';
import { placeOf } from './table-places.ts';

/**
 * Makes parts of a database, under the lock of the migrations: first the empty parts, then in one transaction everybody moves
 * into theirs. A process that still runs on the tables of before waits for them, and then finds none.
 */
export const makeParts = async (client: pg.ClientBase, parts: number): Promise<void> => {
  await allowTriggers(client);
  // A schema of Citus would be placed at once, table by table; filled here it is moved as a whole.
  await client.query('set citus.enable_schema_based_sharding = off');
  await makeEmpty(client, parts);
  await client.query('begin');
  try {
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await moveEverybody(client, parts);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Whatever an earlier try has left behind is empty, as nobody moves before all is there. */
const makeEmpty = async (client: pg.ClientBase, parts: number): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname = $1 or nspname like 'pinlife\\_part\\_%'`,
    [SHARED_SCHEMA],
  );
  for (const { name } of rows) await client.query(`drop schema ${pg.escapeIdentifier(name)} cascade`);
  for (let part = 0; part < parts; part += 1) {
    await client.query(`create schema ${schemaOf(part)}`);
    await migratePart(client, part);
  }
  await client.query('reset search_path');
};

const moveEverybody = async (client: pg.ClientBase, parts: number): Promise<void> => {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`).join(', ');
  await client.query(`lock table ${names} in access exclusive mode`);
  for (let part = 0; part < parts; part += 1) {
    // What they would write is there already.
    await client.query(`alter table ${schemaOf(part)}.notes disable trigger user`);
    for (const table of tables) await fill(client, table, part, parts);
    await client.query(`alter table ${schemaOf(part)}.notes enable trigger user`);
  }
  await client.query(`create schema ${SHARED_SCHEMA}`);
  await makeSharedTables(client);
  await fillShared(client, tables);
  await client.query(`drop table ${names}`);
  await client.query('insert into public.migrations (name) values ($1)', [formatPartsName(parts)]);
};

const fill = async (client: pg.ClientBase, table: Table, part: number, parts: number): Promise<void> => {
  const place = placeOf(table.name);
  if (place === 'shared') return;
  const condition = place === 'every' ? 'true' : `${partInSql(place.person, parts)} = ${part}`;
  await copy(client, table, schemaOf(part), condition);
};

const fillShared = async (client: pg.ClientBase, tables: readonly Table[]): Promise<void> => {
  for (const table of tables.filter(({ name }) => placeOf(name) === 'shared')) {
    await copy(client, table, SHARED_SCHEMA, 'true');
  }
  await client.query(
    `insert into ${SHARED_SCHEMA}.user_names (name, user_id)
     select lower(username), id from public.users union all select lower(email), id from public.users`,
  );
};

const copy = async (
  client: pg.ClientBase,
  { name, columns }: Table,
  schema: string,
  condition: string,
): Promise<void> => {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const table = pg.escapeIdentifier(name);
  await client.query(`insert into ${schema}.${table} (${list}) select ${list} from public.${table} where ${condition}`);
};
