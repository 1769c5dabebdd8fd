import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { type RunningApp, startThrowawayApp } from '../../scripts/app/run-app.ts';
import type { Benchmark } from '../benchmark.ts';
import { BENCH_SETTINGS } from '../data-set.ts';
import { logInNew } from '../log-in.ts';
import { compareWith, timeInTurn } from '../row.ts';

const GOAL = 3;
const PEOPLE = 100_000;
const QUICK_PEOPLE = 10_000;
const NOTES = 50;
const REPETITIONS = 40;

/** The operator's first page of people, beside a page of their feed. */
export const peoplePage: Benchmark = {
  name: 'people page',
  async measure(_given, { rounds, isQuick }) {
    const app = await startThrowawayApp({ environment: BENCH_SETTINGS });
    try {
      const { api, token, readPage } = await logInNew(app, 'operator');
      for (let count = 0; count < NOTES; count += 1) {
        await api.demand('createNote', { token, body: { title: `Note ${count}`, content: '<p>Words of a note</p>' } });
      }
      const people = isQuick ? QUICK_PEOPLE : PEOPLE;
      await insertPeople(app, people);
      const readPeople = () => api.demand('listPeople', { token });
      await readPeople();
      const [ours, feed] = await timeInTurn(readPeople, () => readPage('/api/note'), {
        rounds,
        repetitions: REPETITIONS,
      });
      const work = `first page of ${people.toLocaleString('en')} people`;
      return [
        compareWith(
          { topic: 'others', work, unit: 'ms', ours },
          { rounds: feed, note: 'the feed' },
          { is: 'at most', ratio: GOAL },
        ),
      ];
    } finally {
      await app.stop();
    }
  },
};

const insertPeople = async ({ dataDir }: RunningApp, count: number): Promise<void> => {
  const { connection } = await startEmbedded({ dataDir, lock: false, log: () => {} });
  const database = new pg.Client(connection);
  await database.connect();
  try {
    await database.query('set statement_timeout = 0');
    await database.query(
      `insert into users (id, username, email, first_name, last_name, language, timezone, created_at, updated_at, last_seen_date)
       select gen_random_uuid(), 'user' || n, 'user' || n || '@example.com', 'Name' || n % 5000, 'Family' || n, 'el', 'UTC',
         now() - n * interval '1 minute', now(), current_date - n % 700
       from generate_series(1, $1::int) n`,
      [count],
    );
    await database.query('vacuum analyze users');
  } finally {
    await database.end();
  }
};
