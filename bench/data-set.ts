import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../apps/server/src/db/embedded.ts';
import { listMigrations } from '../apps/server/src/db/migrate.ts';
import { createToken } from '../apps/server/src/platform/secret/token.ts';
import { type RunningApp, startApp } from '../scripts/app/run-app.ts';
import { fingerprint } from '../scripts/lib/fingerprint.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { type DataSizeName, dataSizes, insertData, makeSearchable, userId } from './data.ts';
import type { Effort } from './row.ts';

/** Rate limits are raised: the bench measures the work, not the limit. */
export const BENCH_SETTINGS = { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000000' };

const keptFolder = fromRoot('.cache', 'bench');

export type DataSet = {
  app: RunningApp;
  connection: pg.ClientConfig & { host: string; port: number; user: string; database: string };
  /** Somebody with an ordinary number of notes. */
  person: Person;
  /** Has very many notes. */
  collector: Person;
  /** For writes: no other row reads these notes. */
  writer: Person;
  /** Has as many notes as the other programs were measured with. */
  neighbour: Person;
  bigNotes: number;
  /** One more session of one of the people. */
  logIn(index: number): Promise<Person>;
  close(): Promise<void>;
};
type Person = { id: string; token: string };

/** The app on a large data set, which is built once and kept until tables or data change. */
export const openDataSet = async (effort: Effort): Promise<DataSet> => {
  const size = effort.isQuick ? 'quick' : 'full';
  const dataDir = await chooseFolder(size);
  const app = await startApp({ dataDir, environment: BENCH_SETTINGS });
  try {
    const { connection } = await startEmbedded({ dataDir, lock: false, log: () => {} });
    const database = new pg.Client(connection);
    await database.connect();
    await fillOnce(database, connection, size);
    const logIn = (index: number) => startSession(database, userId(index));
    const [collector, person, writer, neighbour] = [await logIn(0), await logIn(1), await logIn(2), await logIn(3)];
    const close = async () => {
      // Rows of the bench skew the planner's statistics: all its notifications hang on one note.
      for (const table of ['notifications', 'reminders', 'notes']) {
        await database.query(`delete from ${table} where user_id = $1`, [writer.id]);
      }
      await database.query("delete from sessions where user_agent = 'bench'");
      await database.end();
      await app.stop();
    };
    return { app, connection, person, collector, writer, neighbour, bigNotes: dataSizes[size].bigNotes, logIn, close };
  } catch (error) {
    await app.stop();
    throw error;
  }
};

/** Named by a hash of migrations and data; older folders are deleted. */
const chooseFolder = async (size: DataSizeName): Promise<string> => {
  const migrations = await listMigrations();
  const files = migrations.map((name) => fromRoot('apps', 'server', 'src', 'db', 'migrations', name));
  const name = `${size}-${fingerprint([...files, fromRoot('bench', 'data.ts')]).slice(0, 12)}`;
  const kept = await readdir(keptFolder).catch(() => []);
  const stale = kept.filter((other) => (other === size || other.startsWith(`${size}-`)) && other !== name);
  for (const other of stale) await rm(join(keptFolder, other), { recursive: true, force: true });
  return join(keptFolder, name);
};

/** A session straight in the database: logging in is measured elsewhere. */
const startSession = async (database: pg.Client, id: string): Promise<Person> => {
  const { text, hash } = createToken(id);
  await database.query(
    `insert into sessions (user_id, id, token_hash, is_kept, user_agent, created_at, last_seen_at, expires_at)
     values ($1, gen_random_uuid(), $2, true, 'bench', now(), now(), now() + interval '1 day')`,
    [id, hash],
  );
  return { id, token: text };
};

const fillOnce = async (database: pg.Client, connection: pg.ClientConfig, size: DataSizeName): Promise<void> => {
  const { rows } = await database.query("select from instance_settings where key = 'bench-data'");
  if (rows[0]) return;
  console.log(`building the ${size} data set, once`);
  await insertData(database, dataSizes[size]);
  await makeSearchable(connection);
  await database.query("insert into instance_settings (key, value) values ('bench-data', 'complete')");
  await database.query('vacuum analyze');
};
