import pg from 'pg';

/** The machines of a Citus, the coordinator first. */
export type CitusNode = { host: string; port: number; user: string; password?: string | undefined };
export type CitusNodes = readonly [CitusNode, ...CitusNode[]];

export const CITUS_NEEDS =
  'CITUS_NODES names a PostgreSQL with Citus 12 or newer on this machine: the coordinator first, then at least two others, ' +
  'such as postgres://postgres@127.0.0.1:9700,postgres://postgres@127.0.0.1:9701,postgres://postgres@127.0.0.1:9702, each ' +
  'with a superuser who needs no further password among them, max_prepared_transactions and max_connections of at least 200, ' +
  'max_worker_processes of at least 64 and wal_level = logical.';

export const readCitusNodes = (text: string | undefined): CitusNodes | null => {
  const [first, ...others] = (text ?? '').split(',').flatMap((address) => (address.trim() ? [readNode(address)] : []));
  return first && others.length > 1 ? [first, ...others] : null;
};

const readNode = (address: string): CitusNode => {
  const { hostname, port, username, password } = new URL(address.trim());
  return { host: hostname, port: Number(port || 5432), user: username || 'postgres', password: password || undefined };
};

/** Runs one statement on one node. */
export const runOnNode = async <Row extends pg.QueryResultRow = pg.QueryResultRow>(
  node: pg.ClientConfig,
  sql: string,
): Promise<Row[]> => {
  const client = new pg.Client(node);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

const onEach = async (nodes: CitusNodes, sql: string): Promise<void> => {
  for (const node of nodes) await runOnNode({ ...node, database: 'postgres' }, sql);
};

/** Creates a database on every node and connects them into one. */
export const createCitusDatabase = async (nodes: CitusNodes, name: string): Promise<void> => {
  await dropCitusDatabase(nodes, name);
  await onEach(nodes, `create database ${name}`);
  for (const node of nodes) await runOnNode({ ...node, database: name }, 'create extension citus');
  const [coordinator, ...workers] = nodes;
  const run = (sql: string) => runOnNode({ ...coordinator, database: name }, sql);
  await run(`select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`);
  for (const { host, port } of workers) await run(`select citus_add_node('${host}', ${port})`);
};

export const dropCitusDatabase = async (nodes: CitusNodes, name: string): Promise<void> => {
  // Its machines would go on connecting to each other's part of it.
  await closeCitusDatabase(nodes, name);
  await onEach(nodes, `drop database if exists ${name} with (force)`);
};

/** A template is closed: it is only copied, and Citus would keep a connection to every open database. */
export const closeCitusDatabase = async (nodes: CitusNodes, name: string): Promise<void> => {
  await onEach(nodes, `update pg_database set datallowconn = false where datname = '${name}'`);
  await onEach(nodes, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
};

export const copyCitusDatabase = async (nodes: CitusNodes, name: string, template: string): Promise<void> => {
  await onEach(nodes, `create database ${name} template ${template}`);
};
