import { Client } from 'pg';
import { hasCode } from '../../platform/error/error-code.ts';
import { DATABASE, OWNER_SETTING, PORT, SUPERUSER } from './settings.ts';

export type Connection = { host: string; port: number; user: string; database: string };

export const describeConnection = (host: string): Connection => ({
  host,
  port: PORT,
  user: SUPERUSER,
  database: DATABASE,
});

const ANSWER_TIMEOUT_MS = 10_000;
const NO_SUCH_DATABASE = '3D000';
const DUPLICATE_DATABASE = '42P04';

/** The report of the server at a socket; null if nobody listens, `busy` while it starts, stops or hangs. */
export type ServerState = { version: string; clusterPath: string };

export const askServer = async (connection: Connection): Promise<ServerState | 'busy' | null> => {
  try {
    return await inSession({ ...connection, database: 'postgres' }, async (client) => {
      const { rows } = await client.query<ServerState>(
        `select current_setting('server_version') as version,
          coalesce(current_setting('${OWNER_SETTING}', true), '') as "clusterPath"`,
      );
      return rows[0] ?? null;
    });
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ECONNREFUSED')) return null;
    if (hasCode(error, 'EACCES')) throw error;
    return 'busy';
  }
};

/** One round trip if the database exists. Returns whether it was created. */
export const ensureDatabase = async (connection: Connection): Promise<boolean> => {
  try {
    await inSession(connection, (client) => client.query('select 1'));
    return false;
  } catch (error) {
    if (!hasCode(error, NO_SUCH_DATABASE)) throw error;
    await createDatabase(connection);
    return true;
  }
};

const createDatabase = (connection: Connection) =>
  inSession({ ...connection, database: 'postgres' }, async (client) => {
    await client.query(`create database ${DATABASE}`).catch((error) => {
      if (!hasCode(error, DUPLICATE_DATABASE)) throw error;
    });
  });

const LOG_FILES = 3;

/**
 * PostgreSQL reuses its log files, and a new database has only one. Reads sometimes write to the log too: with spare files
 * they work on a full disk.
 */
export const preallocateLog = (connection: Connection): Promise<void> =>
  inSession(connection, async (client) => {
    for (let count = 0; count < LOG_FILES; count += 1) {
      await client.query("select pg_logical_emit_message(false, 'pinlife', '')");
      await client.query('select pg_switch_wal()');
    }
    // Recycles the log files that were passed.
    await client.query('checkpoint');
  });

const inSession = async <Result>(
  connection: Connection,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({
    ...connection,
    ssl: false,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  // The next query reports a server that ended while idle.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};
