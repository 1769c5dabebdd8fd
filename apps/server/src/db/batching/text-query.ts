import type pg from 'pg';
import { decodeRows, type FastAnswer, type FastStatement, type FastValues, type Fields } from './fast-statement.ts';
import { connectionOf, type QueryCallback, type QueryObject, sendStatements, submitQuery } from './pg-internals.ts';

/** Runs one statement alone, on this connection or one of the pool. */
export const runFastStatement = <Row>(
  client: pg.Pool | pg.ClientBase,
  statement: FastStatement<Row>,
): Promise<FastAnswer<Row>> =>
  new Promise<readonly Fields[]>((resolve, reject) => {
    const query = new TextQuery([statement]);
    query.run(client, (error) => (error ? reject(error) : resolve(query.answers[0] ?? [])));
  }).then((rows) => decodeRows(statement, rows));

/** Receives each row of the nth statement as it arrives, and all rows at its end. */
type Listener = {
  onRow?: (index: number, row: Fields) => void;
  onAnswer?: (index: number, rows: readonly Fields[]) => void;
};

/**
 * Statements that are sent together, and so are one transaction unless one is open. They request no row descriptions,
 * since the columns are known. The descriptions would cost more than half of the work for a small answer.
 */
export class TextQuery implements QueryObject {
  callback: QueryCallback | undefined;
  /** The rows of the completed statements. */
  readonly answers: Fields[][] = [];
  readonly #statements: readonly FastStatement<unknown>[];
  readonly #hear: Listener;
  #rows: Fields[] = [];
  #isSent = false;

  constructor(statements: readonly FastStatement<unknown>[], listener: Listener = {}) {
    this.#statements = statements;
    this.#hear = listener;
  }

  run(client: pg.Pool | pg.ClientBase, callback: QueryCallback): void {
    submitQuery(client, this, callback);
  }

  /** pg remembers prepared statements by this name and text: those of the statement that is being answered. */
  get name(): string | undefined {
    return this.#statements[this.answers.length]?.name;
  }

  get text(): string | undefined {
    return this.#statements[this.answers.length]?.text;
  }

  /** Called by pg when earlier queries of this connection are answered. */
  submit(connection: pg.Connection): void {
    if (!this.#isSent) this.#send(connection);
  }

  /** Sends it before pg knows of it. Until then, only other text queries may be sent on the connection. */
  sendAhead(client: pg.ClientBase): void {
    this.#send(connectionOf(client));
  }

  #send(connection: pg.Connection): void {
    this.#isSent = true;
    sendStatements(connection, this.#statements, encodeValue);
  }

  handleDataRow({ fields }: { fields: Fields }): void {
    this.#rows.push(fields);
    this.#hear.onRow?.(this.answers.length, fields);
  }

  handleCommandComplete(): void {
    const rows = this.#rows;
    this.#rows = [];
    this.#hear.onAnswer?.(this.answers.length, rows);
    this.answers.push(rows);
  }

  handleReadyForQuery(): void {
    this.callback?.(null);
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }
}

/** The encoding of a value. */
export const encodeValue = (value: FastValues[number]): string | Buffer | null => {
  if (value === null || value instanceof Buffer) return value;
  return value instanceof Date ? encodeInstant(value) : String(value);
};

const YEAR_1_MS = Date.parse('0001-01-01T00:00:00Z');
const YEAR_10000_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Caches the last formatted instant: most are the current one. */
let latest = { time: Number.NaN, text: '' };

const encodeInstant = (instant: Date): string => {
  const time = instant.getTime();
  if (time !== latest.time) latest = { time, text: formatInstant(instant) };
  return latest.text;
};

/** ISO years with a sign are outside of all stored instants. */
const formatInstant = (instant: Date): string => {
  const time = instant.getTime();
  if (time < YEAR_1_MS) return '-infinity';
  return time > YEAR_10000_MS ? 'infinity' : instant.toISOString();
};
