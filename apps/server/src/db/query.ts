import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { FastStatement } from './batching/fast-statement.ts';
import type { Schema } from './schema.ts';

/** Builds typed queries. A `Reader` or a `Tx` runs them. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

declare const rowType: unique symbol;

/** Hand-written SQL. With a name it is prepared once per connection. */
export type Statement<Row> = {
  name?: string;
  text: string;
  values: readonly unknown[];
  kind: 'read' | 'write';
  readonly [rowType]?: Row;
};

export const read = <Row>(text: string, values: readonly unknown[] = [], name?: string): Statement<Row> =>
  name === undefined ? { text, values, kind: 'read' } : { text, values, kind: 'read', name };

export const write = <Row>(text: string, values: readonly unknown[] = [], name?: string): Statement<Row> => ({
  ...read<Row>(text, values, name),
  kind: 'write',
});

type CompiledQuery<Row> = Statement<Row> | FastStatement<Row>;
export type Query<Row> = Compilable<Row> | CompiledQuery<Row>;

export const compile = <Row>(query: Query<Row>): CompiledQuery<Row> => {
  if (!('compile' in query)) return query;
  const compiled = query.compile();
  const kind = compiled.query.kind === 'SelectQueryNode' ? 'read' : 'write';
  return { text: compiled.sql, values: compiled.parameters, kind };
};
