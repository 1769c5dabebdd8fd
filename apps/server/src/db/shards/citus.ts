import type pg from 'pg';
import { SHARED_SCHEMA, schemaOf } from './shard.ts';

/** The reason why shards cannot be placed on several machines, as a sentence for the operator; null if they can. */
export const findObstacle = async (client: pg.ClientBase): Promise<string | null> => {
  const { rows } = await client.query<{ citus: boolean; prepared: number }>(
    `select to_regclass('pg_catalog.pg_dist_schema') is not null as citus,
       current_setting('max_prepared_transactions')::int as prepared`,
  );
  const [found] = rows;
  if (!found?.citus) {
    return 'This database has no Citus 12 or newer: install it on every machine, then run CREATE EXTENSION citus in this database on each of them.';
  }
  if (found.prepared === 0) {
    return 'max_prepared_transactions is 0: what concerns two machines needs it. Set it to at least max_connections on each of them.';
  }
  return (await findMissingNodes(client)) ?? findMetadataGap(client);
};

const findMissingNodes = async (client: pg.ClientBase): Promise<string | null> => {
  const { rows } = await client.query<{ coordinators: number; workers: number }>(
    `select count(*) filter (where groupid = 0)::int as coordinators,
       count(*) filter (where groupid <> 0 and shouldhaveshards)::int as workers
     from pg_dist_node where noderole = 'primary' and isactive`,
  );
  const { coordinators = 0, workers = 0 } = rows[0] ?? {};
  if (coordinators === 0) {
    return "Citus does not know the address of this machine: SELECT citus_set_coordinator_host('its name', its port).";
  }
  return workers > 0
    ? null
    : "Citus knows no other machine that may hold data: SELECT citus_add_node('its name', its port) for each.";
};

/** Processes connect to the machine of a shard, and that machine must know all others. */
const findMetadataGap = async (client: pg.ClientBase): Promise<string | null> => {
  const { rows } = await client.query<{ address: string }>(
    `select concat(nodename, ':', nodeport) as address from pg_dist_node
     where noderole = 'primary' and isactive and not metadatasynced limit 1`,
  );
  return rows[0] ? `${rows[0].address} does not know where data lie: SELECT start_metadata_sync_to_all_nodes().` : null;
};

/** Places new shards on Citus, which distributes them evenly. Returns how many there were. */
export const placeShards = async (client: pg.ClientBase, shards: number): Promise<number> => {
  await client.query('set citus.enable_unsafe_triggers = on');
  const schemas = [SHARED_SCHEMA, ...Array.from({ length: shards }, (_, shard) => schemaOf(shard))];
  const { rows } = await client.query<{ name: string }>(
    'select schemaid::regnamespace::text as name from pg_dist_schema',
  );
  const placed = new Set(rows.map(({ name }) => name));
  const waiting = schemas.filter((schema) => !placed.has(schema));
  for (const schema of waiting) await placeSchema(client, schema);
  return waiting.length;
};

/** All or nothing. Triggers are dropped meanwhile: they already ran when the rows were written. */
const placeSchema = async (client: pg.ClientBase, schema: string): Promise<void> => {
  await client.query('begin');
  try {
    await client.query('set local search_path = pg_catalog');
    const triggers = await dropTriggers(client, schema);
    await client.query('select citus_schema_distribute($1::regnamespace)', [schema]);
    await sendFunctions(client, schema);
    for (const trigger of triggers) await client.query(trigger);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Returns the statements that create them again. */
const dropTriggers = async (client: pg.ClientBase, schema: string): Promise<string[]> => {
  const { rows } = await client.query<{ making: string; dropping: string }>(
    `select pg_get_triggerdef(t.oid) as making, format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as dropping
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = $1::regnamespace and not t.tgisinternal order by t.tgname`,
    [schema],
  );
  for (const { dropping } of rows) await client.query(dropping);
  return rows.map(({ making }) => making);
};

/** Citus moves only functions that a table needs, so all are sent explicitly. */
const sendFunctions = async (client: pg.ClientBase, schema: string): Promise<void> => {
  await client.query(
    'select create_distributed_function(oid::regprocedure) from pg_proc where pronamespace = $1::regnamespace',
    [schema],
  );
};

/**
 * Search is a function that queries tables of its shard from inside a statement. Citus needs a setting for that; it is safe,
 * because all of them are on one machine.
 */
export const allowNesting = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `select run_command_on_all_nodes(format(
       'alter database %I set citus.allow_nested_distributed_execution = on', current_database()))`,
  );
};
