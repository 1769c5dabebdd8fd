import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
let noteId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  noteId = (await createNote(testApp, person.token))._id;
});

const add = (content: unknown, note = noteId) =>
  testApp.call('createComment', { token: person.token, params: { noteId: note }, body: { content } });
const edit = (id: string, content: unknown, note = noteId) =>
  testApp.call('updateComment', { token: person.token, params: { noteId: note, id }, body: { content } });
const remove = (id: string, note = noteId) =>
  testApp.call('deleteComment', { token: person.token, params: { noteId: note, id } });
const getNote = async () => (await testApp.call('getNote', { token: person.token, params: { id: noteId } })).data;
const getListed = async () => {
  const { data } = await testApp.call('listNotes', { token: person.token, query: { limit: '50' } });
  return data.find(({ _id }) => _id === noteId);
};

describe('the calls of comments', () => {
  it('need a token', async () => {
    const params = { noteId, id: noteId };
    const body = { content: 'x' };
    const answers = [
      await testApp.call('createComment', { params, body }),
      await testApp.call('updateComment', { params, body }),
      await testApp.call('deleteComment', { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('refuse an empty or endless text', async () => {
    const { data } = await add('First');
    for (const content of ['', '  ', undefined, null]) {
      expect(await add(content)).toMatchObject({ status: 400, code: 'comment_required', field: 'content' });
      expect(await edit(data._id, content)).toMatchObject({ status: 400, code: 'comment_required' });
    }
    expect(await add('x'.repeat(5001))).toMatchObject({ status: 400, code: 'comment_too_long' });
  });

  it('create a comment once if it is sent twice with one id, and refuse the id of another note’s comment', async () => {
    const params = { noteId };
    const body = { _id: crypto.randomUUID(), content: 'Once' };
    const first = await testApp.call('createComment', { token: person.token, params, body });
    const again = await testApp.call('createComment', { token: person.token, params, body });
    expect(again).toMatchObject({ status: 201, data: first.data });
    expect(await getNote()).toMatchObject({ commentCount: 1, comments: [{ _id: body._id, content: 'Once' }] });
    const other = { noteId: (await createNote(testApp, person.token))._id };
    expect((await testApp.call('createComment', { token: person.token, params: other, body })).status).toBe(404);
    const wrong = { ...body, _id: 'first' };
    expect(await testApp.call('createComment', { token: person.token, params, body: wrong })).toMatchObject({
      status: 400,
      field: '_id',
    });
  });

  it('answer 404 if note or comment does not exist, or the comment belongs to another note', async () => {
    const { data } = await add('First');
    const other = (await createNote(testApp, person.token))._id;
    const answers = [
      await add('x', person.id),
      await edit(person.id, 'x'),
      await edit(data._id, 'x', other),
      await remove(person.id),
      await remove(data._id, other),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await getNote()).toMatchObject({ commentCount: 1, comments: [{ content: 'First' }] });
  });
});

describe('POST /api/note/{noteId}/comment', () => {
  it('answers 201 with the comment, trimmed, its id in addition to its _id', async () => {
    const { status, data } = await add('  Lovely rain ');
    const now = testApp.clock.now().toISOString();
    expect(status).toBe(201);
    expect(data).toEqual({ _id: data.id, id: data._id, content: 'Lovely rain', createdAt: now, updatedAt: now });
  });

  it('keeps markup as the plain text it is', async () => {
    const content = '<script>alert(1)</script> & more';
    expect((await add(content)).data.content).toBe(content);
  });

  it('does not edit the note or raise its version', async () => {
    testApp.clock.advance(1000);
    const before = await getNote();
    await add('A word');
    const after = await getNote();
    expect(after).toEqual({ ...before, commentCount: 1, comments: after.comments });
  });

  it('counts comments that are made at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => add(`Comment ${index}`)));
    expect(await getNote()).toMatchObject({ commentCount: 8 });
  });
});

describe('the comments of a note', () => {
  it('are listed oldest first: all with the note, the newest twenty in lists, with their count', async () => {
    for (let index = 1; index <= 23; index += 1) {
      testApp.clock.advance(1000);
      await add(`Comment ${index}`);
    }
    const contents = Array.from({ length: 23 }, (_, index) => `Comment ${index + 1}`);
    const [note, listed] = [await getNote(), await getListed()];
    expect(note.comments.map(({ content }) => content)).toEqual(contents);
    expect(listed?.comments.map(({ content }) => content)).toEqual(contents.slice(3));
    expect([note.commentCount, listed?.commentCount]).toEqual([23, 23]);
  });

  it('are listed in the order of their creation if they have the same instant', async () => {
    for (const content of ['a', 'b', 'c']) await add(content);
    expect((await getNote()).comments.map(({ content }) => content)).toEqual(['a', 'b', 'c']);
  });
});

describe('PUT /api/note/{noteId}/comment/{id}', () => {
  it('answers the whole comment with a new updatedAt', async () => {
    const { data: comment } = await add('First');
    testApp.clock.advance(1000);
    const { status, data } = await edit(comment._id, ' Second ');
    expect(status).toBe(200);
    const updatedAt = testApp.clock.now().toISOString();
    expect(data).toEqual({ _id: comment._id, content: 'Second', createdAt: comment.createdAt, updatedAt });
    expect((await getNote()).comments).toEqual([data]);
  });

  it('is refused if the comment differs from what the person saw', async () => {
    const { data: comment } = await add('First');
    const editFrom = (was: string, content: string) =>
      testApp.call('updateComment', {
        ...{ token: person.token, params: { noteId, id: comment._id }, body: { content, was } },
      });
    expect((await editFrom('First', 'A long report')).status).toBe(200);
    expect(await editFrom('First', 'First.')).toMatchObject({
      ...{ status: 409, code: 'comment_changed', data: { content: 'A long report' } },
    });
    // The same edit is sent again after a lost answer.
    expect((await editFrom('First', 'A long report')).status).toBe(200);
    expect((await editFrom('A long report', 'First.')).data).toMatchObject({ content: 'First.' });
  });

  it('keeps updatedAt when the text stays the same', async () => {
    const { data: comment } = await add('First');
    testApp.clock.advance(1000);
    expect((await edit(comment._id, 'First')).data.updatedAt).toBe(comment.updatedAt);
  });
});

describe('DELETE /api/note/{noteId}/comment/{id}', () => {
  it('answers the _id and deletes the comment, once', async () => {
    const { data: comment } = await add('First');
    await add('Second');
    expect(await remove(comment._id)).toMatchObject({ status: 200, data: { _id: comment._id } });
    expect((await remove(comment._id)).status).toBe(404);
    expect(await getNote()).toMatchObject({ commentCount: 1, comments: [{ content: 'Second' }] });
  });
});
