import { COMMENT_MAX_LENGTH, NOTE_COMMENTS_MAX_BYTES } from '@pinlife/contract/comment/limits';
import { NOTE_PAGE_MAX_BYTES } from '@pinlife/contract/note/limits';
import { BODY_MAX_BYTES } from '@pinlife/contract/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
});

/** Almost the limit of a body. */
const LARGE = BODY_MAX_BYTES - 1000;
const large = (text = 'w') => text.repeat(Math.floor(LARGE / Buffer.byteLength(text)));

const create = (content: string, title = 'Large') =>
  testApp.call('createNote', { token: person.token, body: { title, content } });

const createLarge = async (count: number, content = large()): Promise<string[]> => {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    testApp.clock.advance(1000);
    ids.unshift((await createNote(testApp, person.token, { title: `monsun ${index}`, content }))._id);
  }
  return ids;
};

/** Lists all pages of a list with their sizes in bytes. */
const listPages = async (query: Record<string, string>) => {
  const pages: { ids: string[]; bytes: number }[] = [];
  let cursor: string | null | undefined;
  do {
    const { data, next, text } = await testApp.call('listNotes', {
      token: person.token,
      query: { ...query, ...(cursor && { cursor }) },
    });
    pages.push({ ids: data.map(({ _id }) => _id), bytes: Buffer.byteLength(text) });
    cursor = next;
  } while (cursor);
  return pages;
};

describe('the stored text', () => {
  it.each([
    ['links, which get attributes', '<a href=tel:>'],
    ['signs, which are escaped', '&'],
  ])('has at most a megabyte, even if cleaning adds much to %s', async (_name, piece) => {
    const { _id: id } = await createNote(testApp, person.token);
    const refused = { status: 413, code: 'note_too_large', field: 'content' };
    expect(await create(large(piece))).toMatchObject(refused);
    const edit = { token: person.token, params: { id }, body: { content: large(piece) } };
    expect(await testApp.call('updateNote', edit)).toMatchObject(refused);
    expect((await listPages({})).flatMap(({ ids }) => ids)).toEqual([id]);
  });

  it('can fill a body', async () => {
    expect(await create(large())).toMatchObject({ status: 201 });
  });
});

describe('a page of notes', () => {
  const lists: [string, Record<string, string>][] = [
    ['the feed', {}],
    ['notes without reminders', { type: 'note' }],
    ['a search by titles', { search: 'monsun' }],
    ['a search with a letter mended', { search: 'monsum' }],
  ];

  it.each(lists)('ends before it exceeds 2 MB, and the next one continues: %s', async (_name, query) => {
    const ids = await createLarge(5, large('w'));
    const pages = await listPages({ ...query, limit: '50' });
    expect(pages.flatMap((page) => page.ids)).toEqual(ids);
    expect(pages.map((page) => page.ids.length)).toEqual([2, 2, 1]);
    expect(Math.max(...pages.map(({ bytes }) => bytes))).toBeLessThan(NOTE_PAGE_MAX_BYTES + 1000);
  });

  it('is limited in the trash too', async () => {
    const ids = await createLarge(3);
    for (const id of ids.toReversed()) {
      testApp.clock.advance(1000);
      await testApp.call('deleteNote', { token: person.token, params: { id } });
    }
    const pages = await listPages({ type: 'trash' });
    expect(pages.map((page) => page.ids)).toEqual([ids.slice(0, 2), ids.slice(2)]);
  });

  it('contains at least one note, even one from before there was a limit', async () => {
    const ids = await createLarge(2, '');
    await testApp.database.transaction((tx) =>
      tx.run(write('update notes set content = repeat($2, 3000000) where user_id = $1', [person.id, 'x'])),
    );
    const pages = await listPages({});
    expect(pages.map((page) => page.ids)).toEqual(ids.map((id) => [id]));
  });

  it('counts comments too', async () => {
    const ids = await createLarge(10, '');
    for (const noteId of ids) {
      const params = { noteId };
      for (const text of ['one', 'two'])
        await testApp.call('createComment', { token: person.token, params, body: { content: text } });
    }
    const many = ['മ'.repeat(COMMENT_MAX_LENGTH * 10), person.id];
    await testApp.database.transaction((tx) =>
      tx.run(write('update comments set content = $1 where user_id = $2', many)),
    );
    const pages = await listPages({});
    expect(pages.flatMap((page) => page.ids)).toEqual(ids);
    expect(pages.length).toBe(2);
    expect(Math.max(...pages.map(({ bytes }) => bytes))).toBeLessThan(NOTE_PAGE_MAX_BYTES + 1000);
  });

  it('is continued by its cursor if it ends early; the next page number starts where it would have ended', async () => {
    const ids = await createLarge(6);
    const ask = (query: Record<string, string>) =>
      testApp.call('listNotes', { token: person.token, query: { limit: '3', ...query } });
    for (const search of [{}, { search: 'monsun' }]) {
      const second = await ask({ ...search, page: '1' });
      const rest = await ask({ ...search, cursor: second.next ?? '' });
      expect([...second.data, ...rest.data].map(({ _id }) => _id).slice(0, 3)).toEqual(ids.slice(3));
    }
  });
});

describe('the comments of a note', () => {
  it('have 5 MB together, no matter whether by new ones or by edits', async () => {
    const noteId = (await createNote(testApp, person.token))._id;
    const add = (content: string) =>
      testApp.call('createComment', { token: person.token, params: { noteId }, body: { content } });
    const first = await add('small');
    // Writing that many comments would take a minute.
    await testApp.database.transaction((tx) =>
      tx.run(write('update notes set comment_bytes = $2 where id = $1', [noteId, NOTE_COMMENTS_MAX_BYTES - 1000])),
    );
    expect(await add('x'.repeat(COMMENT_MAX_LENGTH))).toMatchObject({ status: 413, code: 'comments_too_large' });
    const edit = (content: string) =>
      testApp.call('updateComment', {
        token: person.token,
        params: { noteId, id: first.data._id },
        body: { content },
      });
    expect(await edit('x'.repeat(COMMENT_MAX_LENGTH))).toMatchObject({ status: 413, code: 'comments_too_large' });
    expect(await edit('x'.repeat(500))).toMatchObject({ status: 200 });
    expect(await add('x'.repeat(500))).toMatchObject({ status: 413 });
    await testApp.call('deleteComment', { token: person.token, params: { noteId, id: first.data._id } });
    expect(await add('x'.repeat(500))).toMatchObject({ status: 201 });
  });
});
