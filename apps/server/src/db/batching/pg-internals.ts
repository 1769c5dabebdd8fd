import type { Duplex } from 'node:stream';
import type pg from 'pg';

/**
 * The only file that uses private fields and methods of pg. `pg-internals.test.ts` tests each assumption, so an upgrade
 * of pg shows what changed. Use pg's own API once it can skip row descriptions and pipeline.
 */
type Internals = {
  stream: Duplex & { bytesRead?: number };
  /** Statements that are prepared on this connection, by name. */
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

/** The interface that pg calls on custom query objects. It remembers name and text of prepared statements. */
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

/** Submits a query object. Client and pool accept a callback as second argument, though their types do not say so. */
export const submitQuery = (client: pg.Pool | pg.ClientBase, query: QueryObject, callback: QueryCallback): void =>
  (client as unknown as TakesQueries).query(query, undefined, callback);

type SentStatement<Value> = { name: string; text: string; values: readonly Value[] };

/**
 * Sends statements with one Sync, so they are one transaction unless one is open. Statements that are prepared, or
 * about to be, are not prepared again.
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

/** Destroys the socket. A regular end would wait for a server that does not answer. */
export const cutOff = (client: pg.ClientBase): void => void internalsOf(connectionOf(client)).stream.destroy();

/** The number of bytes that the connection has received. */
export const bytesFrom = (client: pg.ClientBase): number => internalsOf(connectionOf(client)).stream.bytesRead ?? 0;

/** Sends SQL without parameters, such as a COPY. */
export const sendText = (connection: pg.Connection, text: string): void => internalsOf(connection).query(text);

/** Pauses and resumes reading from the server, for backpressure. */
export const pauseReading = (connection: pg.Connection): void => void internalsOf(connection).stream.pause();
export const resumeReading = (connection: pg.Connection): void => void internalsOf(connection).stream.resume();

/** Sends bytes of a COPY … FROM STDIN; resolves once there is room for more. */
export const sendCopyChunk = async (connection: pg.Connection, chunk: Buffer): Promise<void> => {
  const { stream } = internalsOf(connection);
  internalsOf(connection).sendCopyFromChunk(chunk);
  if (stream.writableNeedDrain) await new Promise((resolve) => stream.once('drain', resolve));
};
export const endCopy = (connection: pg.Connection): void => internalsOf(connection).endCopyFrom();
export const failCopy = (connection: pg.Connection, reason: string): void =>
  internalsOf(connection).sendCopyFail(reason);
