import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openTranslatingProxy } from '../../test/translating-proxy.ts';
import { type Database, openDatabase } from '../pool.ts';
import { read, write } from '../query.ts';
import { type Fields, fastRead, fastWrite } from './fast-statement.ts';
import { askedRows, memoizeByCount } from './merge.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ ...test.connection, max: 8, batching: 'on' });
  await database.transaction((tx) => tx.run(write('create table pins (name text primary key)')));
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const numbers = Array.from({ length: 24 }, (_none, index) => index);

const divide = (by: number) =>
  database.first(
    fastRead({
      name: 'batch-divide',
      text: 'select 12 / $1::int, pg_backend_pid()',
      values: [by],
      decode: ([quotient, pid]) => ({ quotient, pid }),
      batcherName: 'pages',
    }),
  );

/** Returns the id of the transaction that inserted it. */
const pin = (name: string) =>
  database.single((tx) =>
    tx.first(
      fastWrite({
        name: 'batch-pin',
        text: 'insert into pins values ($1) returning pg_current_xact_id()',
        values: [name],
        decode: ([transaction]) => transaction,
        batcherName: 'writes',
      }),
    ),
  );
const listPins = async (start: string) =>
  (
    await database.all(read<{ name: string }>("select name from pins where name like $1 || '%' order by name", [start]))
  ).map(({ name }) => name);

const endOfConnection = fastRead({
  name: 'batch-end',
  text: 'select pg_terminate_backend(pg_backend_pid())',
  values: [],
  decode: () => null,
  batcherName: 'pages',
});

