import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { read } from './query.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('finds the rows that reference a row by an index, for every foreign key', async () => {
  const rows = await test.database.all(
    read<{ found: boolean; name: string }>(
      `select conrelid::regclass || ' ' || conname as name, exists (
         select from pg_index, lateral (select (indkey::int2[])[0:cardinality(conkey) - 1] as first) own
         where indrelid = conrelid and indpred is null and first @> conkey and conkey @> first) as found
       from pg_constraint where contype = 'f'`,
    ),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ found }) => !found)).toEqual([]);
});

it('identifies the rows of each table by a key, so that Citus can move a shard during writes', async () => {
  const rows = await test.database.all(
    read<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema::regnamespace
         and relreplident <> 'f' and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
    ),
  );
  expect(rows).toEqual([]);
});
