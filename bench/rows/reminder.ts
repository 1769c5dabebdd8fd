import { randomInt } from 'node:crypto';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { reminderMeta } from '../reminder-meta.ts';
import { compareWith, compareWithTarget, type MeasuredRow, percentile, timed } from '../row.ts';

const GOAL_P50_MS = 25;
const GOAL_P99_MS = 100;
const GOAL_BURST_MS = 60_000;
const GOAL_SLOWER = 2;

const BURST = 10_000;
const SPACING_MS = 25;
const HEAD_START_MS = 1_000;
/** The lead of the due times: inserting all rows takes this long. */
const BURST_HEAD_START_MS = 3_000;
const POLL_MS = 2;
const BURST_ROUNDS = 3;
const REST_MS = 2_000;
const BURST_POLL_MS = 50;

/** The delay of a notification, with very many reminders in the table; then with very many at once. */
export const reminders: Benchmark<DataSet> = {
  name: 'reminders',
  async measure(dataSet, { isQuick }) {
    const database = new pg.Client(dataSet.connection);
    await database.connect();
    try {
      await database.query('set statement_timeout = 0');
      const inTable = isQuick ? 50_000 : 1_000_000;
      await fillReminders(database, inTable);
      const delays = await measureDelays(database, dataSet, isQuick ? 150 : 800);
      const work = `one of ${inTable.toLocaleString('en')} reminders, due to its row`;
      return [
        against(`${work}, p50`, percentile(delays, 0.5), GOAL_P50_MS),
        against(`${work}, p99`, percentile(delays, 0.99), GOAL_P99_MS),
        ...(await measureBursts(database, dataSet, isQuick ? 1 : BURST_ROUNDS)),
      ];
    } finally {
      await database.end();
    }
  },
};

/** Inserts far-away reminders of one unused person, so that nobody's notes grow by them. */
export const fillReminders = async (database: pg.Client, count: number): Promise<void> => {
  const { rows: holders } = await database.query<{ id: string }>('select max(id::text) as id from users');
  const holder = holders[0]?.id;
  const { rows } = await database.query('select count(*)::int as count from reminders where user_id = $1', [holder]);
  if (rows[0].count === count) return;
  await database.query('delete from reminders where user_id = $1', [holder]);
  await database.query(
    `insert into reminders (user_id, id, note_id, meta, next_at, next_fire_at, created_at)
     select user_id, gen_random_uuid(), id, ${reminderMeta}, at, at, now()
     from (select user_id, id, row_number() over () as nr, count(*) over () as notes from notes
           where user_id = $2) holder
     cross join lateral generate_series(nr, $1::int, notes) as number
     cross join lateral (select now() + interval '300 days' + number * interval '7 seconds' as at) due`,
    [count, holder],
  );
  await database.query('vacuum analyze reminders');
};

/** Inserts reminders of the writer at these times, as the API would store them. */
const addReminders = async (database: pg.Client, userId: string, times: readonly Date[]): Promise<void> => {
  const id = '00000000-0000-7000-8000-ffffffffffff';
  await database.query(
    `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, reminder,
       created_at, updated_at)
     values ($1, $2, 'Bell', '', '', '#ffffff', false, '', false, true, now(), now()) on conflict do nothing`,
    [userId, id],
  );
  await database.query(
    `insert into reminders (user_id, id, note_id, meta, next_at, next_fire_at, created_at)
     select $1, gen_random_uuid(), $2, ${reminderMeta}, at, at, now() from unnest($3::timestamptz[]) as at`,
    [userId, id, times],
  );
  await database.query('notify work');
};

const countRung = async (database: pg.Client, userId: string, since: Date): Promise<Date[]> => {
  const { rows } = await database.query<{ at: Date }>(
    { name: 'rung', text: 'select occurrence_at as at from notifications where user_id = $1 and occurrence_at > $2' },
    [userId, since],
  );
  return rows.map(({ at }) => at);
};

const measureDelays = async (database: pg.Client, { writer }: DataSet, count: number): Promise<number[]> => {
  const start = Date.now() + HEAD_START_MS;
  const times = Array.from(
    { length: count },
    (_each, index) => new Date(start + index * SPACING_MS + randomInt(SPACING_MS)),
  );
  await addReminders(database, writer.id, times);
  const seen = new Map<number, number>();
  for (let since = new Date(start - 1); seen.size < new Set(times.map(Number)).size; ) {
    for (const at of await countRung(database, writer.id, since)) {
      if (!seen.has(at.getTime())) seen.set(at.getTime(), Date.now() - at.getTime());
    }
    // Only rows of the last seconds are read again.
    since = new Date(Math.max(start - 1, Date.now() - 5_000));
    await sleep(POLL_MS);
  }
  return [...seen.values()];
};

/** Calls of another person while very many reminders ring, beside the same calls just before and after. */
const measureBursts = async (database: pg.Client, dataSet: DataSet, rounds: number): Promise<MeasuredRow[]> => {
  const [tooks, idle, busy]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    idle.push(percentile(await timeCallsUntil(dataSet, sleep(REST_MS)), 0.95));
    const dueAt = await addBurst(database, dataSet);
    const rung = waitUntilRung(database, dueAt);
    busy.push(percentile(await timeCallsUntil(dataSet, rung), 0.95));
    tooks.push((await rung) - dueAt.getTime());
  }
  return [
    against(`${BURST.toLocaleString('en')} due in one instant, all rung`, Math.max(...tooks), GOAL_BURST_MS),
    compareWith(
      { topic: 'reminders', work: 'a call meanwhile, p95', unit: 'ms', ours: busy },
      { rounds: idle, note: 'at rest' },
      { is: 'at most', ratio: GOAL_SLOWER },
    ),
  ];
};

/** Resolves once they are due. */
const addBurst = async (database: pg.Client, { writer }: DataSet): Promise<Date> => {
  const dueAt = new Date(Date.now() + BURST_HEAD_START_MS);
  await addReminders(
    database,
    writer.id,
    Array.from({ length: BURST }, () => dueAt),
  );
  await sleep(Math.max(0, dueAt.getTime() - Date.now()));
  return dueAt;
};

const timeCallsUntil = async ({ app, person }: DataSet, end: Promise<unknown>): Promise<number[]> => {
  const url = `http://127.0.0.1:${app.port}/api/notification/unread`;
  const headers = { authorization: `Bearer ${person.token}` };
  const times: number[] = [];
  const ended = end.then(() => true);
  do times.push(await timed(async () => (await fetch(url, { headers })).text()));
  while (!(await Promise.race([ended, setImmediate(false)])));
  return times;
};

/** Returns the time at which the last of those that were due then had rung, by a very cheap query. */
const waitUntilRung = async (database: pg.Client, dueAt: Date): Promise<number> => {
  const text = 'select exists (select from reminders where next_fire_at <= $1) as "isLeft"';
  while ((await database.query({ name: 'is-left', text }, [dueAt])).rows[0].isLeft) await sleep(BURST_POLL_MS);
  return Date.now();
};

const against = (work: string, took: number, promised: number): MeasuredRow =>
  compareWithTarget({ topic: 'reminders', work, unit: 'ms', ours: [took] }, promised);
