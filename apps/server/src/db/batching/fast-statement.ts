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
  merge?: Merge;
};

/** How a statement is merged with others of its kind: those with the same `textFor` are of one kind. */
type Merge = {
  /**
   * Writes several as one statement: the values of each follow those of the one before, and each is answered by one row
   * at most, which begins with its number and the person that it belongs to.
   */
  textFor: (count: number) => MergedText;
  /** Who asked. A row that belongs to somebody else is handed to nobody. */
  ownerId: string;
};

type Unkinded<Row> = Omit<FastStatement<Row>, 'kind'>;

export const fastRead = <Row>(statement: Unkinded<Row>): FastStatement<Row> => ({ ...statement, kind: 'read' });
export const fastWrite = <Row>(statement: Unkinded<Row>): FastStatement<Row> => ({ ...statement, kind: 'write' });

export type FastAnswer<Row> = { rows: Row[]; rowCount: number };

export const decodeRows = <Row>({ decode, merge }: FastStatement<Row>, rows: readonly Fields[]): FastAnswer<Row> => {
  if (merge) refuseForeignRows(merge, rows);
  return { rows: rows.map(decode), rowCount: rows.length };
};

/** Rows of a merged statement are handed out by a number: were that ever wrong, nobody sees what is somebody else's. */
const refuseForeignRows = ({ ownerId }: Merge, rows: readonly Fields[]): void => {
  if (rows.some((row) => row[OWNER_AT] !== ownerId)) {
    throw new Error('A merged statement answered one person with the row of another; it was withheld.');
  }
};

/** After the number. */
const OWNER_AT = 1;
