import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read, write } from '../../../db/query.ts';
import { createServices, type Services } from '../../../services.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';
import { tagOf } from '../words/keys.ts';

/** `SEARCH_CREATES=10000` is the long run. */
const CREATES = Number(process.env['SEARCH_CREATES'] ?? 60);

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp({ checkAnswers: false });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.advance(60_000);
  person = await createPerson(testApp, { keep: true });
});

const find = async (search: string, query: Record<string, string> = {}) =>
  (await testApp.call('listNotes', { token: person.token, query: { search, ...query } })).data.map(({ _id }) => _id);
const edit = (id: string, body: Record<string, unknown>) =>
  testApp.call('updateNote', { token: person.token, params: { id }, body });
const runWorker = async ({ workSources }: Services = testApp.services): Promise<number> => {
  const source = workSources.find(({ name }) => name === 'search');
  let total = 0;
  for (let count = 1; count > 0; total += count) {
    count = (await source?.runBatch(testApp.clock.now(), new AbortController().signal)) ?? 0;
  }
  return total;
};
const countWaiting = async (): Promise<number> => {
  const { soon = 0 } = await testApp.services.metricSources.countUnindexed();
  return soon;
};
/** Each write of the row gives it another xmin. */
const readKeys = (id: string) =>
  testApp.database.first(read(`select xmin::text, word_keys from note_keys where note_id = $1`, [id]));
const listWords = async ({ id }: TestPerson) => {
  const statement = read<{ word: string }>('select word from search_words where user_id = $1 order by word', [id]);
  return (await testApp.database.all(statement)).map(({ word }) => word);
};

/** The number as letters, so that it is one word. */
const wordOf = (number: number) => `q${[...`${number}`].map((digit) => 'abcdefghij'[Number(digit)]).join('')}z`;

/** Creates, edits, deletes and restores a note, and searches for it after each step. */
const writeAndFind = async (number: number): Promise<void> => {
  // The words contain digits, so that typo correction does not match them.
  const [first, second] = [`q${number}z`, `q${number}new`];
  const content = `<p>about ${first}</p>`;
  const { _id: id } = await createNote(testApp, person.token, { title: 'Note', content });
  expect(await find(`"${first}"`)).toEqual([id]);
  if (number % 10 > 0) return;
  await edit(id, { content: `<p>about ${second}</p>` });
  expect([await find(`"${first}"`), await find(`"${second}"`)]).toEqual([[], [id]]);
  await testApp.call('deleteNote', { token: person.token, params: { id } });
  expect([await find(second), await find(second, { type: 'trash' })]).toEqual([[], [id]]);
  await testApp.call('restoreNote', { token: person.token, params: { id } });
  expect(await find(second)).toEqual([id]);
};

it('a search finds a note that was just written, if no other process makes keys', async () => {
  for (let number = 0; number < CREATES; number += 1) await writeAndFind(number);
}, 3_600_000);

it('a search finds a note that was just written while this process and a worker make keys too', async () => {
  const { indexScheduler } = testApp.services;
  indexScheduler.start();
  let isOver = false;
  const working = (async () => {
    while (!isOver) await runWorker();
  })();
  try {
    for (let number = 0; number < CREATES; number += 10) {
      await Promise.all(Array.from({ length: 10 }, (_none, index) => writeAndFind(number + index)));
    }
  } finally {
    isOver = true;
    await Promise.all([working, indexScheduler.stop()]);
  }
}, 3_600_000);

it('a search waits for another process that makes keys, and makes them itself if that one is killed', async () => {
  const { _id: id } = await createNote(testApp, person.token, { title: 'Heron' });
  const worker = new pg.Client(testApp.connection);
  worker.on('error', () => {});
  await worker.connect();
  const { rows } = await worker.query('select pg_backend_pid() as pid');
  await worker.query('begin');
  await worker.query('delete from stale_searches where note_id = $1', [id]);
  await worker.query(`insert into note_keys (user_id, note_id, word_keys) values ($1, $2, '')`, [person.id, id]);
  const finding = find('heron');
  const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while (!(await testApp.database.first(read(isWaiting))));
  await testApp.database.single((tx) => tx.run(write('select pg_terminate_backend($1::int)', [rows[0].pid])));
  expect(await finding).toEqual([id]);
});

it('two workers at once make no key twice', async () => {
  for (let number = 0; number < 300; number += 1) await createNote(testApp, person.token, { title: wordOf(number) });
  const others = createServices(testApp.platform);
  const made = await Promise.all([runWorker(), runWorker(others), runWorker(), runWorker(others)]);
  expect(made.reduce((sum, count) => sum + count)).toBe(300);
  expect(await countWaiting()).toBe(0);
});

it('an edit that changes no word makes no keys, and one that reverts words writes none', async () => {
  const { _id: id } = await createNote(testApp, person.token, { title: 'Heron', content: '<p>grey bird</p>' });
  await runWorker();
  const before = await readKeys(id);
  await edit(id, { content: '<p><b>grey</b> bird</p>', options: { color: '#fde68a', passion: true } });
  expect(await countWaiting()).toBe(0);
  await edit(id, { title: 'Egret' });
  await edit(id, { title: 'Heron' });
  expect(await runWorker()).toBe(1);
  expect(await readKeys(id)).toEqual(before);
});

