import { afterAll, beforeAll, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { newId } from '../../platform/secret/id.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createTestLog } from '../../test/log.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { createSearchRepo } from './repo.ts';
import { createWordRecorder } from './vocabulary.ts';

let testApp: TestApp;
let meera: TestPerson;
let arun: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  meera = await createPerson(testApp);
  arun = await createPerson(testApp);
});
afterAll(() => testApp.close());

/** As a node has it. */
const openRecorder = () => {
  const { database } = testApp;
  const { log, lines } = createTestLog();
  const repo = createSearchRepo(database, () => [Buffer.alloc(64), Buffer.alloc(64), '0'], '');
  let saves = 0;
  const saveWords: typeof repo.saveWords = async (tx, used) => {
    saves += 1;
    return repo.saveWords(tx, used);
  };
  return { ...createWordRecorder({ database, repo: { saveWords }, log }), countSaves: () => saves, lines };
};

const listWords = async ({ id }: TestPerson) => {
  const statement = read<{ word: string }>('select word from search_words where user_id = $1 order by word', [id]);
  return (await testApp.database.all(statement)).map(({ word }) => word);
};

it('keeps the words of each person by themselves, those of one moment at once', async () => {
  const book = openRecorder();
  await Promise.all([book.learn(meera.id, ['harvest', 'rain']), book.learn(arun.id, ['curry', 'rain'])]);
  expect(await listWords(meera)).toEqual(['harvest', 'rain']);
  expect(await listWords(arun)).toEqual(['curry', 'rain']);
  expect(book.countSaves()).toBeLessThanOrEqual(2);
});

it('does not write again what it wrote', async () => {
  const book = openRecorder();
  await book.learn(meera.id, ['harvest', 'violin']);
  await book.learn(meera.id, ['violin']);
  expect(book.countSaves()).toBe(1);
  expect(await listWords(meera)).toContain('violin');
});

it('of two nodes never waits crosswise for another', async () => {
  const books = [openRecorder(), openRecorder()];
  const words = Array.from({ length: 200 }, (_none, index) => `word${index}`);
  const learn = (book: (typeof books)[number], order: readonly string[]) =>
    Promise.all(order.flatMap((word) => [meera, arun].map(({ id }) => book.learn(id, [word]))));
  await Promise.all(books.map((book, index) => learn(book, index ? words.toReversed() : words)));
  expect(books.flatMap(({ lines }) => lines)).toEqual([]);
  for (const person of [meera, arun]) expect(await listWords(person)).toEqual(expect.arrayContaining(words));
});

it('learns for the others while somebody is held, and for that one with the next note', async () => {
  const book = openRecorder();
  const holder = await testApp.database.connect();
  await holder.query('begin');
  await holder.query('select from users where id = $1 for update', [arun.id]);
  await Promise.all([book.learn(arun.id, ['mango']), book.learn(meera.id, ['mango'])]);
  const learnt = await listWords(meera);
  await holder.query('commit');
  holder.release();
  expect(learnt).toContain('mango');
  expect(await listWords(arun)).not.toContain('mango');
  await book.learn(arun.id, ['mango']);
  expect(await listWords(arun)).toContain('mango');
});

it('learns for the others when somebody is gone', async () => {
  const book = openRecorder();
  await Promise.all([book.learn(newId(), ['lost']), book.learn(arun.id, ['lantern'])]);
  expect(await listWords(arun)).toContain('lantern');
  expect(book.lines).toEqual([]);
});

it('lets a note be created where words cannot be learnt, and says so in the log', async () => {
  const { log, lines } = createTestLog();
  const saveWords = () => Promise.reject(new Error('No room.'));
  const book = createWordRecorder({ database: testApp.database, repo: { saveWords }, log });
  await book.learn(meera.id, ['backwater']);
  expect(lines).toMatchObject([{ msg: expect.stringContaining('not learnt'), err: { message: 'No room.' } }]);
});
