import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Database, openDatabase, type Tx } from '../pool.ts';
import { write } from '../query.ts';
import { type FastValues, fastRead, fastWrite } from './fast-statement.ts';
import { askedRows, memoizeByCount } from './merge.ts';

let test: TestDatabase;
const twins: Database[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  twins.push(
    openDatabase({ ...test.connection, max: 4, batching: 'on' }),
    openDatabase({ ...test.connection, max: 4, batching: 'off' }),
  );
  await test.database.transaction((tx) =>
    tx.run(write('create table twins (name text primary key, place int generated always as identity)')),
  );
});
afterAll(async () => {
  await Promise.all(twins.map((twin) => twin.close()));
  await test.drop();
});

/** The answers or the errors of both. */
const askBoth = async (ask: (database: Database, index: number) => Promise<unknown>) => {
  const outcomes = await Promise.allSettled(twins.map(ask));
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : { code: outcome.reason.code, message: outcome.reason.message },
  );
};

const echo = (type: string, values: FastValues) =>
  fastRead({
    name: `echo-${type}`,
    text: `select $1::${type}`,
    values,
    decode: ([text]) => text,
    batcherName: 'pages',
  });

describe('with and without batching', () => {
  it.each<[type: string, value: FastValues[number]]>([
    ['text', 'മഴ \\ "x"'],
    ['int', -42],
    ['boolean', false],
    ['text', null],
    ['bytea', Buffer.from([0, 92, 255])],
    ['timestamptz', new Date('2026-11-14T18:40:00.123Z')],
    ['timestamptz', new Date(8.64e15)],
    ['jsonb', '{"b": 1, "a": [null]}'],
    ['numeric', '1.500'],
  ])('a value of type %s is read as the same text: %o', async (type, value) => {
    const [batched, plain] = await askBoth((database) => database.all(echo(type, [value])));
    expect(plain).toEqual(batched);
    expect(batched).toHaveLength(1);
  });

  it('an error is the same, and later calls are answered', async () => {
    const divide = (by: number) =>
      fastRead({
        name: 'divide',
        text: 'select 6 / $1::int',
        values: [by],
        decode: ([text]) => text,
        batcherName: 'pages',
      });
    const [batched, plain] = await askBoth((database) => database.first(divide(0)));
    expect(plain).toEqual(batched);
    expect(batched).toMatchObject({ code: '22012' });
    expect(await askBoth((database) => database.first(divide(2)))).toEqual(['3', '3']);
  });

  const mergedText = memoizeByCount(
    'twin',
    (count) => `select number, owner, upper(word) from ${askedRows(count, columns)}`,
  );
  const columns = { owner: 'text', word: 'text' };
  const shout = (word: string, ownerId = 'meera') =>
    fastRead({
      ...mergedText(1),
      merge: { mergedText, ownerId },
      values: ['meera', word],
      decode: ([, , text]) => text,
      batcherName: 'pages',
    });

  it('merged statements answer each caller with its own rows', async () => {
    const words = ['a', 'b', 'c', 'd', 'e', 'f'];
    const [batched, plain] = await askBoth((database) => Promise.all(words.map((word) => database.first(shout(word)))));
    expect(plain).toEqual(batched);
    expect(plain).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    const refused = await askBoth((database) => database.first(shout('a', 'arun')));
    expect(refused).toEqual([
      expect.objectContaining({ message: expect.stringContaining('withheld') }),
      expect.objectContaining({ message: expect.stringContaining('withheld') }),
    ]);
  });

  it('keeps a write, alone and in a transaction, and refuses it if the row exists', async () => {
    const insert = (name: string) =>
      fastWrite({
        name: 'twin-insert',
        text: 'insert into twins values ($1) returning name',
        values: [name],
        decode: ([text]) => text,
        batcherName: 'writes',
      });
    const put = (name: string) => (tx: Tx) => tx.first(insert(name));
    expect(await askBoth((database, index) => database.single(put(`single ${index}`)))).toEqual([
      'single 0',
      'single 1',
    ]);
    expect(await askBoth((database, index) => database.transaction(put(`whole ${index}`)))).toEqual([
      'whole 0',
      'whole 1',
    ]);
    const [batched, plain] = await askBoth((database) => database.single(put('single 0')));
    expect(plain).toEqual(batched);
    expect(batched).toMatchObject({ code: '23505' });
  });
});