describe('brief reads', () => {
  it('share few connections if they are concurrent, and each gets its own answer', async () => {
    const rows = await Promise.all(numbers.map((number) => divide(number + 1)));
    expect(rows.map((row) => row?.quotient)).toEqual(numbers.map((number) => `${Math.floor(12 / (number + 1))}`));
    expect(new Set(rows.map((row) => row?.pid)).size).toBeLessThan(numbers.length / 4);
  });

  it('are all answered, except for the failing one', async () => {
    const results = await Promise.allSettled(numbers.map((number) => divide(number)));
    const [bad, ...good] = results;
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(good.every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('fail if they lose their connection, and the next ones get another', async () => {
    await expect(database.first(endOfConnection)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await divide(3))?.quotient).toBe('4');
  });
});

const LOCK = 7;
const mergeAsks = memoizeByCount('batch-ask', (count) => {
  const asked = askedRows(count, { owner: 'text', number_asked: 'int' });
  return `
    select number, owner, 12 / number_asked, repeat('x', 20000), case when number_asked = 6 then pg_advisory_xact_lock_shared(${LOCK}) end
    from ${asked} where number_asked <> 5`;
});
/** Statement 5 gets no answer, and 6 waits while another transaction has the lock. */
const askMerged = (by: number) =>
  database.first(
    fastRead({
      ...mergeAsks(1),
      merge: { mergedText: mergeAsks, ownerId: `owner ${by}` },
      values: [`owner ${by}`, by],
      decode: ([, , quotient]) => quotient,
      batcherName: 'pages',
    }),
  );

describe('brief reads of one kind', () => {
  it('each get their own row, or undefined', async () => {
    expect(await Promise.all([1, 5, 4, 2].map(askMerged))).toEqual(['12', undefined, '3', '6']);
  });

  it('are all answered, except for the failing one', async () => {
    const results = await Promise.allSettled([1, 2, 0, 5].map(askMerged));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('are answered as their rows arrive', async () => {
    const holder = await database.connect();
    await holder.query(`select pg_advisory_lock(${LOCK})`);
    const [first, , last] = [1, 2, 6].map(askMerged);
    expect(await first).toBe('12');
    await holder.query(`select pg_advisory_unlock(${LOCK})`);
    holder.release();
    expect(await last).toBe('2');
  });
});

/** A merge with a fault: each row has the number of another caller. */
const mergeInWrongOrder = memoizeByCount('batch-wrong', (count) => {
  const asked = askedRows(count, { owner: 'text' });
  return `select ${count} - 1 - number, owner, 'secret of ' || owner from ${asked}`;
});
const askWrongly = (owner: string) =>
  database.first(
    fastRead({
      ...mergeInWrongOrder(1),
      merge: { mergedText: mergeInWrongOrder, ownerId: owner },
      values: [owner],
      decode: ([, , secret]) => secret,
      batcherName: 'pages',
    }),
  );

describe('rows of a merged statement', () => {
  it('are not given to another caller', async () => {
    const [meera, arun, lena] = await Promise.allSettled(['meera', 'arun', 'lena'].map(askWrongly));
    expect(meera).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('withheld') } });
    expect(arun).toEqual({ status: 'fulfilled', value: 'secret of arun' });
    expect(lena).toMatchObject({ status: 'rejected' });
  });

  it('are checked even if there is no other caller', async () => {
    const statement = { ...mergeInWrongOrder(1), values: ['arun'], decode: ([, , secret]: Fields) => secret };
    const merge = { mergedText: mergeInWrongOrder, ownerId: 'meera' };
    await expect(database.first(fastRead({ ...statement, merge }))).rejects.toThrow('withheld');
  });
});

/** Returns the id of the command that inserted it; null if it already existed. */
const pinMerged = (name: string) =>
  database.single((tx) =>
    tx.first(
      fastWrite({
        ...mergePins(1),
        merge: { mergedText: mergePins, ownerId: name },
        values: [name],
        decode: ([, own, command]) => ({ own, command }),
        batcherName: 'writes',
      }),
    ),
  );
const writePins = (count: number) => {
  const rows = Array.from({ length: count }, (_none, number) => `(${number}, $${number + 1}::text)`);
  return `
    with given (number, name) as (values ${rows.join(', ')}),
    kept as (insert into pins select name from given where name <> 'none' returning name, cmin)
    select number, name, cmin from given join kept using (name)`;
};
const mergePins = memoizeByCount('batch-pins', writePins);

describe('brief writes of one kind', () => {
  it('are one statement, and each gets its own answer', async () => {
    const names = ['kind a', 'none', 'kind b', 'kind c'];
    const answers = await Promise.all(names.map(pinMerged));
    expect(answers.map((answer) => answer?.own)).toEqual(['kind a', undefined, 'kind b', 'kind c']);
    expect(new Set(answers.flatMap((answer) => answer?.command ?? [])).size).toBe(1);
    expect(await listPins('kind')).toEqual(['kind a', 'kind b', 'kind c']);
  });

  it('are all kept, except for the failing one, together with those of other kinds', async () => {
    await pin('several 7');
    const results = await Promise.allSettled(
      numbers.map((number) => (number % 3 === 0 ? pin : pinMerged)(`several ${number}`)),
    );
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(numbers.map((number) => number !== 7));
    expect(await listPins('several')).toHaveLength(numbers.length);
  });
});

describe('brief writes', () => {
  it('share few transactions if they are concurrent', async () => {
    const transactions = await Promise.all(numbers.map((number) => pin(`together ${number}`)));
    expect(new Set(transactions).size).toBeLessThan(numbers.length / 4);
    expect(await listPins('together')).toHaveLength(numbers.length);
  });

  it('do not wait for another one of their batch that waits for a lock', async () => {
    const holder = await database.connect();
    await holder.query("begin; insert into pins values ('group 7')");
    const results = numbers.map((number) => (number % 3 === 0 ? pin : pinMerged)(`group ${number}`));
    const [held] = results.splice(7, 1);
    await Promise.all(results);
    const kept = await listPins('group');
    await holder.query('rollback');
    holder.release();
    expect(kept).toHaveLength(numbers.length - 1);
    expect(await held).toBeDefined();
  });

  it('leave connections for others while many of them wait for a lock', async () => {
    const holder = await database.connect();
    await holder.query("begin; insert into pins values ('held')");
    const held: Promise<unknown>[] = [];
    // Sent one after another, so that each would wait on a separate connection.
    for (const number of numbers) {
      held.push(pin('held').catch((error: unknown) => error));
      await pin(`beside ${number}`);
    }
    await holder.query('commit');
    holder.release();
    expect(await listPins('beside')).toHaveLength(numbers.length);
    const outcomes = await Promise.all(held);
    expect(outcomes).toEqual(numbers.map(() => expect.objectContaining({ constraint: 'pins_pkey' })));
  });

  it('do not wait for one that waits for a lock', async () => {
    const holder = await database.connect();
    await holder.query("begin; insert into pins values ('locked')");
    const waiting = expect(pin('locked')).rejects.toMatchObject({ constraint: 'pins_pkey' });
    // By then the statement above has been sent.
    await divide(1);
    await pin('free');
    await holder.query('commit');
    holder.release();
    await waiting;
    expect(await listPins('free')).toEqual(['free']);
  });

  it('are all kept, except for the failing one', async () => {
    await pin('mixed 7');
    const results = await Promise.allSettled(numbers.map((number) => pin(`mixed ${number}`)));
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(numbers.map((number) => number !== 7));
    expect(results[7]).toMatchObject({ reason: { constraint: 'pins_pkey' } });
    expect(await listPins('mixed')).toHaveLength(numbers.length);
  });
});

describe('on a server that speaks German', () => {
  let proxy: Awaited<ReturnType<typeof openTranslatingProxy>>;
  let english: Database;
  beforeAll(async () => {
    proxy = await openTranslatingProxy(test.connection);
    english = database;
    database = openDatabase({ ...proxy.connection, max: 8, batching: 'on' });
  });
  afterAll(async () => {
    await database.close();
    await proxy.close();
    database = english;
  });

  it('reads are all answered, except for the failing one', async () => {
    const results = await Promise.allSettled(numbers.map((number) => divide(number)));
    expect(results[0]).toMatchObject({ reason: { severity: 'FEHLER', code: '22012' } });
    expect(results.slice(1).every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('writes are all kept, except for the failing one', async () => {
    await pin('german 7');
    const results = await Promise.allSettled(
      numbers.map((number) => (number % 3 === 0 ? pin : pinMerged)(`german ${number}`)),
    );
    expect(results[7]).toMatchObject({ reason: { severity: 'FEHLER', constraint: 'pins_pkey' } });
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(numbers.map((number) => number !== 7));
    expect(await listPins('german')).toHaveLength(numbers.length);
  });

  it('reports a lost connection as such', async () => {
    await expect(database.first(endOfConnection)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await divide(3))?.quotient).toBe('4');
  });
});
