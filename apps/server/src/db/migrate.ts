import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { isLockConflict } from './failures.ts';
import { applyFunctions, migrationError, readFunctions } from './functions.ts';
import type { Database } from './pool.ts';
import { read } from './query.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const ADVISORY_LOCK = 7_465_433;

export const listMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();

/** `shards`: the number of shards; null if everybody is in one database. */
type DatabaseState = { isMigrated: boolean; shards: number | null };

const unknownState: DatabaseState = { isMigrated: false, shards: null };
/** Stored as a migration, so that a version without shards refuses to start. The stored name says "parts": instances have it. */
const SHARDS = /^parts-(\d+)$/;

export const formatShardsName = (shards: number): string => `parts-${shards}`;

/** One query, since most starts find nothing to do. If it fails or finds differences, `migrate` finds the reason. */
export const readState = async (database: Pick<Database, 'all'>): Promise<DatabaseState> => {
  try {
    const rows = await database.all(
      read<{ name: string }>(
        "select name from migrations union all select concat(name, ' ', hash) from applied_functions",
      ),
    );
    const names = rows.map(({ name }) => name);
    const functions = (await readFunctions()).map(({ name, hash }) => `${name} ${hash}`);
    const wanted = [...(await listMigrations()), ...functions].sort();
    const shards = names.map((name) => SHARDS.exec(name)?.[1]).find((count) => count !== undefined);
    return {
      isMigrated: isDeepStrictEqual(names.filter((name) => !SHARDS.test(name)).sort(), wanted),
      shards: shards === undefined ? null : Number(shards),
    };
  } catch {
    return unknownState;
  }
};

/** Runs the missing migrations, then applies the changed functions. Returns their names. */
export const migrate = (database: Database): Promise<string[]> => underLock(database, migrateSchema);

/** Migrates the current schema of the connection; the caller has the lock. */
export const migrateSchema = async (client: pg.ClientBase): Promise<string[]> => {
  const wanted = await listMigrations();
  const functions = await readFunctions();
  return inOneStep(client, async () => [
    ...(await runPending(client, wanted)),
    ...(await applyFunctions(client, functions)),
  ]);
};

/** Runs only these migrations. Functions are not applied. */
export const migrateTo = (database: Database, wanted: readonly string[]): Promise<string[]> =>
  underLock(database, (client) => inOneStep(client, () => runPending(client, wanted)));

/** Several nodes may start at once; only one migrates at a time. */
export const underLock = async <Result>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await database.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    return await work(client);
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
};

/** All attempts take about 40 minutes: a backup can keep its table locks that long. */
const ATTEMPTS = 2_000;
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** Shorter than a second, after which PostgreSQL looks for deadlocks and ends one of the transactions. */
const LOCK_TIMEOUT_MS = 300;

/**
 * All or nothing: if one of several migrations fails, the previous version can still start. Nodes of that version work
 * meanwhile. They queue behind each lock that this transaction waits for, so it waits only briefly. After a conflict it
 * starts again and first locks all tables, so that no node can take a lock that a later migration needs.
 */
const inOneStep = async <Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      if (attempt > 1) await lockAllTables(client);
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      // If the connection is lost, the transaction is too.
      await client.query('rollback').catch(() => undefined);
      if (!isLockConflict(error instanceof ConfigError ? error.cause : error) || attempt === ATTEMPTS) throw error;
      await setTimeout(Math.min(PAUSE_MS * attempt, LONGEST_PAUSE_MS) * Math.random());
    }
  }
};

const lockAllTables = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(oid::regclass::text, ', ') as names from pg_class
     where relnamespace = current_schema::regnamespace and relkind = 'r'`,
  );
  if (!rows[0]?.names) return;
  await client.query(`lock table ${rows[0].names} in access exclusive mode`);
};

const runPending = async (client: pg.ClientBase, wanted: readonly string[]): Promise<string[]> => {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  refuseNewerDatabase(applied, wanted);
  const pending = wanted.filter((name) => !applied.has(name));
  for (const name of pending) {
    const sql = await readFile(new URL(name, FOLDER), 'utf8');
    try {
      await client.query(sql);
    } catch (error) {
      throw migrationError(`the migration ${name}`, error);
    }
    await client.query('insert into migrations (name) values ($1)', [name]);
  }
  return pending;
};

const refuseNewerDatabase = (applied: ReadonlySet<string>, known: readonly string[]) => {
  const unknown = [...applied].find((name) => !known.includes(name));
  if (unknown) {
    throw new ConfigError(
      `This database was migrated by a newer PinLife (${unknown}): run that version or restore a backup.`,
    );
  }
};
