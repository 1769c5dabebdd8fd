import type { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openTranslatingProxy } from '../../test/translating-proxy.ts';
import { fastRead } from './fast-statement.ts';
import { connectionOf } from './pg-internals.ts';
import { PipelinedConnection } from './pipeline.ts';
import { TextQuery } from './text-query.ts';

let test: TestDatabase;
let pool: pg.Pool;
let pipeline: PipelinedConnection;
/** The sockets by the process id of their backend. */
const streams = new Map<string, Socket>();
beforeAll(async () => {
  test = await createTestDatabase();
  pool = new pg.Pool({ ...test.connection, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    const { processID } = client as unknown as { processID: number };
    streams.set(`${processID}`, connectionOf(client).stream as Socket);
  });
});
beforeEach(() => {
  pipeline = new PipelinedConnection(pool);
});
afterAll(async () => {
  await pool.end();
  await test.drop();
});

/** Returns the first column of the first row. */
const ask = (expression: string, name = '') => {
  const statement = fastRead({ name, text: `select ${expression}`, values: [], decode: ([text]) => text });
  const query = new TextQuery([statement]);
  return new Promise<unknown>((resolve, reject) =>
    pipeline.run(query, (error) => (error ? reject(error) : resolve(query.answers[0]?.[0]?.[0]))),
  );
};
const askAll = (expressions: readonly string[]) => Promise.allSettled(expressions.map((each) => ask(each)));
const countIdle = () => [pool.totalCount, pool.idleCount];

describe('queries that follow each other', () => {
  it('each get their own answer, on a new or a known connection', async () => {
    for (const round of ['new', 'known']) {
      const answers = await Promise.all(['1', '2', '3', '4'].map((number) => ask(`'${round} ' || ${number}`)));
      expect(answers).toEqual(['1', '2', '3', '4'].map((number) => `${round} ${number}`));
    }
  });

  it('are sent while earlier ones wait for their answers', async () => {
    const holder = new pg.Client(test.connection);
    await holder.connect();
    await holder.query('select pg_advisory_lock(1)');
    const stream = streams.get(`${await ask('pg_backend_pid()')}`);
    const ahead = ask("'ahead' from pg_advisory_lock_shared(1)");
    await vi.waitFor(async () => {
      const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      expect((await holder.query(waiting)).rowCount).toBe(1);
    });
    const sent = stream?.bytesWritten;
    const behind = ask("'behind'");
    const sentNow = stream?.bytesWritten;
    await holder.end();
    expect(await Promise.all([ahead, behind])).toEqual(['ahead', 'behind']);
    expect(sentNow).toBeGreaterThan(sent ?? 0);
  });

  it('share one connection, which is given back in the end', async () => {
    const pids = await Promise.all(Array.from({ length: 6 }, () => ask('pg_backend_pid()')));
    expect(new Set(pids).size).toBe(1);
    const [total, idle] = countIdle();
    expect(idle).toBe(total);
  });

  it('may follow when those ahead have just been answered', async () => {
    const first = await ask('pg_backend_pid()');
    expect(await ask('pg_backend_pid()')).toBe(first);
  });

  it('are prepared once if they have a name', async () => {
    const named = () => ask('count(*) from pg_prepared_statements', 'pipeline-count');
    expect(await Promise.all([named(), named(), named()])).toEqual(['1', '1', '1']);
  });
});

describe('a query that fails', () => {
  it('leaves those around it unharmed', async () => {
    const results = await askAll(["'before'", '1 / 0', "'after'", "'last'"]);
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      'before',
      'failed',
      'after',
      'last',
    ]);
  });

  it('keeps its connection, unless that is gone', async () => {
    const pid = await ask('pg_backend_pid()');
    await askAll(['1 / 0']);
    expect(await ask('pg_backend_pid()')).toBe(pid);
  });

  it('keeps its connection in any language of the server', async () => {
    const proxy = await openTranslatingProxy(test.connection);
    const german = new pg.Pool(proxy.connection);
    pipeline = new PipelinedConnection(german);
    const pid = await ask('pg_backend_pid()');
    const [failed] = await askAll(['1 / 0']);
    expect(failed).toMatchObject({ reason: { severity: 'FEHLER' } });
    expect(await ask('pg_backend_pid()')).toBe(pid);
    await german.end();
    await proxy.close();
  });
});

describe('a connection that is lost', () => {
  it('rejects all queries on it, and the next ones get another connection', async () => {
    const results = await askAll(['pg_terminate_backend(pg_backend_pid())', '1', '2']);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await ask("'there again'")).toBe('there again');
    const [total, idle] = countIdle();
    expect(idle).toBe(total);
  });

  it('rejects all queries if it cannot be opened', async () => {
    const nowhere = new pg.Pool({ ...test.connection, database: 'nowhere' });
    pipeline = new PipelinedConnection(nowhere);
    const results = await askAll(['1', '2']);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await nowhere.end();
  });
});
