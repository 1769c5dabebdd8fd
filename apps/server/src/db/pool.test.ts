import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '../platform/error/app-error.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { fastRead } from './batching/fast-statement.ts';
import { migrate } from './migrate.ts';
import { openDatabase, openPipelined, type Tx } from './pool.ts';
import { build, read, write } from './query.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const put = (key: string) => build.insertInto('instance_settings').values({ key, value: 'x' });
const countOf = async (key: string) =>
  (await test.database.all(build.selectFrom('instance_settings').select('key').where('key', '=', key))).length;

it('uses the connection of the last statement for half a minute, and closes it after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const database = openDatabase(test.connection);
  const findProcess = async () => (await database.first(read<{ pid: number }>('select pg_backend_pid() as pid')))?.pid;
  try {
    const first = await findProcess();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await findProcess()).toBe(first);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(await findProcess()).not.toBe(first);
  } finally {
    vi.useRealTimers();
    await database.close();
  }
});

describe('a transaction', () => {
  it('commits its writes and returns its result', async () => {
    expect(await test.database.transaction(async (tx) => tx.run(put('committed')))).toBe(1);
    expect(await countOf('committed')).toBe(1);
  });

  it('leaves nothing behind if it fails', async () => {
    const failing = test.database.transaction(async (tx) => {
      await tx.run(put('rolled back'));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await countOf('rolled back')).toBe(0);
  });

  it('is the only way to write', async () => {
    await expect(test.database.all(put('outside'))).rejects.toThrow('Write inside a transaction');
    await expect(test.database.all(write('delete from users'))).rejects.toThrow('Write inside a transaction');
    expect(await countOf('outside')).toBe(0);
  });

  it('puts the outer connection out of reach, for reading and for a second transaction', async () => {
    const reading = test.database.transaction(async () => test.database.first(read('select 1')));
    await expect(reading).rejects.toThrow('Inside a transaction use its tx');
    const nested = test.database.transaction(async () => test.database.transaction(async () => 1));
    await expect(nested).rejects.toThrow('Inside a transaction use its tx');
  });

  it('cannot be used after its end', async () => {
    const escaped = await test.database.transaction(async (tx): Promise<Tx[]> => [tx]);
    await expect(escaped[0]?.run(put('too late'))).rejects.toThrow('This transaction has ended');
  });

  it('gives its connection back in every case', async () => {
    const database = openDatabase({ ...test.connection, max: 1 });
    for (let count = 0; count < 5; count += 1) {
      await database.transaction(async (tx) => tx.all(read('select 1/0'))).catch(() => undefined);
    }
    expect(await database.first(read<{ one: number }>('select 1 as one'))).toEqual({ one: 1 });
    await database.close();
  });

  it('is repeated once after a deadlock with another one', async () => {
    await test.database.transaction(async (tx) => {
      await tx.run(put('left'));
      await tx.run(put('right'));
    });
    const lock = (key: string) => write('update instance_settings set value = value || $2 where key = $1', [key, 'y']);
    const met = Promise.withResolvers<void>();
    let inside = 0;
    let tries = 0;
    let told = 0;
    const lockBoth = (first: string, second: string) =>
      test.database.transaction(async (tx) => {
        tries += 1;
        await tx.run(lock(first));
        inside += 1;
        if (inside === 2) met.resolve();
        await met.promise;
        await tx.run(lock(second));
        tx.afterCommit(() => {
          told += 1;
        });
      });
    await Promise.all([lockBoth('left', 'right'), lockBoth('right', 'left')]);
    expect(tries).toBeGreaterThan(2);
    expect(told).toBe(2);
    const rows = await test.database.all(
      read<{ value: string }>("select value from instance_settings where key in ('left', 'right')"),
    );
    expect(rows).toEqual([{ value: 'xyy' }, { value: 'xyy' }]);
  });

  it('is answered with 401 or 404 if it refers to a deleted person or row', async () => {
    const word = write("insert into search_words values ('00000000-0000-4000-8000-000000000000', 'x')");
    await expect(test.database.single((tx) => tx.run(word))).rejects.toMatchObject({ code: 'unauthorized' });
    const comment = write("insert into comments values ($1, $1, $1, 'x', now(), now())", [
      '00000000-0000-4000-8000-000000000000',
    ]);
    await expect(test.database.single((tx) => tx.run(comment))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('survives that the server ends its connection', async () => {
    const database = openDatabase({ ...test.connection, max: 2 });
    const broken = database.transaction(async (tx) => tx.all(read('select pg_terminate_backend(pg_backend_pid())')));
    await expect(broken).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(await database.first(read<{ one: number }>('select 1 as one'))).toEqual({ one: 1 });
    await database.close();
  });
});

describe('a statement that exceeds its time limit', () => {
  const inAnHour = read('select pg_sleep(3600)');
  const away = { code: 'unavailable', status: 503, retryAfterSeconds: 2 };

  it('is cancelled with a retryable error: alone, in a transaction and in a batch', async () => {
    const database = openDatabase({ ...test.connection, max: 2, statement_timeout: 20 });
    await expect(database.first(inAnHour)).rejects.toMatchObject(away);
    await expect(database.transaction((tx) => tx.all(inAnHour))).rejects.toMatchObject(away);
    const inBatch = fastRead({
      name: 'sleep-in-batch',
      text: 'select pg_sleep($1)',
      values: [3600],
      decode: () => null,
      batcherName: 'pages',
    });
    await expect(database.first(inBatch)).rejects.toMatchObject(away);
    await database.close();
  });
});

describe('a database behind a pooler', () => {
  const countNames = read<{ names: number }>('select count(*)::int as names from pg_prepared_statements');
  const named = read<{ one: number }>('select $1::int as one', [1], 'named-read');
  const fast = fastRead({ name: 'fast-read', text: 'select $1::text', values: ['two'], decode: ([text]) => text });

  it.each([
    ['unnamed', 0],
    ['named', 2],
  ] as const)('keeps no plan under a name that the pooler would lose: %s', async (statements, names) => {
    const database = openDatabase({ ...test.connection, max: 1, isPooled: true, statements });
    for (const _round of [1, 2]) {
      expect(await database.all(named)).toEqual([{ one: 1 }]);
      expect(await database.transaction((tx) => tx.all(fast))).toEqual(['two']);
      expect(await database.all({ ...fast, batcherName: 'pages' as const })).toEqual(['two']);
    }
    expect(await database.first(countNames)).toEqual({ names });
    await database.close();
  });

  it('leaves time limits to the pooler, which would refuse a connection that sets them', async () => {
    const limit = read<{ statement_timeout: string }>('show statement_timeout');
    const pooled = openDatabase({ ...test.connection, max: 1, isPooled: true });
    expect(await pooled.first(limit)).toEqual({ statement_timeout: '0' });
    await pooled.close();
    expect(await test.database.first(limit)).toEqual({ statement_timeout: '15s' });
  });
});

describe('a pipelined connection', () => {
  it('sends independent statements at once, and keeps all of them or none', async () => {
    const pipelined = openPipelined(test.connection);
    const putBoth = (one: string, other: string) =>
      pipelined.transaction((tx) => Promise.all([tx.run(put(one)), tx.run(put(other))]));
    expect(await putBoth('pipe 1', 'pipe 2')).toEqual([1, 1]);
    await expect(putBoth('pipe 3', 'pipe 1')).rejects.toMatchObject({ code: '23505' });
    expect([await countOf('pipe 2'), await countOf('pipe 3')]).toEqual([1, 0]);
    await pipelined.close();
  });

  it('survives that the server ends it', async () => {
    const pipelined = openPipelined(test.connection);
    const end = read('select pg_terminate_backend(pg_backend_pid())');
    const broken = pipelined.transaction((tx) => Promise.all([tx.all(end), tx.run(put('pipe 4'))]));
    await expect(broken).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(await pipelined.transaction((tx) => tx.run(put('pipe 5')))).toBe(1);
    await pipelined.close();
  });
});

describe('a database that is away', () => {
  it('is distinguished from every other failure', async () => {
    const database = openDatabase({ ...test.connection, host: '/nowhere/at/all' });
    const failure = await database.first(read('select 1')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    await database.close();
  });

  it('is not confused with a slow one', async () => {
    const slow = test.database.first(read<{ one: number }>('select 1 as one, pg_sleep(1.8)'));
    expect(await slow).toMatchObject({ one: 1 });
  });

  it('leaves mistakes in a query as they are', async () => {
    await expect(test.database.all(read('select nonsense'))).rejects.toBeInstanceOf(pg.DatabaseError);
  });
});

describe('migrations', () => {
  it('run once, even if several nodes start at the same time', async () => {
    const databases = Array.from({ length: 4 }, () => openDatabase({ ...test.connection, max: 2 }));
    await test.database.transaction(async (tx) => {
      await tx.run(write("delete from migrations where name = '002-jobs.sql'"));
      await tx.run(write('drop table jobs, instance_settings'));
    });
    const ran = await Promise.all(databases.map(migrate));
    expect(ran.flat()).toEqual(['002-jobs.sql']);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('refuse a database that a newer version has migrated', async () => {
    await test.database.transaction((tx) => tx.run(write("insert into migrations (name) values ('999-future.sql')")));
    await expect(migrate(test.database)).rejects.toThrow('migrated by a newer PinLife (999-future.sql)');
  });
});
