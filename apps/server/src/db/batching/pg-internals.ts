import type { Duplex } from 'node:stream';
import type pg from 'pg';

/**
 * pg's private fields and methods, and the one file that touches them. What each is relied on for is a test of
 * `pg-internals.test.ts`, which after an upgrade of pg names what has changed. Stands for a public way of sending a
 * statement without its description, and several before the first is answered: go back to pg's own once it has one.
 */
type Internals = {
  stream: Duplex & { bytesRead?: number };
  /** By name: what the server has prepared on this connection, and what it was sent to prepare. */
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string }): void;
  bind(binding: { statement: string; values: readonly unknown[]; valueMapper: (value: never) => unknown }): void;
  execute(portal: { portal?: string }): void;
  sync(): void;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

const internalsOf = (connection: pg.Connection): Internals => connection as unknown as Internals;

/** The connection of a client. */
export const connectionOf = (client: pg.ClientBase): pg.Connection =>
  (client as unknown as { connection: pg.Connection }).connection;

/** What pg calls on a query object of one's own making, whose name and text it remembers once that is prepared. */
export type QueryObject = pg.Submittable & {
  /** Set by pg. */
  callback: QueryCallback | undefined;
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  handleDataRow(message: { fields: readonly (string | null)[] }): void;
  handleCommandComplete(message: { text: string }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
};
export type QueryCallback = (error: Error | null) => void;
type TakesQueries = { query(query: QueryObject, values: undefined, callback: QueryCallback): void };

/** Hands a query object to pg. Client and pool both take a callback after it; their types do not say so. */
export const submitQuery = (client: pg.Pool | pg.ClientBase, query: QueryObject, callback: QueryCallback): void =>
  (client as unknown as TakesQueries).query(query, undefined, callback);

type SentStatement<Value> = { name: string; text: string; values: readonly Value[] };

/**
 * Sends statements in one piece with one Sync, and so as one transaction unless they stand in one already. What has a
 * name and is prepared, or on its way to be, is not prepared again.
 */
export const sendStatements = <Value>(
  connection: pg.Connection,
  statements: readonly SentStatement<Value>[],
  encode: (value: Value) => string | Buffer | null,
): void => {
  const internals = internalsOf(connection);
  internals.stream.cork();
  for (const { name, text, values } of statements) {
    const isPrepared =
      internals.parsedStatements[name] !== undefined || internals.submittedNamedStatements[name] !== undefined;
    if (!isPrepared) {
      internals.parse({ name, text });
      if (name) internals.submittedNamedStatements[name] = text;
    }
    internals.bind({ statement: name, values, valueMapper: encode });
    internals.execute({});
  }
  internals.sync();
  internals.stream.uncork();
};

/** Cuts a connection off without a goodbye, which a silent server would not take: what waits for an answer fails at once. */
export const cutOff = (client: pg.ClientBase): void => void internalsOf(connectionOf(client)).stream.destroy();

/** How many bytes have come over a connection so far. */
export const bytesFrom = (client: pg.ClientBase): number => internalsOf(connectionOf(client)).stream.bytesRead ?? 0;

/** Sends a text that has no parameters, such as a COPY. */
export const sendText = (connection: pg.Connection, text: string): void => internalsOf(connection).query(text);

/** Stops and goes on reading from the server, so that no more rows arrive than are taken. */
export const pauseReading = (connection: pg.Connection): void => void internalsOf(connection).stream.pause();
export const resumeReading = (connection: pg.Connection): void => void internalsOf(connection).stream.resume();

/** Sends bytes of a COPY … FROM STDIN; answers once there is room for more. */
export const sendCopyChunk = async (connection: pg.Connection, chunk: Buffer): Promise<void> => {
  const { stream } = internalsOf(connection);
  internalsOf(connection).sendCopyFromChunk(chunk);
  if (stream.writableNeedDrain) await new Promise((resolve) => stream.once('drain', resolve));
};
export const endCopy = (connection: pg.Connection): void => internalsOf(connection).endCopyFrom();
export const failCopy = (connection: pg.Connection, reason: string): void =>
  internalsOf(connection).sendCopyFail(reason);
