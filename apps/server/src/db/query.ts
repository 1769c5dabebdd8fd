import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { type Columns, writeAsked } from './bundles.ts';
import type { Schema } from './schema.ts';
import type { Fields, LaneName, TextStatement } from './text-query.ts';

/** Builds typed queries; running them is the business of a `Reader` or a `Tx`. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

declare const rowType: unique symbol;

/** Hand-written SQL. With a name it is planned once per connection. */
export type Statement<Row> = {
  name?: string;
  text: string;
  values: readonly unknown[];
  kind: 'read' | 'write';
  readonly [rowType]?: Row;
};

/** Statements that are run so often that every microsecond counts; see `TextQuery`. */
type HotRead<Row> = TextStatement<Row> & { kind: 'read' };
type HotWrite<Row> = TextStatement<Row> & { kind: 'write' };

export type HotValues = TextStatement<unknown>['values'];

/** A row for a table, inserted along with those of others. It is known by its `user_id` and `id`. */
export type HotInsert<Row> = {
  name: string;
  /** What stands in a row of `given` beside its `user_id`, with the types. */
  columns: Columns;
  /** Inserts what is given, and returns of it `user_id`, `id`, and what is decoded. */
  insert: string;
  decode: (fields: Fields) => Row;
};

/** What is read for a person, written so that several can be answered at once. */
export type Question<Row> = {
  /** Empty: planned anew each time. */
  name: string;
  /** What stands in a row of `asked` beside its `user_id`. */
  columns: Columns;
  /** Reads one row for each of `asked`. */
  text: string;
  decode: (fields: Fields) => Row;
  lane?: LaneName;
};

/** A question, and what stands in its row. */
export type Asking<Row> = { question: Question<Row>; values: HotValues };

/** Asks for somebody who is known. */
export const askFor = <Row>(userId: string, { question, values }: Asking<Row>): HotRead<Row> => {
  const { name, columns, text, decode, lane } = question;
  return hotRead({
    name,
    text: `select answer.* from ${writeAsked(1, { user_id: 'uuid', ...columns })} cross join lateral (${text}) answer`,
    values: [userId, ...values],
    decode,
    ...(lane && { lane }),
  });
};

export const hotRead = <Row>(statement: TextStatement<Row>): HotRead<Row> => ({ ...statement, kind: 'read' });
export const hotWrite = <Row>(statement: TextStatement<Row>): HotWrite<Row> => ({ ...statement, kind: 'write' });

export const read = <Row>(text: string, values: readonly unknown[] = [], name?: string): Statement<Row> =>
  name === undefined ? { text, values, kind: 'read' } : { text, values, kind: 'read', name };

export const write = <Row>(text: string, values: readonly unknown[] = [], name?: string): Statement<Row> => ({
  ...read<Row>(text, values, name),
  kind: 'write',
});

type CompiledQuery<Row> = Statement<Row> | HotRead<Row> | HotWrite<Row>;
export type Query<Row> = Compilable<Row> | CompiledQuery<Row>;

export const compile = <Row>(query: Query<Row>): CompiledQuery<Row> => {
  if (!('compile' in query)) return query;
  const compiled = query.compile();
  const kind = compiled.query.kind === 'SelectQueryNode' ? 'read' : 'write';
  return { text: compiled.sql, values: compiled.parameters, kind };
};
