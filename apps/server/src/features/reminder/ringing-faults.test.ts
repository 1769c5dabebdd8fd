import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '@pinlife/contract/durations';
import { listOccurrencesBetween } from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatSeconds, isFull, recordFigure } from '../../../../../testing/fault-figures.ts';
import { read, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson } from '../../test/person.ts';
import { startWorkerProcess, type WorkerProcess } from '../../test/worker-process.ts';

const REMINDERS = isFull ? 10_000 : 500;
const WORKERS = 4;
const PROMISED_MS = 60_000;
const HEAD_START_MS = isFull ? 6_000 : 1_500;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const countRows = async (): Promise<{ rows: number; reminders: number }> => {
  const counted = await testApp.database.first(
    read<{ rows: number; reminders: number }>(
      'select count(*)::int as rows, count(distinct reminder_id)::int as reminders from notifications',
    ),
  );
  return counted ?? { rows: 0, reminders: 0 };
};

/** One-off reminders of one instant, on notes of one person. */
const addReminders = (userId: string, count: number, dueAt: Date): Promise<void> =>
  testApp.database.transaction(async (tx) => {
    const meta = { ...plain, selectedDateTime: dueAt.toISOString() };
    await tx.run(
      write(
        `with made as (
           insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, reminder,
             created_at, updated_at)
           select $1, gen_random_uuid(), 'Note ' || nr, '', '', '#ffffff', false, '', false, true, now(), now()
           from generate_series(1, $2::int) nr
           returning id
         )
         insert into reminders (user_id, id, note_id, meta, next_at, next_fire_at, created_at)
         select $1, gen_random_uuid(), id, $3::jsonb, $4, $4, now() from made`,
        [userId, count, JSON.stringify(meta), dueAt],
      ),
    );
    await tx.notify('work');
  });

const plain: ReminderMeta = {
  selectedDateTime: '',
  timezone: 'UTC',
  remindBefore: 0,
  repeatType: 'Never',
  isRepeating: false,
  repeatEndType: 'NONE',
  repeatEndCount: 0,
  repeatEndDate: '',
  repeatEveryFrequency: 1,
  repeatEveryType: 'Day',
  repeatEveryWeekdays: [],
  repeatEveryMonth: '',
};

describe(`${REMINDERS.toLocaleString('en')} reminders of one instant`, () => {
  const workers: WorkerProcess[] = [];
  afterEach(() => Promise.all(workers.map((worker) => worker.stop())));

  it('ring exactly once each within a minute, even if two of four workers are killed in the middle', async () => {
    const { id } = await createPerson(testApp);
    const starting = Array.from({ length: WORKERS }, () => startWorkerProcess(testApp.address));
    workers.push(...(await Promise.all(starting)));
    const dueAt = new Date(Date.now() + HEAD_START_MS);
    await addReminders(id, REMINDERS, dueAt);

    await sleep(Math.max(0, dueAt.getTime() - Date.now()));
    for (const share of [0.1, 0.3]) {
      while ((await countRows()).rows < share * REMINDERS) await sleep(2);
      await workers.shift()?.kill();
    }
    while ((await countRows()).rows < REMINDERS && Date.now() < dueAt.getTime() + 3 * PROMISED_MS) await sleep(50);

    const tookMs = Date.now() - dueAt.getTime();
    expect(tookMs).toBeLessThan(3 * PROMISED_MS);
    // Time for a second ring, if there were one.
    await sleep(500);
    expect(await countRows()).toEqual({ rows: REMINDERS, reminders: REMINDERS });
    const count = REMINDERS.toLocaleString('en');
    recordFigure(
      'worker-killed',
      `2 of ${WORKERS} killed: ${count} of ${count} rung once in ${formatSeconds(tookMs)}, 0 missing, 0 doubled`,
    );
  }, 240_000);
});

describe('a clock that jumps by an hour, forward and back', () => {
  const zone = 'Europe/Berlin';
  const DAYS = isFull ? 6 : 3;

  it.each([
    ['in spring', 'when an hour is missing', '2027-03-27T00:10:00Z'],
    ['in autumn', 'when an hour comes twice', '2026-10-24T00:10:00Z'],
  ])(
    'misses and doubles nothing %s, %s',
    async (season, _why, start) => {
      testApp.clock.set(start);
      const { token, id: userId } = await createPerson(testApp, { keep: true });
      const metas = await createHourly(token, new Date(start));
      const end = new Date(Date.parse(start) + DAYS * 24 * HOUR_MS);

      // A fixed sequence without a pattern: steps of 3 to 57 minutes, every fifth one followed by an hour back.
      let jumps = 0;
      for (let step = 1, ahead = new Date(start); ahead < end; step += 1) {
        ahead = new Date(ahead.getTime() + (3 + ((step * 37) % 55)) * MINUTE_MS);
        testApp.clock.set(ahead < end ? ahead : end);
        await ring();
        if (step % 5 > 0) continue;
        testApp.clock.advance(-HOUR_MS);
        jumps += 1;
        await ring();
      }

      const expected = metas.flatMap((meta) => listExpected(meta, new Date(start), end));
      expect((await listRung(userId)).toSorted()).toEqual(expected.toSorted());
      recordFigure('clock-jumps', `${season} ${expected.length} rung, ${jumps} jumps: 0 missed, 0 doubled`);
    },
    120_000,
  );

  const ring = async () => {
    const source = testApp.services.workSources.find(({ name }) => name === 'reminders');
    while ((await source?.runBatch(testApp.clock.now(), new AbortController().signal)) !== 0);
  };

  /** Reminders for every hour of the day in this zone, at half past, a third of them with a lead. */
  const createHourly = async (token: string, from: Date): Promise<ReminderMeta[]> => {
    const metas = Array.from({ length: 24 }, (_each, hour) => ({
      ...plain,
      selectedDateTime: new Date(from.getTime() + (20 + hour * 60) * MINUTE_MS).toISOString(),
      timezone: zone,
      repeatType: 'Daily' as const,
      isRepeating: true,
      repeatEndType: 'FOREVER' as const,
      remindBefore: hour % 3 === 1 ? (3600 as const) : (0 as const),
    }));
    for (const meta of metas) {
      const created = await testApp.call('createNote', { token, body: { title: 'Bell', reminders: [meta] } });
      expect(created.status).toBe(201);
    }
    return metas;
  };

  const listExpected = (meta: ReminderMeta, from: Date, end: Date): string[] =>
    listOccurrencesBetween(meta, from, new Date(end.getTime() + HOUR_MS), 100).flatMap(({ at, leadAt }) => [
      ...(at <= end ? [`due ${at.toISOString()}`] : []),
      ...(leadAt && leadAt <= end ? [`lead ${at.toISOString()}`] : []),
    ]);

  const listRung = async (userId: string): Promise<string[]> => {
    const rows = await testApp.database.all(
      read<{ kind: string; at: Date }>('select kind, occurrence_at as at from notifications where user_id = $1', [
        userId,
      ]),
    );
    return rows.map(({ kind, at }) => `${kind} ${at.toISOString()}`);
  };
});
