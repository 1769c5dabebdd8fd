import { PEOPLE_PAGE_SIZE } from '@pinlife/contract/operator/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { read, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { keyQuery } from '../../views/people.ts';

const COUNT = 12_000;
/** The number of people, of 12,000, who match the search. */
const FOUND = 2;

let testApp: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp, { keep: true });
  await addPeople(1, COUNT);
  await testApp.database.transaction((tx) => tx.run(write('analyze users', [])));
});
afterAll(() => testApp.close());

const addPeople = (from: number, to: number) =>
  testApp.database.transaction((tx) =>
    tx.run(
      write(
        `insert into users (id, username, email, first_name, last_name, language, timezone, created_at, updated_at, last_seen_date)
         select gen_random_uuid(), 'User' || n, 'user' || n || '@example.com', 'Name' || n % ${COUNT / FOUND}, 'Family' || n,
           'el', 'UTC', now() - n * interval '1 hour', now(), date '2026-11-18' - n % 700
         from generate_series($1::int, $2::int) n`,
        [from, to],
      ),
    ),
  );

type Plan = { 'Node Type': string; 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };

const listScans = (plan: Plan): Plan[] => [
  ...(plan['Node Type'].includes('Scan') ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(listScans),
];

/** The number of rows that a page has read, by any plan. */
const countRead = async (query: Parameters<typeof keyQuery>[0]): Promise<number> => {
  const { text, values } = keyQuery(query, PEOPLE_PAGE_SIZE, 0);
  const rows = await testApp.database.all(
    read<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, [...values]),
  );
  const scans = rows.flatMap((row) => listScans(row['QUERY PLAN'][0].Plan));
  return Math.max(...scans.map((scan) => scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)));
};

it.each(['name', 'since', 'seen', 'space'] as const)(
  'a page by %s reads no more people than it shows',
  async (order) => {
    for (const direction of ['up', 'down'] as const) {
      expect(await countRead({ order, direction })).toBeLessThanOrEqual(PEOPLE_PAGE_SIZE);
    }
  },
);

it('a search finds a part of the name, in upper or lower case', async () => {
  const query = { search: 'naME4321 fam' };
  const { data } = await testApp.call('listPeople', { token: operator.token, query });
  expect([data.total, data.people.length]).toEqual([FOUND, FOUND]);
});

it('a search treats no character as a pattern', async () => {
  for (const search of ['%', '_', '\\', 'name4321%', 'user_1']) {
    const { data } = await testApp.call('listPeople', { token: operator.token, query: { search } });
    expect(data.total, search).toBe(0);
  }
});

it('a search ignores NUL characters, which PostgreSQL cannot store', async () => {
  const query = { search: 'name\0\\u0000' };
  expect((await testApp.call('listPeople', { token: operator.token, query })).status).toBe(200);
  expect((await testApp.call('listRecord', { token: operator.token, query })).status).toBe(200);
});

it('many people are not counted for each page, those who are searched for are', async () => {
  const count = async (query: Record<string, string>) =>
    (await testApp.call('listPeople', { token: operator.token, query })).data.total;
  const before = await count({});
  await addPeople(COUNT + 1, COUNT + 5);
  expect([before, await count({ page: '1' }), await count({ search: 'family' })]).toEqual([
    COUNT + 1,
    COUNT + 1,
    COUNT + 5,
  ]);
});
