import { DAY_MS, MINUTE_MS } from '@pinlife/contract/durations';
import type { Note } from '@pinlife/contract/note/schema';
import { parseSearch } from '@pinlife/contract/search/query';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { write } from '../../db/query.ts';
import { HIGHEST_ID } from '../../platform/secret/id.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { openStored } from '../../test/database.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { createSearchRepo } from './repo.ts';
import { tagOf, writeQuery } from './words/keys.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const ask = ({ token }: TestPerson, search: string, query: Record<string, string> = {}) =>
  testApp.call('listNotes', { token, query: { search, ...query } });
const titlesOf = (notes: readonly Note[]) => notes.map(({ title }) => title);
const find = async (person: TestPerson, search: string, query: Record<string, string> = {}) =>
  titlesOf((await ask(person, search, query)).data);

/** Signups are limited per minute. */
const createNewcomer = () => {
  testApp.clock.advance(MINUTE_MS);
  return createPerson(testApp, { keep: true });
};

/** A person with notes of these titles and texts, the last one the newest. */
const createWriter = async (...texts: [title: string, content?: string][]): Promise<TestPerson> => {
  const person = await createNewcomer();
  for (const [title, content = ''] of texts) {
    testApp.clock.advance(1000);
    await createNote(testApp, person.token, { title, content });
  }
  return person;
};

const findAll = async (person: TestPerson, search: string, query: Record<string, string>) => {
  const found: Note[] = [];
  let cursor: string | null | undefined;
  do {
    const answer = await ask(person, search, { ...query, ...(cursor && { cursor }) });
    found.push(...answer.data);
    cursor = answer.next;
  } while (cursor);
  return found;
};

