import {
  type BatcherName,
  type FastStatement,
  type FastValues,
  type Fields,
  fastRead,
} from './batching/fast-statement.ts';
import { askedRows, type Columns } from './batching/merge.ts';

/** A read for one person that can be merged with reads for others. */
export type PersonQuery<Row> = { shape: PersonQueryShape<Row>; values: FastValues };

/** The constant part of a query, shared by all callers. */
export type PersonQueryShape<Row> = {
  /** Empty: the statement is not prepared, so it is planned each time. */
  name: string;
  /** The columns of a row of `asked` beside `user_id`, with their types. */
  columns: Columns;
  /** Selects one row for each row of `asked`. */
  text: string;
  decode: (fields: Fields) => Row;
  batcher?: BatcherName;
};

/** A row of a person's table, inserted in one statement with rows of others. Its key is `user_id` and `id`. */
export type PersonInsert<Row> = { shape: PersonInsertShape<Row>; values: FastValues };

export type PersonInsertShape<Row> = {
  name: string;
  /** The columns of a row of `given` beside `user_id`, with their types. */
  columns: Columns;
  /** Inserts the rows and returns `user_id`, `id`, and the columns to decode. */
  text: string;
  decode: (fields: Fields) => Row;
};

/** The statement of a query for a person who is already proved. */
export const readFor = <Row>(userId: string, { shape, values }: PersonQuery<Row>): FastStatement<Row> => {
  const { name, columns, text, decode, batcher } = shape;
  return fastRead({
    name,
    text: `select answer.* from ${askedRows(1, { user_id: 'uuid', ...columns })} cross join lateral (${text}) answer`,
    values: [userId, ...values],
    decode,
    ...(batcher && { batcherName: batcher }),
  });
};
