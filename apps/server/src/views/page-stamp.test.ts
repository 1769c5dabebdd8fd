import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readFor } from '../db/person-query.ts';
import type { Reader, Tx } from '../db/pool.ts';
import { read, write } from '../db/query.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { makeImage, upload } from '../test/media.ts';
import { createNote } from '../test/note.ts';
import { createPerson, type TestPerson } from '../test/person.ts';
import { pageAfterQuery } from './note-list.ts';
import { pageStampQuery } from './page-stamp.ts';

let testApp: TestApp;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
  other = await createPerson(testApp);
});

const range = { type: 'all', limit: 10, from: undefined, after: undefined } as const;
const pageQuery = pageAfterQuery(range, () => [Buffer.alloc(0), Buffer.alloc(0), '0']);
const readPage = async (reader: Reader, { id }: TestPerson) => {
  const row = await reader.first(readFor(id, pageQuery));
  return { stamp: row?.stamp, notes: row && 'notes' in row ? row.notes.text : '' };
};
const readStamp = ({ id }: TestPerson) => testApp.database.first(readFor(id, pageStampQuery));
const edit = (tx: Tx, { id }: TestPerson, title: string) =>
  tx.run(write('update notes set title = $2 where user_id = $1', [id, title]));

/** Transactions that stay open until the test ends them. */
const open = async (...work: ((tx: Tx) => Promise<unknown>)[]) => {
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const done = testApp.database.transaction(async (tx) => {
    for (const step of work) await step(tx);
    begun.resolve();
    await end.promise;
  });
  await Promise.race([begun.promise, done]);
  return () => {
    end.resolve();
    return done;
  };
};

it('shows one content of a page under one stamp only, during any concurrent writes', async () => {
  const { token } = person;
  const ids = await Promise.all(
    ['a', 'b', 'c'].map(async (title) => (await createNote(testApp, token, { title }))._id),
  );
  const contents = new Map<unknown, string>();
  const contradictions: unknown[] = [];
  let isWriting = true;
  const watch = async () => {
    while (isWriting) {
      const { stamp, notes } = await readPage(testApp.database, person);
      if ((contents.get(stamp) ?? notes) !== notes) contradictions.push(stamp);
      contents.set(stamp, notes);
    }
  };
  const writeAll = async (writer: number) => {
    const id = ids[writer % ids.length];
    for (let count = 0; count < 30; count += 1) {
      await testApp.database
        .transaction(async (tx) => {
          const values = [person.id, id, `${writer} ${count}`];
          await tx.run(write('savepoint tried', []));
          await tx.run(write('update notes set title = $3 where user_id = $1 and id = $2', values));
          if (count % 3 === 0) await tx.run(write('rollback to savepoint tried', []));
          if (count % 2 === 0) {
            await tx.run(
              write(
                `insert into reminders (user_id, id, note_id, meta, created_at)
                 values ($1, gen_random_uuid(), $2, jsonb_build_object('at', $3::text), now())`,
                values,
              ),
            );
            await tx.run(write('update notes set reminder = true where user_id = $1 and id = $2', values.slice(0, 2)));
          }
          if (count % 5 === 0) throw new Error('given up');
        })
        .catch((error: Error) => expect(error.message).toBe('given up'));
    }
  };
  const watching = [watch(), watch()];
  await Promise.all([0, 1, 2, 3, 4].map(writeAll));
  isWriting = false;
  await Promise.all(watching);
  expect(contradictions).toEqual([]);
  expect(new Set(contents.values()).size).toBeGreaterThan(1);
});

it('waits for no other transaction of the same people, in any order of writes', async () => {
  await createNote(testApp, person.token);
  await createNote(testApp, other.token);
  const comment = (tx: Tx, { id }: TestPerson) =>
    tx.run(
      write(
        `insert into comments (user_id, id, note_id, content, created_at, updated_at)
         select user_id, gen_random_uuid(), id, 'Mine', now(), now() from notes where user_id = $1`,
        [id],
      ),
    );
  const stamps = [await readStamp(person)];
  const end = await open(
    (tx) => comment(tx, person),
    (tx) => comment(tx, other),
  );
  await testApp.database.transaction(async (tx) => {
    await comment(tx, other);
    await comment(tx, person);
  });
  stamps.push(await readStamp(person));
  await end();
  stamps.push(await readStamp(person));
  expect(new Set(stamps).size).toBe(3);
});