describe('GET /api/note?search=', () => {
  it('refuses strangers and cursors of other lists', async () => {
    const person = await createWriter(['Rain'], ['Sun']);
    expect(await testApp.call('listNotes', { query: { search: 'rain' } })).toMatchObject({ status: 401 });
    expect(await testApp.call('listNotes', { token: 'x', query: { search: '!' } })).toMatchObject({ status: 401 });
    const { next } = await testApp.call('listNotes', { token: person.token, query: { limit: '1' } });
    expect(await ask(person, 'rain', { cursor: next ?? '' })).toMatchObject({ status: 400, code: 'cursor_invalid' });
    expect(await ask(person, 'rain', { limit: '0' })).toMatchObject({ status: 400, code: 'limit_invalid' });
    expect(await ask(person, 'rain', { type: 'everything' })).toMatchObject({ status: 400, code: 'type_unknown' });
  });

  it('lists notes whose title matches first, then the others, each newest first', async () => {
    const person = await createWriter(
      ['Rain in June'],
      ['Old letters', '<p>about the rain</p>'],
      ['Rain in July'],
      ['New letters', '<p>rain again</p>'],
      ['Sun'],
    );
    expect(await find(person, 'rain')).toEqual(['Rain in July', 'Rain in June', 'New letters', 'Old letters']);
  });

  it('needs every word, in the title to rank there', async () => {
    const person = await createWriter(['Fish curry', 'red'], ['Red fish'], ['Red', '<p>curry with fish</p>']);
    expect(await find(person, 'red fish')).toEqual(['Red fish', 'Red', 'Fish curry']);
    expect(await find(person, 'fish curry red')).toEqual(['Red', 'Fish curry']);
  });

  it('folds case and accents and matches the beginning of the word being typed', async () => {
    const person = await createWriter(['Crème brûlée'], ['Creme caramel'], ['Ice cream']);
    expect(await find(person, 'CREME')).toEqual(['Creme caramel', 'Crème brûlée']);
    expect(await find(person, 'crème brul')).toEqual(['Crème brûlée']);
    expect(await find(person, 'cr')).toEqual(['Ice cream', 'Creme caramel', 'Crème brûlée']);
  });

  it('keeps quoted words together and excludes words with a minus', async () => {
    const person = await createWriter(
      ['One', '<p>the tea in the morning</p>'],
      ['Two', '<p>in the evening, tea</p>'],
      ['Three', '<p>tea</p><p>in the hills</p>'],
    );
    expect(await find(person, '"tea in the"')).toEqual(['Three', 'One']);
    expect(await find(person, '“the tea”')).toEqual(['One']);
    expect(await find(person, 'tea -morning')).toEqual(['Three', 'Two']);
    expect(await find(person, 'tea -"in the hills" -evening')).toEqual(['One']);
    expect(await find(person, '-morning')).toEqual(['One']);
  });

  it('finds words with or without a hyphen or an apostrophe', async () => {
    const person = await createWriter(['E-mail to Anu'], ['The email address'], ["Don't forget"], ['L’amour']);
    expect(await find(person, 'email')).toEqual(['The email address', 'E-mail to Anu']);
    expect(await find(person, 'e-mail')).toEqual(['The email address', 'E-mail to Anu']);
    expect(await find(person, 'dont')).toEqual(["Don't forget"]);
    expect(await find(person, 'd’amour')).toEqual(['L’amour']);
  });

  it('treats any characters literally', async () => {
    const person = await createWriter(['Zebra']);
    const hostile = [
      ...['%', '_', '100%', "o'hara", '\\', "'", '"', '""', '-', '--', '!', 'a & b', 'a | b', '(', ':*', "a':*", '<->'],
      ...['foo:ABCD', '\u0000', '\u0001twzebra', '\ud800', '🎂', '* or 1=1; drop table notes', 'x'.repeat(5000)],
      ...['"'.repeat(199), `-${'a '.repeat(99)}`, 'e\u0301'.repeat(100), "''", "\\'", '\\:*', '$1', 'null', '{}'],
    ];
    for (const search of hostile) {
      const { status, data, next } = await ask(person, search);
      expect({ search, status, data, next }).toEqual({ search, status: 200, data: [], next: null });
    }
  });

  it('finds signs of the text literally, and does not treat them as wildcards', async () => {
    const person = await createWriter(
      ['100% cotton'],
      ['1000 things'],
      ['C++ and C#'],
      ['Cake 🎂'],
      ['snake_case \\ slash'],
    );
    expect(await find(person, '100%')).toEqual(['100% cotton']);
    expect(await find(person, 'C++')).toEqual(['C++ and C#']);
    expect(await find(person, '🎂')).toEqual(['Cake 🎂']);
    expect(await find(person, '_')).toEqual(['snake_case \\ slash']);
    expect(await find(person, '\\')).toEqual(['snake_case \\ slash']);
  });

  it('searches comments and places, and forgets changed words', async () => {
    const person = await createNewcomer();
    const { token } = person;
    const { _id } = await createNote(testApp, token, {
      title: 'Trip',
      content: 'tea',
      options: { location: 'Munnar' },
    });
    expect(await find(person, 'munnar')).toEqual(['Trip']);
    const comment = await testApp.call('createComment', {
      token,
      params: { noteId: _id },
      body: { content: 'Cardamom shop' },
    });
    expect(await find(person, 'cardamom')).toEqual(['Trip']);
    const params = { noteId: _id, id: comment.data._id };
    await testApp.call('updateComment', { token, params, body: { content: 'Pepper shop' } });
    expect([await find(person, 'cardamom'), await find(person, 'pepper')]).toEqual([[], ['Trip']]);
    await testApp.call('deleteComment', { token, params });
    expect(await find(person, 'pepper')).toEqual([]);
    await testApp.call('updateNote', { token, params: { id: _id }, body: { title: 'Journey' } });
    expect([await find(person, 'trip'), await find(person, 'journey tea')]).toEqual([[], ['Journey']]);
  });

  it('finds no notes of other people, and notes in the trash only on request', async () => {
    const person = await createWriter(['Secret garden'], ['Secret door']);
    const other = await createWriter(['Secret of another']);
    expect(await find(other, 'secret')).toEqual(['Secret of another']);
    const { data } = await ask(person, 'door');
    await testApp.call('deleteNote', { token: person.token, params: { id: data[0]?._id ?? '' } });
    expect(await find(person, 'secret')).toEqual(['Secret garden']);
    expect(await find(person, 'secret', { type: 'trash' })).toEqual(['Secret door']);
    await testApp.call('restoreNote', { token: person.token, params: { id: data[0]?._id ?? '' } });
    expect(await find(person, 'secret')).toEqual(['Secret door', 'Secret garden']);
  });

  it('combines with type and range', async () => {
    const person = await createNewcomer();
    const { token } = person;
    await createNote(testApp, token, { title: 'Tea one', options: { passion: true } });
    const at = testApp.clock.now().toISOString();
    testApp.clock.advance(DAY_MS);
    await createNote(testApp, token, { title: 'Tea two' });
    await createNote(testApp, token, { title: 'Coffee', options: { passion: true } });
    const later = testApp.clock.now().toISOString();
    expect(await find(person, 'tea', { type: 'passion' })).toEqual(['Tea one']);
    expect(await find(person, 'tea', { type: 'note' })).toEqual(['Tea two', 'Tea one']);
    expect(await find(person, 'tea', { type: 'reminder' })).toEqual([]);
    expect(await find(person, 'tea', { to: later })).toEqual(['Tea one']);
    expect(await find(person, 'tea', { from: later })).toEqual(['Tea two']);
    expect(await find(person, 'tea', { from: at, to: later })).toEqual(['Tea one']);
  });

  it('finds a word with one wrong letter, only if the typed one finds too little', async () => {
    const person = await createWriter(['Geburtstag'], ['Monsoon'], ['Rain'], ['Violin lesson']);
    expect(await find(person, 'Gebrutstag')).toEqual(['Geburtstag']);
    expect(await find(person, 'monson')).toEqual(['Monsoon']);
    expect(await find(person, 'monsoonn')).toEqual(['Monsoon']);
    expect(await find(person, 'vialin lesson')).toEqual(['Violin lesson']);
    expect(await find(person, 'vio1in')).toEqual([]);
    const many = await createWriter(['Kart'], ['Karte'], ['Kartell'], ['Karton'], ['Karst']);
    expect(await find(many, 'kart')).toEqual(['Karton', 'Kartell', 'Karte', 'Kart']);
  });

  it('shows exact matches before those with a corrected letter', async () => {
    const person = await createWriter(['Note', 'boat'], ['Boats and boots'], ['Boot'], ['Beat']);
    expect(await find(person, 'boat')).toEqual(['Boats and boots', 'Note', 'Beat', 'Boot']);
    const paged = await findAll(person, 'boat', { limit: '1' });
    expect(titlesOf(paged)).toEqual(['Boats and boots', 'Note', 'Beat', 'Boot']);
    expect(await find(person, 'boat', { limit: '2', page: '1' })).toEqual(['Beat', 'Boot']);
  });

  it('answers an empty search with the plain list', async () => {
    const person = await createWriter(['One'], ['Two']);
    expect(await find(person, '  ')).toEqual(['Two', 'One']);
  });
});

