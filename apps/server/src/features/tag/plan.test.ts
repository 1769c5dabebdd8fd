import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFor } from '../../db/person-query.ts';
import { read, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { type NoteListType, pageAfterQuery } from '../../views/note-list.ts';

const COUNT = 6000;
const LIMIT = 10;

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp);
  // `#all` is on every note, `#old` only on the oldest, `#rare` on a few.
  await testApp.database.transaction(async (tx) => {
    await tx.run(
      write(
        `insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, reminder, tags,
           tag_keys, created_at, updated_at)
         select $1, gen_random_uuid(), 'Note', '', '', '#ffffff', n % 100 = 0, '', false, n % 50 = 0, tags, tags, at, at
         from generate_series(1, ${COUNT}) n, lateral (
           select concat('all', case when n > ${COUNT - 500} then ' old' end, case when n % 700 = 0 then ' rare' end) as tags,
             now() - n * interval '1 hour' as at) made`,
        [person.id],
      ),
    );
    await tx.run(write('analyze notes, note_tags', []));
  });
});
afterAll(() => testApp.close());

type Plan = {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

const listScans = (plan: Plan): Plan[] => [
  ...(plan['Relation Name'] || plan['Index Name'] ? [plan] : []),
  ...(plan.Plans ?? []).flatMap(listScans),
];

const explain = async (type: NoteListType, tag: string): Promise<Plan[]> => {
  const range = { type, tag, limit: LIMIT, from: undefined, after: undefined };
  const { text, values } = readFor(
    person.id,
    pageAfterQuery(range, () => [Buffer.alloc(0), Buffer.alloc(0), '0']),
  );
  const rows = await testApp.database.all(
    read<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, [...values]),
  );
  return rows.flatMap((row) => listScans(row['QUERY PLAN'][0].Plan));
};

it.each([
  ['all', 'all'],
  ['all', 'old'],
  ['all', 'rare'],
  ['note', 'all'],
  ['note', 'old'],
  ['reminder', 'all'],
  ['reminder', 'old'],
  ['passion', 'all'],
  ['passion', 'old'],
] as const)('the list %s of #%s reads a page of rows by its index, at any age of its notes', async (type, tag) => {
  const scans = (await explain(type, tag)).filter((scan) => scan['Relation Name'] === 'note_tags');
  expect(scans.map((scan) => scan['Index Name'])).toEqual([`note_tags_${type}`]);
  for (const scan of scans) {
    expect(scan['Actual Rows']).toBeLessThanOrEqual(LIMIT + 1);
    expect(scan['Rows Removed by Filter'] ?? 0).toBe(0);
  }
});
