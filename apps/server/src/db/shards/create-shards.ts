import pg from 'pg';
import { formatShardsName } from '../migrate.ts';
import { getRowLocation } from '../table-facts.ts';
import { listTables, switchTriggers, type Table } from '../tables.ts';
import { allowTriggers, migrateShard } from './migrate-shards.ts';
import { SHARED_SCHEMA, schemaOf, shardInSql } from './shard.ts';
import { makeSharedTables } from './shared-tables.ts';

/**
 * Divides a database into shards, under the lock of the migrations: creates empty shards, then moves all rows in one
 * transaction. Processes that still use the old tables wait for it and then fail, because the tables are gone.
 */
export const createShards = async (client: pg.ClientBase, shards: number): Promise<void> => {
  await allowTriggers(client);
  // Citus would place each table of a new schema at once. Filled here first, the schema is moved as a whole.
  await client.query('set citus.enable_schema_based_sharding = off');
  await createEmptyShards(client, shards);
  await client.query('begin');
  try {
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await moveRows(client, shards);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Shards of an earlier failed attempt are empty, since rows are moved only at the end: drop them. */
const createEmptyShards = async (client: pg.ClientBase, shards: number): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname = $1 or nspname like 'pinlife\\_part\\_%'`,
    [SHARED_SCHEMA],
  );
  for (const { name } of rows) await client.query(`drop schema ${pg.escapeIdentifier(name)} cascade`);
  for (let shard = 0; shard < shards; shard += 1) {
    await client.query(`create schema ${schemaOf(shard)}`);
    await migrateShard(client, shard);
  }
  await client.query('reset search_path');
};

const moveRows = async (client: pg.ClientBase, shards: number): Promise<void> => {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`).join(', ');
  await client.query(`lock table ${names} in access exclusive mode`);
  for (let shard = 0; shard < shards; shard += 1) {
    const filled = tables.filter(({ name }) => getRowLocation(name) !== 'shared');
    await switchTriggers(client, 'disable', filled, schemaOf(shard));
    for (const table of filled) await fill(client, table, shard, shards);
    await switchTriggers(client, 'enable', filled, schemaOf(shard));
  }
  await client.query(`create schema ${SHARED_SCHEMA}`);
  await makeSharedTables(client);
  await fillShared(client, tables);
  await client.query(`drop table ${names}`);
  await client.query('insert into public.migrations (name) values ($1)', [formatShardsName(shards)]);
};

const fill = async (client: pg.ClientBase, table: Table, shard: number, shards: number): Promise<void> => {
  const rows = getRowLocation(table.name);
  if (rows === 'shared') return;
  const condition = rows === 'every' ? 'true' : `${shardInSql(rows, shards)} = ${shard}`;
  await copy(client, table, schemaOf(shard), condition);
};

const fillShared = async (client: pg.ClientBase, tables: readonly Table[]): Promise<void> => {
  for (const table of tables.filter(({ name }) => getRowLocation(name) === 'shared')) {
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
