import { DAY_MS } from '@pinlife/contract/durations';
import type pg from 'pg';
import { openDatabase } from '../apps/server/src/db/pool.ts';
import { createIndexing } from '../apps/server/src/features/search/indexing/indexing.ts';
import { createIndexingRepo } from '../apps/server/src/features/search/indexing/repo.ts';
import { createWordMemory } from '../apps/server/src/features/search/indexing/word-memory.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { type Holding, noteId, userId } from './people.ts';
import { reminderMeta } from './reminder-meta.ts';
import { toHtml, toPlainText, writeNote } from './text/note.ts';
import { createRandom, shuffle } from './text/random.ts';

const BATCH = 1_000;
/** The size of a comment in an answer without its text. */
const COMMENT_OVERHEAD_BYTES = 160;

/** Creates the search keys of inserted notes, like the worker. */
export const makeSearchable = async (connection: pg.ClientConfig): Promise<void> => {
  const database = openDatabase(connection);
  const indexing = createIndexing({
    database,
    repo: createIndexingRepo(database),
    words: createWordMemory(),
    clock: systemClock,
    log: { warn: console.warn },
    wake: async () => {},
    scheduleIndexing: () => {},
  });
  while (!(await indexing.catchUp(systemClock.now())).isAll);
  await database.close();
};

/** Inserts people and their notes with comments and reminders. */
export const insertData = async (database: pg.Client, holdings: readonly Holding[]): Promise<void> => {
  await database.query('set statement_timeout = 0');
  await database.query('begin');
  await database.query('delete from users');
  await database.query(
    `insert into users (id, username, email, first_name, last_name, password_hash, pin_hash, email_verified_at,
       language, timezone, profile, created_at, updated_at)
     select id, 'person' || nr, nr || '@example.com', 'Meera', 'Nair', '', '', now(), 'el', 'UTC',
       '{"nationality": "IN"}', now(), now()
     from unnest($1::uuid[], $2::int[]) as person (id, nr)`,
    [holdings.map(({ person }) => userId(person)), holdings.map(({ person }) => person)],
  );
  const startedAt = Date.now();
  let rows: NoteRow[] = [];
  for (const holding of holdings) {
    for (const index of listOrder(holding)) {
      rows.push(makeRow(holding, index, startedAt));
      if (rows.length === BATCH) rows = await insertRows(database, rows);
    }
  }
  await insertRows(database, rows);
  await database.query('commit');
};

/** Edits every other note of some people, so that its keys are created again. */
export const editNotes = async (database: pg.Client, holdings: readonly Holding[]): Promise<void> => {
  const people = holdings.filter(({ isEdited }) => isEdited);
  await database.query(
    `update notes set plain_text = plain_text || ' edited', content = content || '<p>edited</p>'
     where user_id = any($1::uuid[]) and hashtext(id::text) % 2 = 0`,
    [people.map(({ person }) => userId(person))],
  );
};

const ORDER_SEED = 5;

/** The order in which the notes are inserted: the newest first, or random. */
const listOrder = ({ notes, isImported }: Holding): number[] => {
  const order = Array.from({ length: notes.count }, (_none, index) => index);
  return isImported ? shuffle(order, createRandom(ORDER_SEED, notes.first)) : order;
};

type NoteRow = ReturnType<typeof makeRow>;

/** The first note is the newest. */
const makeRow = ({ person, notes, days }: Holding, index: number, now: number) => {
  const number = notes.first + index;
  const note = writeNote(number);
  return {
    userId: userId(person),
    id: noteId(number),
    note,
    at: new Date(now - ((index + 1) / (notes.count + 1)) * days * DAY_MS),
  };
};

const insertRows = async (database: pg.Client, rows: readonly NoteRow[]): Promise<[]> => {
  await database.query(
    `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, reminder,
       comment_count, comment_bytes, created_at, updated_at)
     select user_id, id, title, content, plain_text, '#ffffff', passion, '', false, reminder, comments, bytes, at, at
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::bool[], $7::bool[], $8::int[],
       $9::int[], $10::timestamptz[])
       as row (user_id, id, title, content, plain_text, passion, reminder, comments, bytes, at)`,
    [
      ...[rows.map((row) => row.userId), rows.map(({ id }) => id)],
      ...[rows.map(({ note }) => note.title), rows.map(({ note }) => toHtml(note))],
      ...[rows.map(({ note }) => toPlainText(note)), rows.map(({ note }) => note.isPassion)],
      ...[rows.map(({ note }) => note.hasReminder), rows.map(({ note }) => note.comments.length)],
      ...[rows.map(({ note }) => countBytes(note.comments)), rows.map(({ at }) => at)],
    ],
  );
  const comments = rows.flatMap(({ note, ...row }) => note.comments.map((content) => ({ ...row, content })));
  await database.query(
    `insert into comments (user_id, id, note_id, content, created_at, updated_at)
     select user_id, gen_random_uuid(), note_id, content, at, at
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[]) as row (user_id, note_id, content, at)`,
    [
      ...[comments.map((row) => row.userId), comments.map(({ id }) => id)],
      ...[comments.map(({ content }) => content), comments.map(({ at }) => at)],
    ],
  );
  const reminded = rows.filter(({ note }) => note.hasReminder);
  await database.query(
    `insert into reminders (user_id, id, note_id, meta, next_at, next_fire_at, created_at)
     select user_id, gen_random_uuid(), note_id, ${reminderMeta}, at, at, now()
     from unnest($1::uuid[], $2::uuid[]) as row (user_id, note_id), (select now() + interval '400 days' as at) due`,
    [reminded.map((row) => row.userId), reminded.map(({ id }) => id)],
  );
  return [];
};

const countBytes = (comments: readonly string[]): number =>
  comments.reduce((sum, content) => sum + Buffer.byteLength(content) + COMMENT_OVERHEAD_BYTES, 0);
