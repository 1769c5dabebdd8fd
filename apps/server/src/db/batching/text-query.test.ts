import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { Database } from '../pool.ts';
import { read, write } from '../query.ts';
import { fastRead, fastWrite } from './fast-statement.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ database } = test);
  await database.transaction((tx) => tx.run(write('create table words (word text primary key)')));
});
afterAll(() => test.drop());

const insert = (word: string) => write('insert into words values ($1)', [word]);
const count = async (word: string) => {
  const row = await database.first(read<{ count: number }>('select count(*)::int from words where word = $1', [word]));
  return row?.count;
};

describe('a transaction', () => {
  it('runs its follow-up once it is committed, and never if it fails', async () => {
    const calls: string[] = [];
    await database.transaction(async (tx) => {
      tx.afterCommit(() => calls.push('committed'));
      expect(calls).toEqual([]);
    });
    const failing = database.transaction(async (tx) => {
      tx.afterCommit(() => calls.push('failed'));
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow();
    expect(calls).toEqual(['committed']);
  });
});

describe('a transaction with one statement', () => {
  it('is kept without a commit of its own', async () => {
    expect(await database.single((tx) => tx.run(insert('single')))).toBe(1);
    expect(await count('single')).toBe(1);
  });

  it('refuses a second statement', async () => {
    const work = database.single(async (tx) => {
      await tx.run(insert('first'));
      await tx.run(insert('second'));
    });
    await expect(work).rejects.toThrow('one statement only');
  });
});

describe('a fast statement', () => {
  const echo = (value: string | number | boolean | Date | Buffer | null, type: string, name = `echo-${type}`) =>
    fastRead({ name, text: `select $1::${type}`, values: [value], decode: ([text]) => text });

  it.each([
    ['മഴ', 'text', 'മഴ'],
    [42, 'int', '42'],
    [true, 'boolean', 't'],
    [null, 'text', null],
    [Buffer.from('rain'), 'bytea', '\\x7261696e'],
    [new Date('2026-11-14T18:40:00.123Z'), 'timestamptz', '2026-11-14 18:40:00.123+00'],
    [new Date('0000-01-01T00:00:00Z'), 'timestamptz', '-infinity'],
    [new Date(8.64e15), 'timestamptz', 'infinity'],
  ])('sends %o as %s and reads it as text, again and again', async (value, type, expected) => {
    for (let time = 0; time < 3; time += 1) expect(await database.first(echo(value, type))).toBe(expected);
  });

  it('reads inside a transaction and writes in one', async () => {
    const statement = fastWrite({
      name: 'fast-insert',
      text: 'insert into words values ($1) returning word',
      values: ['fast'],
      decode: ([word]) => word,
    });
    expect(await database.transaction((tx) => tx.first(statement))).toBe('fast');
    expect(await count('fast')).toBe(1);
  });

  it('needs a transaction if it writes', async () => {
    const statement = fastWrite({
      name: 'x',
      text: 'insert into words values ($1)',
      values: ['x'],
      decode: () => null,
    });
    await expect(database.all(statement)).rejects.toThrow('Write inside a transaction');
  });

  it('is planned each time if it has no name', async () => {
    expect(await database.first(echo('a', 'text', ''))).toBe('a');
    expect(await database.first(echo(7, 'int', ''))).toBe('7');
  });

  it('fails without affecting the others', async () => {
    const bad = fastRead({ name: 'bad', text: 'select 1 / $1::int', values: [0], decode: ([text]) => text });
    await expect(database.first(bad)).rejects.toThrow('division by zero');
    expect(await database.first({ ...bad, values: [1] })).toBe('1');
    const broken = fastRead({ name: 'broken', text: 'select nonsense', values: [], decode: ([text]) => text });
    await expect(database.first(broken)).rejects.toThrow('nonsense');
  });

  it('fails alone if its answer cannot be decoded', async () => {
    const decode = () => {
      throw new Error('Unreadable.');
    };
    await expect(database.first(fastRead({ name: 'odd', text: 'select 1', values: [], decode }))).rejects.toThrow(
      'Unread',
    );
  });
});
