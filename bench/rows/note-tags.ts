import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import type { RunningApp } from '../../scripts/app/run-app.ts';
import type { Benchmark } from '../benchmark.ts';
import { logInNew } from '../log-in.ts';
import { compareWith, type MeasuredRow, timeInTurn } from '../row.ts';

const GOAL = 2;
const NOTES = 200_000;
const QUICK_NOTES = 20_000;
const REPETITIONS = 40;
/** The notes with each tag, counted from the newest: a tag costs the same wherever its notes are in time. */
const spreads = {
  'every note': 'true',
  'the newest 1,000': 'n <= 1000',
  'the oldest 1,000': 'n > $2 - 1000',
  'one in 1,000': 'n % 1000 = 0',
};
const tagOf = (index: number): string => `tag${index}`;

/** A page of the notes with a tag, beside the first page of the feed. */
export const noteTags: Benchmark<RunningApp> = {
  name: 'tags',
  async measure(app, { rounds, isQuick }) {
    const { id, readPage } = await logInNew(app, 'taggedall');
    const count = isQuick ? QUICK_NOTES : NOTES;
    await insertNotes(app, id, count);
    const rows: MeasuredRow[] = [];
    for (const [index, spread] of Object.keys(spreads).entries()) {
      const readTagged = () => readPage(`/api/note?tag=${tagOf(index)}`);
      const readFeed = () => readPage('/api/note');
      if ((await readTagged()).data.length < (await readFeed()).data.length)
        throw new Error(`${spread}: notes are missing.`);
      const [tagged, feed] = await timeInTurn(readTagged, readFeed, { rounds, repetitions: REPETITIONS });
      const work = `page of a tag on ${spread} of ${count.toLocaleString('en')} notes`;
      rows.push(
        compareWith(
          { topic: 'others', work, unit: 'ms', ours: tagged },
          { rounds: feed, note: 'the feed' },
          { is: 'at most', ratio: GOAL },
        ),
      );
    }
    return rows;
  },
};

/** Inserted directly, without search keys. */
const insertNotes = async ({ dataDir }: RunningApp, userId: string, count: number): Promise<void> => {
  const { connection } = await startEmbedded({ dataDir, lock: false, log: () => {} });
  const database = new pg.Client(connection);
  await database.connect();
  const cases = Object.values(spreads).map((condition, index) => `case when ${condition} then '${tagOf(index)}' end`);
  try {
    await database.query('set statement_timeout = 0');
    await database.query(
      `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, reminder, tags,
         tag_keys, created_at, updated_at)
       select $1, gen_random_uuid(), 'Note ' || n, '<p>Words of a note</p>', 'Words of a note', '#ffffff', false, '',
         false, false, tags, tags, at, at
       from generate_series(1, $2::int) n, lateral (
         select concat_ws(' ', ${cases.join(', ')}) as tags, now() - n * interval '10 minutes' as at) made`,
      [userId, count],
    );
    await database.query('delete from stale_searches where user_id = $1', [userId]);
    await database.query('vacuum analyze notes');
    await database.query('vacuum analyze note_tags');
  } finally {
    await database.end();
  }
};
