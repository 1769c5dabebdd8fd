/** The columns of a row as text, by position. */
export type Fields = readonly (string | null)[];

type FastValue = string | number | boolean | Date | Buffer | null;
export type FastValues = readonly FastValue[];

/** The text of a merged statement, and the name it is prepared under. */
export type MergedText = { name: string; text: string };

export type BatcherName = 'sessions' | 'pages' | 'searches' | 'writes';

/**
 * A statement whose columns are read as text by position, without a row description: for the most frequent statements.
 * See `TextQuery`.
 */
export type FastStatement<Row> = {
  kind: 'read' | 'write';
  /** Empty: the statement is not prepared, so it is planned each time. */
  name: string;
  text: string;
  values: FastValues;
  decode: (fields: Fields) => Row;
  /** Sends it in a batch with others: only for short statements. See `openBatcher`. */
  batcherName?: BatcherName;
  merge?: Merge;
};

/** The merging of statements of one kind. Statements with the same `mergedText` are of one kind. */
type Merge = {
  /**
   * Writes several as one statement. Values follow each other in order. Each statement is answered by at most one row,
   * which begins with its number and the owner of the row.
   */
  mergedText: (count: number) => MergedText;
  /** The person of the statement. Rows of another owner are refused. */
  ownerId: string;
};

type WithoutKind<Row> = Omit<FastStatement<Row>, 'kind'>;

export const fastRead = <Row>(statement: WithoutKind<Row>): FastStatement<Row> => ({ ...statement, kind: 'read' });
export const fastWrite = <Row>(statement: WithoutKind<Row>): FastStatement<Row> => ({ ...statement, kind: 'write' });

export type FastAnswer<Row> = { rows: Row[]; rowCount: number };

export const decodeRows = <Row>({ decode, merge }: FastStatement<Row>, rows: readonly Fields[]): FastAnswer<Row> => {
  if (merge) refuseForeignRows(merge, rows);
  return { rows: rows.map(decode), rowCount: rows.length };
};

/**
 * Rows are assigned to callers by number. This check makes sure that a wrong number never shows a row of another
 * person.
 */
const refuseForeignRows = ({ ownerId }: Merge, rows: readonly Fields[]): void => {
  if (rows.some((row) => row[OWNER_AT] !== ownerId)) {
    throw new Error('A merged statement answered one person with the row of another; it was withheld.');
  }
};

/** The owner is the field after the number. */
const OWNER_AT = 1;