it('a note that is deleted for good leaves nothing that waits', async () => {
  const { _id: id } = await createNote(testApp, person.token, { title: 'Heron' });
  await testApp.database.single((tx) => tx.run(write('delete from notes where id = $1', [id])));
  expect(await countWaiting()).toBe(0);
  expect(await find('heron')).toEqual([]);
});

describe('keys that a version before has made', () => {
  const PERIOD_SECONDS = 4_838_400;

  /** Old keys begin with the period of the note's creation. */
  const leaveOldKeys = async (id: string, words: readonly string[]) => {
    const period = Math.floor(testApp.clock.now().getTime() / 1000 / PERIOD_SECONDS);
    const keys = words.flatMap((word) => ['t', 'w'].map((kind) => `'${tagOf(person.id)}${period}${kind}${word}':1`));
    const save = `insert into note_keys (user_id, note_id, keys) values ($1, $2, $3::text::tsvector)
      on conflict (user_id, note_id) do update set keys = excluded.keys`;
    await testApp.database.transaction(async (tx) => {
      await tx.run(write('delete from stale_searches where note_id = $1', [id]));
      await tx.run(write(save, [person.id, id, keys.join(' ')]));
      await tx.run(write('update stale_searches set due_at = $2 where note_id = $1', [id, testApp.clock.now()]));
    });
  };

  it('are searched until the worker has replaced them', async () => {
    const ids: string[] = [];
    for (const title of ['Heron one', 'Heron two', 'Heron three']) {
      testApp.clock.advance(1000);
      ids.unshift((await createNote(testApp, person.token, { title }))._id);
    }
    const [third = '', second = '', first = ''] = ids;
    expect(await find('heron')).toEqual(ids);
    // One note was never indexed, and one has changed since.
    await testApp.database.single((tx) => tx.run(write('delete from note_keys where note_id = $1', [first])));
    await leaveOldKeys(first, ['heron', 'one']);
    await leaveOldKeys(second, ['heron', 'tern']);
    const findAll = async () => [await find('her'), await find('"tern"'), await find('heron -one'), await find('two')];
    expect(await findAll()).toEqual([ids, [second], [third, second], []]);
    expect(await find('heron', { limit: '1', page: '2' })).toEqual([first]);
    expect(await runWorker()).toBe(2);
    expect(await findAll()).toEqual([ids, [], [third, second], [second]]);
    expect(await testApp.database.all(read('select from note_keys where keys is not null'))).toEqual([]);
  });
});

describe('a note that cannot be indexed', () => {
  /** On Citus, only the coordinator changes a table. */
  const constrain = async (change: string) => {
    const found = await testApp.database.first(
      read<{ schema: string }>(
        `select relnamespace::regnamespace::text as schema from pg_class where oid = 'note_keys'::regclass`,
      ),
    );
    await testApp.whole.single((tx) => tx.run(write(`alter table ${found?.schema}.note_keys ${change}`)));
  };

  it('blocks neither the others nor a search, and is tried again later', async () => {
    const [bad, good] = [
      await createNote(testApp, person.token, { title: 'Heron bad' }),
      await createNote(testApp, person.token, { title: 'Heron good' }),
    ];
    await constrain(`add constraint refused check (note_id <> '${bad._id}')`);
    expect(await find('heron')).toEqual([good._id]);
    expect(testApp.log.filter((line) => line.includes('could not be indexed'))).toHaveLength(1);
    expect(await countWaiting()).toBe(0);
    await constrain('drop constraint refused');
    testApp.clock.advance(2 * 60 * 60 * 1000);
    expect(await runWorker()).toBe(1);
    expect(await find('heron bad')).toEqual([bad._id]);
  });
});

describe('words that notes use', () => {
  it('are learnt for each person separately', async () => {
    const other = await createPerson(testApp, { keep: true });
    await createNote(testApp, person.token, { title: 'harvest rain 2026' });
    await createNote(testApp, other.token, { title: 'curry rain' });
    await runWorker();
    expect([await listWords(person), await listWords(other)]).toEqual([
      ['harvest', 'rain'],
      ['curry', 'rain'],
    ]);
  });

  it('are learnt with the next note if the person is locked; the note is found anyway', async () => {
    const holder = await testApp.database.connect();
    const { _id: id } = await createNote(testApp, person.token, { title: 'mango' });
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [person.id]);
    expect(await runWorker()).toBe(1);
    await holder.query('commit');
    holder.release();
    expect([await listWords(person), await find('mango')]).toEqual([[], [id]]);
    await createNote(testApp, person.token, { title: 'mango tree' });
    await runWorker();
    expect(await listWords(person)).toEqual(['mango', 'tree']);
  });

  it('are written by two nodes without a deadlock', async () => {
    const titles = Array.from({ length: 40 }, (_none, index) => `${wordOf(index)} ${wordOf(90 - index)}`);
    await Promise.all(titles.map((title) => createNote(testApp, person.token, { title })));
    const others = createServices(testApp.platform);
    await Promise.all([runWorker(), runWorker(others)]);
    expect(await listWords(person)).toEqual([...new Set(titles.flatMap((title) => title.split(' ')))].sort());
  });
});
