import pg from 'pg';
import { startEmbedded } from '../apps/server/src/db/embedded.ts';
import { openDatabase } from '../apps/server/src/db/pool.ts';
import { createNoteSearchRepo } from '../apps/server/src/features/note/search-repo.ts';
import { createNoteSearch } from '../apps/server/src/features/note/search-service.ts';
import { createToken } from '../apps/server/src/platform/token.ts';
import { type RunningApp, startApp } from '../scripts/app/run-app.ts';
import { fromRoot } from '../scripts/lib/paths.mjs';
import type { Effort } from './row.ts';
import { signForNobody } from './signing.ts';

/** How many people there are, and how many notes one of them has who keeps everything. */
const sizes = {
  quick: { people: 50, bigNotes: 20_000 },
  full: { people: 1_000, bigNotes: 200_000 },
} as const;
const NOTES_EACH = 200;
/** Raised when the data below changes, so that a kept data set is not taken for it. */
const VERSION = 2;

export type DataSet = {
  app: RunningApp;
  connection: pg.ClientConfig & { host: string; port: number; user: string; database: string };
  /** Somebody with an ordinary number of notes. */
  person: Person;
  /** The one with very many. */
  collector: Person;
  /** Nobody minds what is written here. */
  writer: Person;
  bigNotes: number;
  /** One more session of one of the people. */
  logIn(index: number): Promise<Person>;
  close(): Promise<void>;
};
export type Person = { id: string; token: string };

/** The app on a large data set, which is built once and kept. */
export const openDataSet = async (effort: Effort): Promise<DataSet> => {
  const size = effort.isQuick ? 'quick' : 'full';
  const dataDir = fromRoot('.cache', 'bench', size);
  const app = await startApp({ dataDir, environment: { LOG_LEVEL: 'warn' } });
  try {
    const { connection } = await startEmbedded({ dataDir, lock: false, log: () => {} });
    const database = new pg.Client(connection);
    await database.connect();
    await fillOnce(database, connection, size);
    const logIn = (index: number) => startSession(database, userId(index));
    const [collector, person, writer] = [await logIn(0), await logIn(1), await logIn(2)];
    const close = async () => {
      await database.query('delete from notes where user_id = $1', [writer.id]);
      await database.query("delete from sessions where user_agent = 'bench'");
      await database.end();
      await app.stop();
    };
    return { app, connection, person, collector, writer, bigNotes: sizes[size].bigNotes, logIn, close };
  } catch (error) {
    await app.stop();
    throw error;
  }
};

const userId = (index: number) => `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

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

const fillOnce = async (database: pg.Client, connection: pg.ClientConfig, size: keyof typeof sizes): Promise<void> => {
  const { people, bigNotes } = sizes[size];
  const { rows } = await database.query("select value from instance_settings where key = 'bench-data'");
  if (rows[0]?.value === `${VERSION}`) return;
  console.log(`building the ${size} data set, once`);
  await insertData(database, people, bigNotes);
  await makeSearchable(connection);
  await database.query(
    `insert into instance_settings (key, value) values ('bench-data', $1)
     on conflict (key) do update set value = excluded.value`,
    [`${VERSION}`],
  );
  await database.query('vacuum analyze');
};

/** As the worker does for notes that came here without their keys. */
const makeSearchable = async (connection: pg.ClientConfig): Promise<void> => {
  const database = openDatabase(connection);
  const sessions = { readAs: refuse, authenticate: refuse };
  const search = createNoteSearch({ database, repo: createNoteSearchRepo(database, signForNobody), sessions });
  while ((await search.catchUp()) > 0);
  await database.close();
};

const refuse = async () => {
  throw new Error('Nobody logs in here.');
};

const insertData = async (database: pg.Client, people: number, bigNotes: number): Promise<void> => {
  await database.query('set statement_timeout = 0');
  await database.query('begin');
  await database.query('delete from users');
  await database.query(
    `insert into users (id, username, email, first_name, last_name, password_hash, pin_hash, email_verified_at,
       language, timezone, created_at, updated_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(nr), 12, '0'))::uuid, 'person' || nr, nr || '@example.com',
       'Meera', 'Nair', '', '', now(), 'el', 'UTC', now(), now()
     from generate_series(0, $1::int + 2) as nr`,
    [people],
  );
  await database.query(
    `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, comment_count,
       created_at, updated_at)
     select users.id, gen_random_uuid(), 'Note ' || nr, '<p>' || body || '</p>', body, '#ffffff', nr % 10 = 0, '', false,
       case when nr % 5 = 0 then 1 else 0 end, at, at
     from users
     cross join lateral generate_series(1, case username when 'person0' then $1::int when 'person2' then 0 else $2::int end) nr
     cross join lateral (select repeat('Rain on the backwater, note ' || nr || '. ', 4 + nr % 12) ||
       case when nr % 10 = 0 then 'Harvest festival. ' else '' end ||
       case when nr % 1000 = 500 then 'A lantern in the window. ' else '' end as body, now() - nr * interval '1 minute' as at) made`,
    [bigNotes, NOTES_EACH],
  );
  await database.query(
    `insert into comments (user_id, id, note_id, content, created_at, updated_at)
     select user_id, gen_random_uuid(), id, 'A comment of a few words', created_at, created_at
     from notes where comment_count = 1`,
  );
  await database.query('commit');
};
