import type pg from 'pg';

/** The columns of a row as the database spells them. */
export type Fields = readonly (string | null)[];

export type Wording = { name: string; text: string };

export type LaneName = 'sessions' | 'pages' | 'searches' | 'writes';

/** A statement whose columns are read as text, by position. */
export type TextStatement<Row> = {
  /** Empty: planned anew each time. */
  name: string;
  text: string;
  values: readonly TextValue[];
  decode: (fields: Fields) => Row;
  /** For what is answered at once, so that it may share a connection with its like; see `openLanes`. */
  lane?: LaneName;
  /**
   * Writes several of its like as one: the values of each follow those of the one before, and each is answered by one row
   * at most, which begins with its number. Of one kind are those that have this in common.
   */
  together?: (count: number) => Wording;
};

type TextValue = string | number | boolean | Date | Buffer | null;

/** The part of pg's connection that sends a named statement. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { name: string; text: string }): void;
  bind(binding: { statement: string; values: readonly TextValue[]; valueMapper: (value: TextValue) => unknown }): void;
  execute(portal: { portal?: string }): void;
  sync(): void;
};

/** Runs one statement on a connection that somebody holds, or on one of the pool. */
export const runTextQuery = <Row>(
  client: pg.Pool | pg.ClientBase,
  statement: TextStatement<Row>,
): Promise<TextAnswer<Row>> =>
  new Promise<readonly Fields[]>((resolve, reject) => {
    const query = new TextQuery([statement]);
    query.run(client, (error) => (error ? reject(error) : resolve(query.answers[0] ?? [])));
  }).then((rows) => decodeRows(statement, rows));

export type TextAnswer<Row> = { rows: Row[]; rowCount: number };

export const decodeRows = <Row>({ decode }: TextStatement<Row>, rows: readonly Fields[]): TextAnswer<Row> => ({
  rows: rows.map(decode),
  rowCount: rows.length,
});

type Callback = (error: Error | null) => void;
type TakesQueries = { query(query: TextQuery, values: undefined, callback: Callback): void };

/** Hears of the rows of the nth statement: of each as it comes, and of all in the end. */
type Listener = {
  onRow?: (index: number, row: Fields) => void;
  onAnswer?: (index: number, rows: readonly Fields[]) => void;
};

/**
 * Statements that are sent in one piece, and so are one transaction unless they stand in one already. None asks for a
 * description of its columns: whoever wrote the statement knows them. The description, and what pg makes of it, costs
 * more than half of the work for a small answer.
 */
export class TextQuery implements pg.Submittable {
  /** Set by pg. */
  callback: Callback | undefined;
  /** The rows of those that are answered in full. */
  readonly answers: Fields[][] = [];
  readonly #statements: readonly TextStatement<unknown>[];
  readonly #hear: Listener;
  #rows: Fields[] = [];
  #isSent = false;

  constructor(statements: readonly TextStatement<unknown>[], listener: Listener = {}) {
    this.#statements = statements;
    this.#hear = listener;
  }

  /** Both take a callback after what they are to run, whatever it is; their types know only some of it. */
  run(client: pg.Pool | pg.ClientBase, callback: Callback): void {
    (client as unknown as TakesQueries).query(this, undefined, callback);
  }

  /** By name and text pg keeps in mind what is prepared; it always means the statement that is being answered. */
  get name(): string | undefined {
    return this.#statements[this.answers.length]?.name;
  }

  get text(): string | undefined {
    return this.#statements[this.answers.length]?.text;
  }

  /** Called by pg when those before it on this connection are answered. */
  submit(connection: unknown): void {
    if (!this.#isSent) this.#send(connection as Wire);
  }

  /** Before pg hears of it. Nothing but its like may stand between. */
  sendAhead(client: pg.ClientBase): void {
    this.#send((client as unknown as { connection: Wire }).connection);
  }

  #send(wire: Wire): void {
    this.#isSent = true;
    wire.stream.cork();
    for (const { name, text, values } of this.#statements) {
      if (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined) {
        wire.parse({ name, text });
        if (name) wire.submittedNamedStatements[name] = text;
      }
      wire.bind({ statement: name, values, valueMapper: encode });
      wire.execute({});
    }
    wire.sync();
    wire.stream.uncork();
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

const encode = (value: TextValue): string | Buffer | null => {
  if (value === null || value instanceof Buffer) return value;
  return value instanceof Date ? encodeInstant(value) : String(value);
};

const YEAR_1_MS = Date.parse('0001-01-01T00:00:00Z');
const YEAR_10000_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Most instants are the present one, of which many are sent. */
let latest = { time: Number.NaN, text: '' };

const encodeInstant = (instant: Date): string => {
  const time = instant.getTime();
  if (time !== latest.time) latest = { time, text: spellInstant(instant) };
  return latest.text;
};

/** Years that ISO writes with a sign lie before or after anything that is stored. */
const spellInstant = (instant: Date): string => {
  const time = instant.getTime();
  if (time < YEAR_1_MS) return '-infinity';
  return time > YEAR_10000_MS ? 'infinity' : instant.toISOString();
};
