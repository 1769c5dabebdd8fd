import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { watchClients } from '../watched-client.ts';
import {
  bytesFrom,
  connectionOf,
  cutOff,
  endCopy,
  failCopy,
  pauseReading,
  type QueryCallback,
  type QueryObject,
  resumeReading,
  sendCopyChunk,
  sendStatements,
  sendText,
  submitQuery,
} from './pg-internals.ts';

let test: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  test = await createTestDatabase();
  return () => test.drop();
});
beforeEach(async () => {
  client = new pg.Client(test.connection);
  client.on('error', () => undefined);
  await client.connect();
});
afterEach(() => client.end());

type Sent = { name?: string; text: string; values?: readonly string[] };

/** Records the calls of pg in their order. */
class Recorder implements QueryObject {
  callback: QueryCallback | undefined;
  readonly calls: string[] = [];
  readonly name: string;
  readonly text: string;
  readonly #statement: Required<Sent>;
  #isSent = false;

  constructor({ name = '', text, values = [] }: Sent) {
    this.name = name;
    this.text = text;
    this.#statement = { name, text, values };
  }

  send(connection: pg.Connection): void {
    this.#isSent = true;
    sendStatements(connection, [this.#statement], (value) => {
      this.calls.push(`value ${value}`);
      return value;
    });
  }

  submit(connection: pg.Connection): void {
    this.calls.push('submit');
    if (!this.#isSent) this.send(connection);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.calls.push(`row ${JSON.stringify(fields)}`);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.calls.push(text);
  }

  handleReadyForQuery(): void {
    this.calls.push('ready');
    this.callback?.(null);
  }

  handleError(error: Error & { code?: string }): void {
    this.calls.push(`error ${error.code}`);
    this.callback?.(error);
  }
}

const finish = (on: pg.Pool | pg.ClientBase, query: Recorder): Promise<string[]> =>
  new Promise((resolve) => submitQuery(on, query, () => resolve(query.calls)));

const internals = () =>
  connectionOf(client) as unknown as Record<'parsedStatements' | 'submittedNamedStatements', Record<string, string>>;

describe('pg still', () => {
  it('keeps the socket of a client as connection.stream, which counts the bytes that came', async () => {
    const before = bytesFrom(client);
    await client.query("select repeat('x', 1000)");
    expect(bytesFrom(client)).toBeGreaterThan(before + 1000);
  });

  it('fails waiting queries when connection.stream is destroyed', async () => {
    const waiting = expect(client.query('select pg_sleep(3600)')).rejects.toThrow('terminated');
    cutOff(client);
    await waiting;
  });

  it('passes rows as texts without a description, then the end and the next turn, to a query object', async () => {
    const calls = await finish(client, new Recorder({ text: 'select $1::int, null, true', values: ['7'] }));
    expect(calls).toEqual(['submit', 'value 7', 'row ["7",null,"t"]', 'SELECT 1', 'ready']);
  });

  it('accepts a callback after a query object, on a pool as well', async () => {
    const pool = new pg.Pool({ ...test.connection, max: 1 });
    expect(await finish(pool, new Recorder({ text: 'select 1' }))).toContain('ready');
    await pool.end();
  });

  it('reports an error to its query object once, and continues with the next query', async () => {
    expect(await finish(client, new Recorder({ text: 'select 1 / 0' }))).toEqual(['submit', 'error 22012']);
    expect(await finish(client, new Recorder({ text: 'select 2' }))).toContain('row ["2"]');
  });

  it('records prepared queries in parsedStatements, by the name and text of the query object', async () => {
    const named = { name: 'internals-named', text: 'select count(*) from pg_prepared_statements' };
    for (const _time of [1, 2]) expect(await finish(client, new Recorder(named))).toContain('row ["1"]');
    expect(internals().parsedStatements).toEqual({ [named.name]: named.text });
    expect(internals().submittedNamedStatements).toEqual({});
  });

  it('removes queries that could not be prepared from submittedNamedStatements', async () => {
    await finish(client, new Recorder({ name: 'internals-broken', text: 'select nonsense' }));
    expect(internals().submittedNamedStatements).toEqual({});
    expect(internals().parsedStatements).toEqual({});
  });

  it('starts the next query inside the callback of the previous one', async () => {
    const [first, second] = [new Recorder({ text: 'select 1' }), new Recorder({ text: 'select 2' })];
    for (const query of [first, second]) query.send(connectionOf(client));
    await new Promise<void>((resolve) =>
      submitQuery(client, first, () => submitQuery(client, second, () => resolve())),
    );
    expect(first.calls).toEqual(['submit', 'row ["1"]', 'SELECT 1', 'ready']);
    expect(second.calls).toEqual(['submit', 'row ["2"]', 'SELECT 1', 'ready']);
  });

  it('connects the clients of a pool with a callback, through the class that it was given', async () => {
    const clients = new Set<pg.ClientBase>();
    const pool = new pg.Pool({ ...test.connection, max: 1, Client: watchClients(clients, () => false) });
    await pool.query('select 1');
    expect(clients.size).toBe(1);
    await pool.end();
    const refused = new pg.Pool({ ...test.connection, max: 1, Client: watchClients(clients, () => true) });
    await expect(refused.query('select 1')).rejects.toMatchObject({ code: 'unavailable' });
    await refused.end();
  });
});

/** Records the calls of pg and the copied data. */
class CopyRecorder extends Recorder {
  readonly #chunks: readonly string[];
  readonly #fails: boolean;

  constructor(text: string, { chunks = [], fails = false }: { chunks?: readonly string[]; fails?: boolean } = {}) {
    super({ text });
    this.#chunks = chunks;
    this.#fails = fails;
  }

  override submit(connection: pg.Connection): void {
    sendText(connection, this.text);
  }

  async handleCopyInResponse(connection: pg.Connection): Promise<void> {
    this.calls.push('copy in');
    for (const chunk of this.#chunks) await sendCopyChunk(connection, Buffer.from(chunk));
    if (this.#fails) failCopy(connection, 'Enough.');
    else endCopy(connection);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    pauseReading(connection);
    this.calls.push(`data ${chunk.toString().trim()}`);
    setImmediate(() => resumeReading(connection));
  }
}

describe('for COPY pg still', () => {
  beforeEach(() => client.query('create temp table words (word text)'));

  it('asks a query object for its bytes, and sends them until their end', async () => {
    const copy = new CopyRecorder('copy words from stdin', { chunks: ['rain\n', 'sun\n'] });
    expect(await finish(client, copy)).toEqual(['copy in', 'COPY 2', 'ready']);
  });

  it('sends word of bytes that ended early', async () => {
    const copy = new CopyRecorder('copy words from stdin', { chunks: ['rain\n'], fails: true });
    expect(await finish(client, copy)).toEqual(['copy in', 'error 57014']);
  });

  it('hands each row to a query object, as fast as the stream is read', async () => {
    const copy = new CopyRecorder("copy (values ('rain'), ('sun')) to stdout");
    expect(await finish(client, copy)).toEqual(['data rain', 'data sun', 'COPY 2', 'ready']);
  });
});
