import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../apps/server/src/db/embedded.ts';
import { listMigrations, migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/pool.ts';
import { createToken } from '../apps/server/src/platform/secret/token.ts';
import { type RunningApp, startApp } from '../scripts/app/run-app.ts';
import { fingerprint, listFiles } from '../scripts/lib/fingerprint.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { programsOf } from './app-programs.ts';
import { editNotes, insertData, makeSearchable } from './data.ts';
import {
  type Character,
  characters,
  type DataSizeName,
  dataSizes,
  type Holding,
  listHoldings,
  listTwins,
  type Twin,
  userId,
} from './people.ts';
import { addPictures } from './pictures.ts';
import type { Programs } from './processor.ts';
import type { Effort } from './row.ts';
import type { NoteRange } from './text/searches.ts';

/** Rate limits are raised, because the bench measures the work; OCR is off except where it is measured. */
export const BENCH_SETTINGS = { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000000', OCR: 'off' };

const keptFolder = fromRoot('.cache', 'bench');

export type DataSet = Record<Character, Person> & {
  app: RunningApp;
  programs: Programs;
  connection: pg.ClientConfig & { host: string; port: number; user: string; database: string };
  bigNotes: number;
  /** Starts another session of one of the people. */
  logIn(index: number): Promise<Person>;
  /** People with the notes of the collector and the neighbour, spread in another way. */
  twins: readonly (Person & Pick<Twin, 'of' | 'spread'>)[];
  /** Prevents that the search keys of the person's new notes are made. */
  forgetWaiting(person: Person): Promise<void>;
  /** Deletes the notes that the person has created since then. */
  forgetSince(person: Person, since: Date): Promise<void>;
  close(): Promise<void>;
};
export type Person = { id: string; token: string; notes: NoteRange };

/** The app on a large data set, which is built once and kept until tables or data change. */
export const openDataSet = async (effort: Effort): Promise<DataSet> => {
  const size = effort.isQuick ? 'quick' : 'full';
  const dataDir = await chooseFolder(size);
  await fillOnce(dataDir, size);
  const app = await startApp({ dataDir, environment: BENCH_SETTINGS });
  const { connection } = await startEmbedded({ dataDir, lock: false, log: () => {} });
  const database = new pg.Client(connection);
  try {
    await database.connect();
    const holdings = listHoldings(dataSizes[size]);
    const logIn = (index: number) => startSession(database, holdings[index]);
    await addPicturesOnce(connection, app, holdings, logIn);
    const people = await logInAll(logIn);
    const twins: (Person & Twin)[] = [];
    for (const twin of listTwins(dataSizes[size])) {
      twins.push({ ...twin, ...(await startSession(database, twin)) });
    }
    const { writer } = people;
    const forgetWaiting = async ({ id }: Person) => {
      await database.query('delete from stale_searches where user_id = $1', [id]);
    };
    const forgetSince = async ({ id }: Person, since: Date) => {
      await database.query('delete from notes where user_id = $1 and created_at >= $2', [id, since]);
    };
    const close = async () => {
      // Rows of the bench distort the planner's statistics: all its notifications belong to one note.
      for (const table of ['notifications', 'reminders', 'notes']) {
        await database.query(`delete from ${table} where user_id = $1`, [writer.id]);
      }
      await database.query("delete from sessions where user_agent = 'bench'");
      await database.end();
      await app.stop();
    };
    const { bigNotes } = dataSizes[size];
    const programs = programsOf(app);
    return { ...people, twins, app, programs, connection, bigNotes, logIn, forgetWaiting, forgetSince, close };
  } catch (error) {
    await database.end();
    await app.stop();
    throw error;
  }
};

/** Named by a hash of migrations and data; older folders are deleted. */
const chooseFolder = async (size: DataSizeName): Promise<string> => {
  const migrations = await listMigrations();
  const files = migrations.map((name) => fromRoot('apps', 'server', 'src', 'db', 'migrations', name));
  const own = ['data.ts', 'people.ts', 'pictures.ts'].map((file) => fromRoot('bench', file));
  const texts = listFiles(fromRoot('bench', 'text'), (file) => file.endsWith('.test.ts'));
  const name = `${size}-${fingerprint([...files, ...own, ...texts]).slice(0, 12)}`;
  const kept = await readdir(keptFolder).catch(() => []);
  const stale = kept.filter((other) => (other === size || other.startsWith(`${size}-`)) && other !== name);
  for (const other of stale) await rm(join(keptFolder, other), { recursive: true, force: true });
  return join(keptFolder, name);
};

type LogIn = (index: number) => Promise<Person>;

const logInAll = async (logIn: LogIn): Promise<Record<Character, Person>> => ({
  collector: await logIn(characters.collector),
  person: await logIn(characters.person),
  writer: await logIn(characters.writer),
  neighbour: await logIn(characters.neighbour),
  newcomer: await logIn(characters.newcomer),
});

/** Inserts a session, because logging in is measured elsewhere. */
export const startSession = async (database: pg.Client, holding: Holding | undefined): Promise<Person> => {
  if (!holding) throw new Error('There is nobody with this number.');
  const id = userId(holding.person);
  const { text, hash } = createToken(id);
  await database.query(
    `insert into sessions (user_id, id, token_hash, is_kept, user_agent, created_at, last_seen_at, expires_at)
     values ($1, gen_random_uuid(), $2, true, 'bench', now(), now(), now() + interval '1 day')`,
    [id, hash],
  );
  return { id, token: text, notes: holding.notes };
};

/** Runs before the app: its worker would create the search keys at the same time. */
const fillOnce = async (dataDir: string, size: DataSizeName): Promise<void> => {
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  try {
    const tables = openDatabase(embedded.connection);
    await migrate(tables);
    await tables.close();
    // Each step is done once, so that a build that was interrupted goes on.
    const holdings = [...listHoldings(dataSizes[size]), ...listTwins(dataSizes[size])];
    const { connection } = embedded;
    // A busy machine may let this process wait longer than a server's transaction may be idle.
    const patient = { ...connection, idle_in_transaction_session_timeout: 0 };
    await once(connection, 'bench-data', async () => {
      console.log(`building the ${size} data set, once`);
      await once(connection, 'bench-notes', (database) => insertData(database, holdings));
      await makeSearchable(patient);
      await once(connection, 'bench-edits', (database) => editNotes(database, holdings));
      await makeSearchable(patient);
    });
  } finally {
    await embedded.stop();
  }
};

/** Uploads need the app. */
const addPicturesOnce = async (
  connection: pg.ClientConfig,
  { url }: RunningApp,
  holdings: readonly Holding[],
  logIn: LogIn,
): Promise<void> =>
  once(connection, 'bench-pictures', async (database) => {
    for (const index of Object.values(characters)) {
      const holding = holdings[index];
      if (holding) await addPictures(database, url, await logIn(index), holding);
    }
  });

/** Runs once; a setting of the instance stores that. */
const once = async (
  connection: pg.ClientConfig,
  key: string,
  fill: (database: pg.Client) => Promise<void>,
): Promise<void> => {
  const database = new pg.Client(connection);
  await database.connect();
  try {
    const { rows } = await database.query('select from instance_settings where key = $1', [key]);
    if (rows[0]) return;
    await fill(database);
    await database.query("insert into instance_settings (key, value) values ($1, 'complete')", [key]);
    await database.query('vacuum analyze');
  } finally {
    await database.end();
  }
};
