import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openBatchers } from './batching/batchers.ts';
import { bytesFrom, cutOff } from './batching/pg-internals.ts';
import { runPlainStatement } from './batching/plain-statement.ts';
import { runFastStatement } from './batching/text-query.ts';
import { asAppError, isDeadlock } from './failures.ts';
import { watchPulse } from './pulse.ts';
import { compile, type Query, type Statement, write } from './query.ts';
import { createSilence, watchClients } from './watched-client.ts';

/** Runs queries that only read. */
export type Reader = {
  all<Row>(query: Query<Row>): Promise<Row[]>;
  first<Row>(query: Query<Row>): Promise<Row | undefined>;
};

declare const inTransaction: unique symbol;

/** A transaction: the only way to write. */
export type Tx = Reader & {
  readonly [inTransaction]: true;
  /** Returns the number of changed rows. */
  run(query: Query<unknown>): Promise<number>;
  /** Wakes the listeners of a channel once this transaction is committed. */
  notify(channel: string, payload?: string): Promise<void>;
  /** Calls back after the commit, never after a failure. For effects outside the database. */
  afterCommit(callback: () => void): void;
};

/** The parts of the database that services use. Queries belong to repos. */
export type Transactor = {
  /** Retries the work after a deadlock, so it must have effects only through its tx. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** For a single statement: one round trip instead of three. */
  single<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
};

export type Database = Reader &
  Transactor & {
    /** For users of a separate connection: LISTEN, COPY, advisory locks. */
    connect(): Promise<pg.PoolClient>;
    /** Connections in use, idle ones, and callers that wait for one. */
    countConnections(): { used: number; idle: number; waiting: number };
    close(): Promise<void>;
  };

export type DatabaseOptions = pg.PoolConfig & {
  onIdleError?: (error: Error) => void;
  /** Throws if writes must be refused. */
  beforeWrite?: (() => Promise<void>) | undefined;
  /** Behind a pooler: it refuses connection options, so it must set them itself. */
  isPooled?: boolean;
  /** Prepared statements live as long as a connection. A pooler that does not track them needs unnamed statements. */
  statements?: 'named' | 'unnamed';
  /** Off: each statement is sent alone, with the same result. */
  batching?: 'on' | 'off';
  /** Prefix of every channel name: shards of one server must not receive each other's notifications. */
  channelPrefix?: string;
};

// Commits wait for the disk and are flushed together: more connections allow larger group commits.
const MAX_CONNECTIONS = 32;
// The pulse decides whether the database is away, not this timeout: on a busy machine, getting a connection takes long but
// succeeds.
const CONNECTION_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 15_000;
// On a new connection, a search takes four times as long: its functions and statements are prepared anew.
const IDLE_TIMEOUT_MS = 60_000;
const DEADLOCK_ATTEMPTS = 3;
const DEADLOCK_PAUSE_MS = 25;

export const openDatabase = (given: DatabaseOptions): Database => {
  const { onIdleError, beforeWrite, isPooled = false, statements = 'named', batching = 'on', ...rest } = given;
  const { channelPrefix = '', ...options } = rest;
  const clients = new Set<pg.ClientBase>();
  const pool = new pg.Pool({
    Client: watchClients(clients, () => pulse.isSilent()),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...(!isPooled && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    }),
    ...options,
  });
  const isNamed = statements === 'named';
  const isBatching = batching === 'on';
  const send = createSend({ isNamed, isBatching });
  // The pool replaces idle connections that the server closed.
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError?.(error);
  });
  const pulse = watchPulse({
    connect: options,
    isAwaited: () => pool.waitingCount > 0 || pool.totalCount > pool.idleCount,
    countHeard: () => clients.values().reduce((sum, client) => sum + bytesFrom(client), 0),
    onSilence: () => clients.forEach(cutOff),
  });
  const refuseWhileSilent = () => {
    if (pulse.isSilent()) throw createSilence();
  };

  const batchers = isBatching ? openBatchers(pool, refuseWhileSilent) : null;
  const sendAlone = (statement: CompiledStatement): ReturnType<Send> => {
    if (!batchers || !('decode' in statement && statement.batcherName)) return send(pool, statement);
    return batchers[statement.batcherName].run(isNamed ? statement : withoutName(statement));
  };

  // Inside a transaction, the outer connection must not be used, not even by code that was given the database earlier.
  const running = new AsyncLocalStorage<true>();
  const refuseInside = () => {
    if (running.getStore()) throw new Error('Inside a transaction use its tx: the database is out of reach there.');
  };

  const reader = readerOver(async (statement) => {
    refuseInside();
    if (statement.kind === 'write') throw new Error(`Write inside a transaction: ${statement.text}`);
    refuseWhileSilent();
    return sendAlone(statement);
  });

  const withCallbacks = async <Result>(run: (scope: TxScope) => Promise<Result>): Promise<Result> => {
    const scope: TxScope = { callbacks: [], channelPrefix };
    const result = await run(scope);
    for (const callback of scope.callbacks) callback();
    return result;
  };

  return {
    ...reader,
    async transaction(work) {
      refuseInside();
      refuseWhileSilent();
      await beforeWrite?.();
      for (let attempt = 1; ; attempt += 1) {
        const client = await pool.connect().catch(rethrow);
        try {
          return await withCallbacks((scope) => running.run(true, () => runTransaction(client, send, work, scope)));
        } catch (error) {
          if (!isDeadlock(error) || attempt === DEADLOCK_ATTEMPTS) throw error;
          // The other transaction is taking its locks now; an immediate retry would conflict again.
          await setTimeout(DEADLOCK_PAUSE_MS * (attempt + Math.random()));
        }
      }
    },
    async single(work) {
      refuseInside();
      refuseWhileSilent();
      await beforeWrite?.();
      let isUsed = false;
      const sendOnce = (statement: CompiledStatement) => {
        if (isUsed) throw new Error('This transaction is of one statement only.');
        isUsed = true;
        return sendAlone(statement);
      };
      return withCallbacks((scope) => work(txOver(sendOnce, scope)).catch(rethrow));
    },
    async connect() {
      refuseWhileSilent();
      return pool.connect().catch(rethrow);
    },
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await pulse.stop();
      await pool.end();
    },
  };
};