it('stays the same for writes of others and for fields that no page shows', async () => {
  const { _id: media } = await upload(testApp, person, { bytes: await makeImage(8, 8), type: 'image' });
  const { _id: id } = await createNote(testApp, person.token, { media: [media] });
  await testApp.call('updateShare', { token: person.token, params: { id }, body: {} });
  const before = await readStamp(person);
  await createNote(testApp, other.token);
  await testApp.database.transaction(async (tx) => {
    await tx.run(write('update shares set opened = opened + 1, last_opened_at = now() where note_id = $1', [id]));
    await tx.run(write(`update media set text = 'words', text_due_at = null where id = $1`, [media]));
  });
  expect(await readStamp(person)).toBe(before);
});

it('is another one after a change of any column that a page shows', async () => {
  const { token } = person;
  const { _id: media } = await upload(testApp, person, { bytes: await makeImage(8, 8), type: 'image' });
  const reminders = [{ selectedDateTime: '2030-11-14T20:00:00Z', timezone: 'UTC' }];
  const { _id: id } = await createNote(testApp, token, { content: '<p>#tag</p>', media: [media], reminders });
  await testApp.call('createComment', { token, params: { noteId: id }, body: { content: 'Mine' } });
  await testApp.call('updateShare', { token, params: { id }, body: {} });
  // Citus lets an update call only functions that are immutable.
  const others: Record<string, string> = {
    text: `coalesce(@, '') || 'x'`,
    boolean: 'not @',
    integer: '@ + 1',
    bigint: '@ + 1',
    'double precision': 'coalesce(@, 0) + 1',
    'timestamp with time zone': `'2031-01-01T00:00:00Z'`,
    jsonb: `case when jsonb_typeof(@) = 'array' then '[]'::jsonb else @ || '{"x": 1}' end`,
    ARRAY: `'{7}'`,
  };
  const columns = await testApp.database.all(
    read<{ table: string; column: string; type: string }>(
      `select table_name as table, column_name as column, data_type as type from information_schema.columns
       where table_schema = any (current_schemas(false)) and table_name = any($1) and data_type = any($2)`,
      [['notes', 'comments', 'reminders', 'media', 'shares'], Object.keys(others)],
    ),
  );
  const before = await readPage(testApp.database, person);
  const shown: string[] = [];
  const unseen: string[] = [];
  const undo = new Error('undone');
  for (const { table, column, type } of columns) {
    const value = others[type]?.replaceAll('@', column);
    const work = async (tx: Tx) => {
      await tx.run(write(`update ${table} set ${column} = ${value} where user_id = $1`, [person.id]));
      const after = await readPage(tx, person);
      if (after.notes !== before.notes) (after.stamp === before.stamp ? unseen : shown).push(`${table}.${column}`);
      throw undo;
    };
    await testApp.database.transaction(work).catch((error) => expect(error).toBe(undo));
  }
  expect(unseen).toEqual([]);
  expect(shown).toEqual(
    expect.arrayContaining(['notes.title', 'media.width', 'shares.on_profile_at', 'reminders.meta']),
  );
});

it('is gone after the account was deleted, and new for a person with notes from before there were stamps', async () => {
  await createNote(testApp, person.token);
  await testApp.database.transaction((tx) => tx.run(write('delete from page_stamps where user_id = $1', [person.id])));
  expect(await readStamp(person)).toBeNull();
  await testApp.database.transaction((tx) => edit(tx, person, 'Other'));
  expect(await readStamp(person)).not.toBeNull();
  await testApp.database.transaction((tx) => tx.run(write('delete from users where id = $1', [person.id])));
  expect(await readStamp(person)).toBeNull();
});
