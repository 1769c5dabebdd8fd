import {
  type BatcherName,
  type FastStatement,
  type FastValues,
  type Fields,
  fastRead,
} from './batching/fast-statement.ts';
import { askedRows, type Columns } from './batching/merge.ts';

/** What is read for one person, written so that it can be merged with what is read for others. */
export type PersonQuery<Row> = { shape: PersonQueryShape<Row>; values: FastValues };

/** The part of a query that all who ask have in common: its text is written once for each. */
export type PersonQueryShape<Row> = {
  /** Empty: planned anew each time. */
  name: string;
  /** What stands in a row of `asked` beside its `user_id`, with the types. */
  columns: Columns;
  /** Reads one row for each of `asked`. */
  text: string;
  decode: (fields: Fields) => Row;
  batcher?: BatcherName;
};

/** A row for a table of a person, inserted in one statement with those of others. It is known by its `user_id` and `id`. */
export type PersonInsert<Row> = { shape: PersonInsertShape<Row>; values: FastValues };

export type PersonInsertShape<Row> = {
  name: string;
  /** What stands in a row of `given` beside its `user_id`, with the types. */
  columns: Columns;
  /** Inserts what is given, and returns of it `user_id`, `id`, and what is decoded. */
  text: string;
  decode: (fields: Fields) => Row;
};

/** The statement of a query for somebody who is known. */
export const readFor = <Row>(userId: string, { shape, values }: PersonQuery<Row>): FastStatement<Row> => {
  const { name, columns, text, decode, batcher } = shape;
  return fastRead({
    name,
    text: `select answer.* from ${askedRows(1, { user_id: 'uuid', ...columns })} cross join lateral (${text}) answer`,
    values: [userId, ...values],
    decode,
    ...(batcher && { batcher }),
  });
};