describe('many results over many years', () => {
  const YEAR_WEEKS = 53;
  let person: TestPerson;
  let expected: string[];
  beforeAll(async () => {
    person = await createNewcomer();
    const made: Note[] = [];
    for (let index = 0; index < 4 * YEAR_WEEKS; index += 1) {
      // Some notes share one instant, and some pauses are many weeks long.
      if (index % 3 !== 0) testApp.clock.advance(index % 7 === 0 ? 25 * DAY_MS : 3 * DAY_MS);
      const title = index % 5 === 0 ? `Harvest ${index}` : `Note ${index}`;
      made.push(await createNote(testApp, person.token, { title, content: index % 2 === 0 ? 'harvest' : 'seed' }));
    }
    const newestFirst = (a: Note, b: Note) => b.createdAt.localeCompare(a.createdAt) || (a._id < b._id ? 1 : -1);
    const titled = made.filter(({ title }) => title.startsWith('Harvest')).sort(newestFirst);
    const others = made.filter((note) => !titled.includes(note) && note.content.includes('harvest')).sort(newestFirst);
    expected = [...titled, ...others].map(({ _id }) => _id);
  });

  it.each(['1', '7', '50'])(
    'pages through all of them by cursor, %s at a time, none twice and none missing',
    async (limit) => {
      const found = await findAll(person, 'harvest', { limit });
      expect(found.map(({ _id }) => _id)).toEqual(expected);
    },
  );

  it('pages through them by number', async () => {
    const found: string[] = [];
    for (let page = 0; page * 10 < expected.length; page += 1) {
      found.push(...(await ask(person, 'harvest', { page: `${page}` })).data.map(({ _id }) => _id));
    }
    expect(found).toEqual(expected);
  });

  it('keeps its place while new notes arrive', async () => {
    const first = await ask(person, 'harvest', { limit: '30' });
    await createNote(testApp, person.token, { title: 'Harvest of today' });
    const second = await ask(person, 'harvest', { limit: '30', cursor: first.next ?? '' });
    expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(expected.slice(0, 60));
  });
});

