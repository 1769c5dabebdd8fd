import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
let noteId: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
  noteId = (await createNote(testApp, person.token))._id;
});

const comment = async (content: string) =>
  (await testApp.call('createComment', { token: person.token, params: { noteId }, body: { content } })).data;
const edit = (id: string, content: string) =>
  testApp.call('updateComment', { token: person.token, params: { noteId, id }, body: { content } });
const remove = (id: string) => testApp.call('deleteComment', { token: person.token, params: { noteId, id } });

const isFound = async (search: string) => {
  const { data } = await testApp.call('listNotes', { token: person.token, query: { search } });
  return data.length > 0;
};

/** The hash of the note's search keys. */
const readRowVersion = async () => {
  const statement = read<{ keys: string }>('select md5(word_keys::text) as keys from note_keys where note_id = $1', [
    noteId,
  ]);
  return (await testApp.database.first(statement))?.keys;
};

/** Runs the worker and returns how many notes it indexed. */
const catchUp = async (): Promise<number> => {
  const source = testApp.services.workSources.find(({ name }) => name === 'search');
  let total = 0;
  for (;;) {
    const count = (await source?.runBatch(testApp.clock.now(), new AbortController().signal)) ?? 0;
    if (count === 0) return total;
    total += count;
  }
};

it('a comment on a note with little text is found at once, and no longer when it is edited or deleted', async () => {
  const { _id: id } = await comment('kingfisher');
  expect(await isFound('kingfisher')).toBe(true);
  await edit(id, 'pelican');
  expect([await isFound('kingfisher'), await isFound('pelican')]).toEqual([false, true]);
  await remove(id);
  expect(await isFound('pelican')).toBe(false);
  expect(await catchUp()).toBe(0);
});

describe('comments on a note with many long ones', () => {
  beforeEach(async () => {
    for (const letter of 'abcdefgh') await comment(`${letter}word `.repeat(700));
    testApp.clock.advance(10_000);
    await catchUp();
  });

  it('leave the keys of the note to the worker, which makes them once for several comments', async () => {
    const before = await readRowVersion();
    for (let index = 0; index < 16; index += 1) await comment(`x${index}`);
    expect(await readRowVersion()).toBe(before);
    expect(await catchUp()).toBe(0);
    testApp.clock.advance(10_000);
    expect(await catchUp()).toBe(1);
    expect([await isFound('x0'), await isFound('x15'), await isFound('aword')]).toEqual([true, true, true]);
  });

  it('give the worker a due time', async () => {
    const source = testApp.services.workSources.find(({ name }) => name === 'search');
    expect(await source?.nextDueAt()).toBeNull();
    await comment('x');
    const dueAt = await source?.nextDueAt();
    expect((dueAt?.getTime() ?? 0) - testApp.clock.now().getTime()).toBe(2000);
  });

  it('are no longer found once they are edited or deleted', async () => {
    const { _id: id } = await comment('kingfisher');
    testApp.clock.advance(10_000);
    await catchUp();
    expect(await isFound('kingfisher')).toBe(true);
    await edit(id, 'pelican');
    testApp.clock.advance(10_000);
    await catchUp();
    expect([await isFound('kingfisher'), await isFound('pelican')]).toEqual([false, true]);
    await remove(id);
    testApp.clock.advance(10_000);
    await catchUp();
    expect(await isFound('pelican')).toBe(false);
  });

  it('are found from the moment the note itself is edited', async () => {
    await comment('kingfisher');
    const body = { content: '<p>new words</p>' };
    await testApp.call('updateNote', { token: person.token, params: { id: noteId }, body });
    expect(await isFound('kingfisher')).toBe(true);
    testApp.clock.advance(10_000);
    expect(await catchUp()).toBe(0);
  });
});
