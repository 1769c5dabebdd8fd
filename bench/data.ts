import type pg from 'pg';
import { openDatabase } from '../apps/server/src/db/pool.ts';
import { createNoteWriterRepo } from '../apps/server/src/features/note/writer/repo.ts';
import { createSearchRepo } from '../apps/server/src/features/search/repo.ts';
import { createSearchService } from '../apps/server/src/features/search/service.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { signForNobody } from './signing.ts';

type DataSize = {
  people: number;
  /** Notes of person 0, the collector. */
  bigNotes: number;
  /** Notes of person 3: as many as the other programs were measured with. */
  neighbourNotes: number;
};

export const dataSizes = {
  quick: { people: 50, bigNotes: 20_000, neighbourNotes: 10_000 },
  full: { people: 1_000, bigNotes: 200_000, neighbourNotes: 10_000 },
} as const satisfies Record<string, DataSize>;
export type DataSizeName = keyof typeof dataSizes;

/** Notes of each other person; person 2 has none. */
const NOTES_EACH = 200;

export const userId = (index: number) => `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

/** Makes the search keys of inserted notes, as the worker does. */
export const makeSearchable = async (connection: pg.ClientConfig): Promise<void> => {
  const database = openDatabase(connection);
  const repo = createSearchRepo(database, signForNobody, createNoteWriterRepo().searchKeysUpdate);
  const search = createSearchService({
    database,
    repo,
    pace: () => {},
    clock: systemClock,
    wake: async () => {},
  });
  while ((await search.catchUp(systemClock.now())) > 0);
  await database.close();
};

export const insertData = async (
  database: pg.Client,
  { people, bigNotes, neighbourNotes }: DataSize,
): Promise<void> => {
  await database.query('set statement_timeout = 0');
  await database.query('begin');
  await database.query('delete from users');
  await database.query(
    `insert into users (id, username, email, first_name, last_name, password_hash, pin_hash, email_verified_at,
       language, timezone, profile, created_at, updated_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(nr), 12, '0'))::uuid, 'person' || nr, nr || '@example.com',
       'Meera', 'Nair', '', '', now(), 'el', 'UTC', '{"nationality": "IN"}', now(), now()
     from generate_series(0, $1::int + 3) as nr`,
    [people],
  );
  await database.query(
    `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, comment_count,
       created_at, updated_at)
     select users.id, gen_random_uuid(), 'Note ' || nr, '<p>' || body || '</p>', body, '#ffffff', nr % 10 = 0, '', false,
       case when nr % 5 = 0 then 1 else 0 end, at, at
     from users
     cross join lateral generate_series(1, case username when 'person0' then $1::int when 'person2' then 0 when 'person3' then $3::int else $2::int end) nr
     cross join lateral (select repeat('Rain on the backwater, note ' || nr || '. ', 4 + nr % 12) ||
       case when nr % 10 = 0 then 'Harvest festival. ' else '' end ||
       case when nr % 1000 = 500 then 'A lantern in the window. ' else '' end as body, now() - nr * interval '1 minute' as at) made`,
    [bigNotes, NOTES_EACH, neighbourNotes],
  );
  await database.query(
    `insert into comments (user_id, id, note_id, content, created_at, updated_at)
     select user_id, gen_random_uuid(), id, 'A comment of a few words', created_at, created_at
     from notes where comment_count = 1`,
  );
  await database.query('commit');
};
