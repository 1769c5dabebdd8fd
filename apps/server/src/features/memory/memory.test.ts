import { randomUUID } from 'node:crypto';
import { MEMORIES_OF_A_YEAR_MAX } from '@pinlife/contract/memory/limits';
import type { Memory } from '@pinlife/contract/memory/schema';
import { NOTE_CONTENT_MAX_BYTES, NOTE_PAGE_MAX_BYTES } from '@pinlife/contract/note/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { openStored } from '../../test/database.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { createMemories } from '../../views/memories.ts';
import { listMemoryDays } from './days.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.set('2026-11-15T09:00:00Z');
});
afterAll(() => testApp.close());

const asks = (query: Record<string, string> = { timezone: 'UTC' }, by = person) =>
  testApp.call('listMemories', { token: by.token, query });
const titlesByYear = async (query?: Record<string, string>, by = person) =>
  Object.fromEntries((await asks(query, by)).data.map(({ year, notes }) => [year, notes.map(({ title }) => title)]));

/** A note that was created at another time. */
const writeAt = async (title: string, createdAt: string, by = person) => {
  const note = await createNote(testApp, by.token, { title });
  await testApp.database.transaction((tx) =>
    tx.run(
      write('update notes set created_at = $3, updated_at = $3 where user_id = $1 and id = $2', [
        by.id,
        note._id,
        createdAt,
      ]),
    ),
  );
  return note;
};

describe('GET /api/user/memories', () => {
  beforeAll(async () => {
    person = await createPerson(testApp, { timezone: 'Asia/Kolkata' });
    await writeAt('Last year', '2025-11-15T10:00:00Z');
    await writeAt('Three years ago, at noon', '2023-11-15T12:00:00Z');
    await writeAt('Three years ago, in the morning', '2023-11-15T06:00:00Z');
    await writeAt('Today in India alone', '2022-11-14T19:00:00Z');
    await writeAt('The day before', '2024-11-14T10:00:00Z');
    await writeAt('This year', '2026-11-15T01:00:00Z');
  });

  it('needs a token and a known zone', async () => {
    expect((await testApp.call('listMemories')).status).toBe(401);
    for (const timezone of ['Nowhere', '+05:30']) {
      expect(await asks({ timezone })).toMatchObject({ status: 400, code: 'timezone_unknown', field: 'timezone' });
    }
  });

  it('lists notes written on this day in earlier years, newest first', async () => {
    const { status, data } = await asks();
    expect(status).toBe(200);
    expect(data.map(({ year }) => year)).toEqual([2025, 2023]);
    expect(await titlesByYear()).toEqual({
      2025: ['Last year'],
      2023: ['Three years ago, at noon', 'Three years ago, in the morning'],
    });
  });

  it('uses the day of the person’s own zone if none is given', async () => {
    expect(await titlesByYear({})).toMatchObject({ 2025: ['Last year'], 2022: ['Today in India alone'] });
    expect(await titlesByYear({ timezone: 'Asia/Kolkata' })).toEqual(await titlesByYear({}));
  });

  it('answers nothing to a person without notes, and nothing of other people', async () => {
    const other = await createPerson(testApp);
    expect((await asks({}, other)).data).toEqual([]);
    await writeAt('Hers', '2025-11-15T10:00:00Z', other);
    expect(await titlesByYear({}, other)).toEqual({ 2025: ['Hers'] });
  });

  it('leaves out notes in the trash', async () => {
    const note = await writeAt('Deleted', '2021-11-15T10:00:00Z');
    expect(await titlesByYear()).toHaveProperty('2021');
    await testApp.call('deleteNote', { token: person.token, params: { id: note._id } });
    expect(await titlesByYear()).not.toHaveProperty('2021');
  });

  it('answers five of a year, the newest', async () => {
    const busy = await createPerson(testApp);
    for (const hour of [1, 2, 3, 4, 5, 6, 7]) await writeAt(`At ${hour}`, `2020-11-15T0${hour}:00:00Z`, busy);
    const titles = (await titlesByYear({ timezone: 'UTC' }, busy))['2020'];
    expect(titles).toEqual(['At 7', 'At 6', 'At 5', 'At 4', 'At 3']);
    expect(titles).toHaveLength(MEMORIES_OF_A_YEAR_MAX);
  });

  it('ends early if the notes are very large', async () => {
    const prolific = await createPerson(testApp);
    for (const year of [2021, 2022, 2023, 2024]) await writeAt(`Of ${year}`, `${year}-11-15T08:00:00Z`, prolific);
    await testApp.database.transaction((tx) =>
      tx.run(
        write("update notes set content = repeat('a', $2) where user_id = $1", [
          prolific.id,
          NOTE_CONTENT_MAX_BYTES - 1000,
        ]),
      ),
    );
    const answer = await asks({ timezone: 'UTC' }, prolific);
    expect(answer.data.map(({ year }) => year)).toEqual([2024, 2023]);
    expect(Buffer.byteLength(answer.text)).toBeLessThan(NOTE_PAGE_MAX_BYTES + 10_000);
  });
});

