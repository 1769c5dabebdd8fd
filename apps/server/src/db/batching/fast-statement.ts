/** The columns of a row as text, as the database writes them; by position. */
export type Fields = readonly (string | null)[];

type FastValue = string | number | boolean | Date | Buffer | null;
export type FastValues = readonly FastValue[];

/** The text of a statement that several were merged into, and the name it is prepared under. */
export type MergedText = { name: string; text: string };

export type BatcherName = 'sessions' | 'pages' | 'searches' | 'writes';

/**
 * A statement whose columns are read as text, by position, without a description of them: for what runs so often that
 * every microsecond counts. See `TextQuery`.
 */
export type FastStatement<Row> = {
  kind: 'read' | 'write';
  /** Empty: planned anew each time. */
  name: string;
  text: string;
  values: FastValues;
  decode: (fields: Fields) => Row;
  /** Sends it in one batch with others; only for what takes the database a moment. See `openBatcher`. */
  batcher?: BatcherName;
  /**
   * Writes several of its kind as one statement: the values of each follow those of the one before, and each is answered
   * by one row at most, which begins with its number. Statements with the same function are of one kind.
   */
  merge?: (count: number) => MergedText;
};

type Unkinded<Row> = Omit<FastStatement<Row>, 'kind'>;

export const fastRead = <Row>(statement: Unkinded<Row>): FastStatement<Row> => ({ ...statement, kind: 'read' });
export const fastWrite = <Row>(statement: Unkinded<Row>): FastStatement<Row> => ({ ...statement, kind: 'write' });

export type FastAnswer<Row> = { rows: Row[]; rowCount: number };

export const decodeRows = <Row>({ decode }: FastStatement<Row>, rows: readonly Fields[]): FastAnswer<Row> => ({
  rows: rows.map(decode),
  rowCount: rows.length,
});