/**
 * One dedicated connection for work that must not be late: always open, never used by others. Statements that do not
 * wait for each other are pipelined. Fast statements are not supported.
 */
export const openPipelined = (options: DatabaseOptions): Database =>
  openDatabase({ ...options, max: 1, idleTimeoutMillis: 0, pipeline: true });

const runTransaction = async <Result>(
  client: pg.PoolClient,
  send: SendOver,
  work: (tx: Tx) => Promise<Result>,
  scope: TxScope,
): Promise<Result> => {
  let isOpen = true;
  const sendInside = (statement: CompiledStatement) => {
    if (!isOpen) throw new Error('This transaction has ended: await everything that is done in it.');
    return send(client, statement);
  };
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  // Between two statements nothing else listens for errors, and an unhandled error would end the process.
  client.on('error', onError);
  try {
    const begun = client.query('begin');
    // On a pipelined connection the first statements are sent together with BEGIN.
    if (!client.pipeline) await begun;
    const [result] = await Promise.all([work(txOver(sendInside, scope)), begun]);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    return rethrow(error);
  } finally {
    isOpen = false;
    if (!broken) client.off('error', onError);
    client.release(broken);
  }
};

const txOver = (run: Send, { callbacks, channelPrefix }: TxScope): Tx =>
  ({
    ...readerOver(run),
    async run(query) {
      return (await run(compile(query))).rowCount ?? 0;
    },
    async notify(channel, payload = '') {
      await run(write('select pg_notify($1, $2)', [channelPrefix + channel, payload]));
    },
    afterCommit(callback) {
      callbacks.push(callback);
    },
  }) as Tx;

type Callback = () => void;
type TxScope = { callbacks: Callback[]; channelPrefix: string };
type CompiledStatement = ReturnType<typeof compile<unknown>>;
type Send = (statement: CompiledStatement) => Promise<{ rows: unknown[]; rowCount: number | null }>;

type SendOver = (client: pg.Pool | pg.ClientBase, statement: CompiledStatement) => ReturnType<Send>;

const createSend = ({ isNamed, isBatching }: { isNamed: boolean; isBatching: boolean }): SendOver => {
  const runFast = isBatching ? runFastStatement : runPlainStatement;
  const sendNamed: SendOver = (client, statement) =>
    'decode' in statement ? runFast(client, statement) : client.query(toQueryConfig(statement));
  return isNamed ? sendNamed : (client, statement) => sendNamed(client, withoutName(statement));
};

const withoutName = <Named extends CompiledStatement>(statement: Named): Named & { name: string } => ({
  ...statement,
  name: '',
});

const readerOver = (run: Send): Reader => ({
  async all<Row>(query: Query<Row>) {
    try {
      return (await run(compile(query))).rows as Row[];
    } catch (error) {
      return rethrow(error);
    }
  },
  async first(query) {
    return (await this.all(query))[0];
  },
});

const toQueryConfig = ({ name, text, values }: Statement<unknown>): pg.QueryConfig =>
  name ? { name, text, values: [...values] } : { text, values: [...values] };

const rethrow = (error: unknown): never => {
  throw asAppError(error);
};