describe('words of every frequency', () => {
  const rates = { sand: 1, reed: 3, moss: 11, fern: 40, opal: 250 };
  let person: TestPerson;
  /** The newest first. */
  let made: { id: string; number: number }[];
  beforeAll(async () => {
    person = await createNewcomer();
    const client = new pg.Client(testApp.connection);
    await client.connect();
    // A busy week after a year with one note a day.
    const { rows } = await client.query<{ id: string }>(
      `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, created_at, updated_at)
       select $1, gen_random_uuid(), case when number % 7 = 0 then words else '' end, '', words, '#ffffff', false, '', false, at, at
       from generate_series(1, 1000) as number,
         lateral (select string_agg(word, ' ') as words from jsonb_each_text($2) rates (word, rate) where number % rate::int = 0) said,
         lateral (select now() - least(number, 700) * interval '10 minutes' - greatest(number - 700, 0) * interval '1 day' as at) made
       returning id`,
      [person.id, JSON.stringify(rates)],
    );
    made = rows.map(({ id }, index) => ({ id, number: index + 1 }));
    await client.end();
    await testApp.deliver();
  });

  it.each(Object.entries(rates))('%s, in one of %i notes, is found in all of them, in order', async (word, rate) => {
    const hits = made.filter(({ number }) => number % rate === 0);
    const isTitled = ({ number }: { number: number }) => number % 7 === 0;
    const expected = [...hits.filter(isTitled), ...hits.filter((hit) => !isTitled(hit))].map(({ id }) => id);
    const found = await findAll(person, word, { limit: '50' });
    expect(found.map(({ _id }) => _id)).toEqual(expected);
    const { data } = await ask(person, word, { limit: '13', page: '1' });
    expect(data.map(({ _id }) => _id)).toEqual(expected.slice(13, 26));
  });

  it('reads no further than it walks, even if the planner considers that cheapest', async () => {
    const client = new pg.Client(testApp.connection);
    await client.connect();
    const suffix = await openStored(async (sql) => (await client.query(sql)).rows, 'notes');
    // As if there were so many people that the planner expects few rows for each.
    await client.query(`alter table notes${suffix} alter user_id set (n_distinct = 500)`);
    await client.query('vacuum analyze notes, note_keys');
    const countRead = async () => {
      await client.query('select pg_stat_force_next_flush()');
      const read = `select sum(idx_tup_read)::int as count from pg_stat_user_indexes
        where indexrelname ~ '^(notes_feed|note_keys_newest)'`;
      return (await client.query<{ count: number }>(read)).rows[0]?.count ?? 0;
    };
    const before = await countRead();
    const { inTitle, anywhere } = writeQuery(parseSearch('fern'));
    const places = ['infinity', HIGHEST_ID, 'infinity', HIGHEST_ID];
    const { rows } = await client.query(
      `select from search_notes_all($1, $2, '-infinity', $3, $4, $5, $6, $7, $8, 11)`,
      [person.id, tagOf(person.id), inTitle, anywhere, ...places],
    );
    const read = (await countRead()) - before;
    await client.end();
    expect(rows).toHaveLength(11);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(1000);
  });
});

