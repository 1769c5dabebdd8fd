import type pg from 'pg';

/** The columns of a row as the database spells them. */
export type Fields = readonly (string | null)[];

/** A statement whose columns are read as text, by position. */
export type TextStatement<Row> = {
  /** Empty: planned anew each time. */
  name: string;
  text: string;
  values: readonly TextValue[];
  decode: (fields: Fields) => Row;
};

export type TextValue = string | number | boolean | Date | Buffer | null;

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

/**
 * Runs a statement without asking for a description of its columns: whoever wrote the statement knows them. The
 * description, and what pg makes of it, costs more than half of the work for a small answer.
 */
export const runTextQuery = <Row>(
  client: pg.Pool | pg.ClientBase,
  statement: TextStatement<Row>,
): Promise<{ rows: Row[]; rowCount: number }> =>
  new Promise<Fields[]>((resolve, reject) => {
    const callback: Callback = (error, rows) => (error || !rows ? reject(error) : resolve(rows));
    // Both take a callback after what they are to run, whatever it is; their types know only some of it.
    (client as unknown as TakesQueries).query(new TextQuery(statement), undefined, callback);
  }).then((rows) => ({ rows: rows.map(statement.decode), rowCount: rows.length }));

type Callback = (error: Error | null, rows?: Fields[]) => void;
type TakesQueries = { query(query: TextQuery, values: undefined, callback: Callback): void };

class TextQuery implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  /** Set by pg. */
  callback: Callback | undefined;
  readonly #values: readonly TextValue[];
  readonly #rows: Fields[] = [];

  constructor({ name, text, values }: TextStatement<unknown>) {
    this.name = name;
    this.text = text;
    this.#values = values;
  }

  submit(connection: unknown): void {
    const wire = connection as Wire;
    const { name, text } = this;
    wire.stream.cork();
    if (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined) {
      wire.parse({ name, text });
      if (name) wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name, values: this.#values, valueMapper: encode });
    wire.execute({});
    wire.sync();
    wire.stream.uncork();
  }

  handleDataRow({ fields }: { fields: Fields }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback?.(null, this.#rows);
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

/** Years that ISO writes with a sign lie before or after anything that is stored. */
const encodeInstant = (instant: Date): string => {
  const time = instant.getTime();
  if (time < YEAR_1_MS) return '-infinity';
  return time > YEAR_10000_MS ? 'infinity' : instant.toISOString();
};