describe.each(['hideMemory', 'showMemory'] as const)('%s', (name) => {
  it('needs a token and a note of one’s own', async () => {
    const note = await createNote(testApp, person.token);
    expect((await testApp.call(name, { params: { id: note._id } })).status).toBe(401);
    for (const id of [randomUUID(), 'no-id']) {
      expect(await testApp.call(name, { token: person.token, params: { id } })).toMatchObject({ status: 404 });
    }
    const other = await createPerson(testApp);
    expect((await testApp.call(name, { token: other.token, params: { id: note._id } })).status).toBe(404);
  });
});

it('never shows a note that was hidden, until it is shown again', async () => {
  const one = await createPerson(testApp);
  const note = await writeAt('Sad', '2025-11-15T10:00:00Z', one);
  const options = { token: one.token, params: { id: note._id } };
  for (const name of ['hideMemory', 'hideMemory'] as const) {
    expect(await testApp.call(name, options)).toMatchObject({ status: 200, data: { _id: note._id } });
  }
  expect((await asks({}, one)).data).toEqual([]);
  expect((await testApp.call('getNote', options)).data).toMatchObject({ title: 'Sad', version: note.version });
  await testApp.call('showMemory', options);
  expect(await titlesByYear({}, one)).toEqual({ 2025: ['Sad'] });
});

it('uses the index once for each year, for any number of notes', async () => {
  const rich = await createPerson(testApp);
  const run = (...query: Parameters<typeof write>) => testApp.database.single((tx) => tx.run(write(...query)));
  // Inserts in batches, so that no statement exceeds its timeout on a busy machine.
  for (let from = 1; from < 20_000; from += 4_000) {
    await run(
      `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, created_at, updated_at)
       select $1, gen_random_uuid(), 'Many', '', '', '#FFFFFF', false, '', false, at, at
       from (select timestamptz '2006-01-01Z' + n * interval '520 minutes' as at
         from generate_series($2::int, $2::int + 3999) n) times`,
      [rich.id, from],
    );
  }
  await run('analyze notes');
  const days = listMemoryDays(testApp.clock.now(), new Date('2006-01-02T00:00:00Z'), 'Asia/Kolkata');
  const { memories, rows } = await testApp.database.transaction(async (tx) => {
    const suffix = await openStored((sql) => tx.all(read(sql)), 'notes');
    // May include rows that the same connection has read just before.
    const countRead = async () => {
      const statement = read<{ rows: string }>(
        `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0) as rows from pg_stat_xact_user_tables where relname = 'notes${suffix}'`,
      );
      return Number((await tx.first(statement))?.rows);
    };
    const before = await countRead();
    const { text } = await createMemories(tx, () => [Buffer.alloc(0), Buffer.alloc(0), '']).list(rich.id, days);
    return { memories: JSON.parse(text) as Memory[], rows: (await countRead()) - before };
  });
  expect(memories).toHaveLength(19);
  // Five rows of each year, and those that the plan reads in addition, but not all 20,000.
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(1000);
});