describe('a word that the newest notes do not have', () => {
  it('is found in order in every list, for any number of notes with it', async () => {
    const person = await createNewcomer();
    const client = new pg.Client(testApp.connection);
    await client.connect();
    // All on one day, as after an import without dates: more than are checked one by one, then many matches.
    const { rows } = await client.query<{ id: string; number: number }>(
      `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, created_at, updated_at)
       select $1, gen_random_uuid(), case when number % 500 = 0 then 'dune' else '' end, '',
         concat_ws(' ', case when number > 4200 then 'dune' end, case when number % 300 = 0 then 'reef' end),
         '#ffffff', number % 1000 = 0, '', false, at, at
       from generate_series(1, 5400) as number,
         lateral (select now() - number * interval '10 seconds' as at) made
       returning id, (extract(epoch from now() - created_at) / 10)::int as number`,
      [person.id],
    );
    await client.end();
    await testApp.deliver();
    const listOf = (isHit: (number: number) => boolean) =>
      rows.filter(({ number }) => isHit(number)).map(({ id }) => id);
    const titled = listOf((number) => number % 500 === 0);
    const others = listOf((number) => number > 4200 && number % 500 > 0);
    const idsOf = async (search: string, query: Record<string, string>) =>
      (await ask(person, search, query)).data.map(({ _id }) => _id);
    expect(await idsOf('dune', { limit: '50' })).toEqual([...titled, ...others].slice(0, 50));
    expect(await idsOf('dune', { limit: '20', page: '30' })).toEqual([...titled, ...others].slice(600, 620));
    expect(await idsOf('dune', { type: 'passion' })).toEqual(listOf((number) => number % 1000 === 0));
    expect(await idsOf('reef', { limit: '50' })).toEqual(listOf((number) => number % 300 === 0));
  });

  it('is found if those are in the trash, and few are left', async () => {
    const person = await createWriter(['Old dune']);
    for (let number = 0; number < 70; number += 1) {
      testApp.clock.advance(1000);
      const { _id: id } = await createNote(testApp, person.token, { title: 'Dune' });
      await testApp.call('deleteNote', { token: person.token, params: { id } });
    }
    expect(await find(person, 'dune')).toEqual(['Old dune']);
    expect(await find(person, 'dune', { type: 'note' })).toEqual(['Old dune']);
  });
});

describe('a search', () => {
  it('reads no more than its page, even if it skips many matches', async () => {
    const titles = Array.from({ length: 30 }, (): [string] => ['Reef']);
    const person = await createWriter(...titles);
    expect(await find(person, 'reef', { page: '2' })).toHaveLength(10);
    const { find: read } = createSearchRepo(testApp.database, () => [Buffer.alloc(0), Buffer.alloc(0), '0']);
    const all = {
      type: 'all',
      from: undefined,
      to: undefined,
      titles: 'all',
      others: 'all',
      isPatient: false,
    } as const;
    const page = await read(person.id, writeQuery(parseSearch('reef')), { ...all, wanted: 26, skipped: 20 });
    expect([page.count, page.hits.length]).toEqual([26, 6]);
  });

  it('limits the concurrent searches of one person, not those of others', async () => {
    const [person, other] = [await createWriter(['Reef']), await createWriter(['Reef'])];
    await find(person, 'reef');
    const login = () => testApp.call('login', { body: { username: person.username, password: person.password } });
    const sessions = [person.token];
    while (sessions.length < 4) sessions.push((await login()).data.token);
    const searches = sessions.flatMap((token) => [...Array(25).keys()].map(() => ask({ ...person, token }, 'reef')));
    const answers = await Promise.all([...searches, ask(other, 'reef')]);
    expect(answers.pop()).toMatchObject({ status: 200 });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });
});

describe('the words that a mistyped one is compared with', () => {
  it('are the first of those that begin alike', async () => {
    const person = await createNewcomer();
    const { listAlike } = createSearchRepo(testApp.database, () => [Buffer.alloc(0), Buffer.alloc(0), '0']);
    const save = (words: string) =>
      testApp.database.transaction((tx) =>
        tx.run(write(`insert into search_words (user_id, word) select $1, ${words}`, [person.id])),
      );
    await save(`'dune'`);
    expect(await listAlike(person.id, 'duna', false)).toEqual(['dune']);
    await save(`concat('da', number) from generate_series(1, 20000) number`);
    expect(await listAlike(person.id, 'duna', false)).not.toContain('dune');
  });
});

describe('notes that came by another way than the API', () => {
  it('are found at once, even if their date was changed', async () => {
    const person = await createWriter(['Lighthouse'], ['Harbour']);
    const { connection } = testApp;
    const client = new pg.Client(connection);
    await client.connect();
    await client.query("update notes set created_at = '2020-01-02T03:04:05Z' where title = 'Lighthouse'");
    await client.query(
      `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, created_at, updated_at)
       values ($1, gen_random_uuid(), 'Lighthouse keeper', '', '', '#ffffff', false, '', false, now(), now())`,
      [person.id],
    );
    await client.end();
    expect(await find(person, 'lighthouse')).toEqual(['Lighthouse keeper', 'Lighthouse']);
  });
});
