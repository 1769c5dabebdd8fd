import { DAY_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, PASSWORD, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
});

const call = (name: 'getNote' | 'deleteNote' | 'restoreNote' | 'markNoteDone', id: string) =>
  testApp.call(name, { token: person.token, params: { id } });
const titlesOf = async (query: Record<string, string>) => {
  const { data } = await testApp.call('listNotes', { token: person.token, query });
  return data.map(({ title }) => title);
};
const logInAgain = async () => {
  const { data } = await testApp.call('login', { body: { username: person.username, password: PASSWORD } });
  person = { ...person, token: data.token };
};

describe('DELETE /api/note/{id}', () => {
  it('needs a token and a note of one’s own', async () => {
    const note = await createNote(testApp, person.token);
    expect((await testApp.call('deleteNote', { params: { id: note._id } })).status).toBe(401);
    expect((await call('deleteNote', person.id)).status).toBe(404);
    expect((await call('deleteNote', 'no-id')).status).toBe(404);
  });

  it('answers the _id and removes the note from every list but the trash', async () => {
    const options = { passion: true };
    const note = await createNote(testApp, person.token, { title: 'Gone', options });
    expect(await call('deleteNote', note._id)).toMatchObject({ status: 200, data: { _id: note._id } });
    expect(await titlesOf({})).toEqual([]);
    expect(await titlesOf({ type: 'passion' })).toEqual([]);
    expect(await titlesOf({ type: 'trash' })).toEqual(['Gone']);
  });

  it('leaves nothing that could be read, edited, marked, commented or deleted again', async () => {
    const { _id: id } = await createNote(testApp, person.token);
    await call('deleteNote', id);
    const { token } = person;
    const answers = [
      await call('getNote', id),
      await call('deleteNote', id),
      await call('markNoteDone', id),
      await testApp.call('updateNote', { token, params: { id }, body: { title: 'x' } }),
      await testApp.call('createComment', { token, params: { noteId: id }, body: { content: 'x' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('answers an edit that the note is in the trash, as long as it is', async () => {
    const { _id: id } = await createNote(testApp, person.token);
    const stranger = await createPerson(testApp);
    await call('deleteNote', id);
    const edit = ({ token }: { token: string }) =>
      testApp.call('updateNote', { token, params: { id }, body: { title: 'x' } });
    expect(await edit(person)).toMatchObject({ status: 404, code: 'note_deleted' });
    expect(await edit(stranger)).toMatchObject({ status: 404, code: 'not_found' });
    await testApp.passTime(31 * DAY_MS);
    await logInAgain();
    expect(await edit(person)).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('POST /api/note/{id}/restore', () => {
  it('needs a token and a note of one’s own', async () => {
    const note = await createNote(testApp, person.token);
    expect((await testApp.call('restoreNote', { params: { id: note._id } })).status).toBe(401);
    expect((await call('restoreNote', person.id)).status).toBe(404);
  });

  it('restores the note as it was, comments included', async () => {
    const { _id: id } = await createNote(testApp, person.token);
    await testApp.call('createComment', { token: person.token, params: { noteId: id }, body: { content: 'Stay' } });
    const before = await call('getNote', id);
    await call('deleteNote', id);
    expect((await call('restoreNote', id)).data).toEqual(before.data);
    expect((await call('getNote', id)).data).toEqual(before.data);
    expect(await titlesOf({ type: 'trash' })).toEqual([]);
  });

  it('answers a note that is not in the trash as it is', async () => {
    const { _id: id } = await createNote(testApp, person.token);
    expect(await call('restoreNote', id)).toMatchObject({ status: 200, data: { _id: id, deletedAt: null } });
  });
});

describe('GET /api/note?type=trash', () => {
  it('lists the latest deleted notes first, with the time, page by page', async () => {
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c']) ids.push((await createNote(testApp, person.token, { title }))._id);
    for (const index of [1, 0, 2]) {
      testApp.clock.advance(1000);
      await call('deleteNote', ids[index] ?? '');
    }
    expect(await titlesOf({ type: 'trash' })).toEqual(['c', 'a', 'b']);
    const query = { type: 'trash', limit: '2' };
    const first = await testApp.call('listNotes', { token: person.token, query });
    expect(first.data[0]?.deletedAt).toBe(testApp.clock.now().toISOString());
    expect(await titlesOf({ ...query, cursor: first.next ?? '' })).toEqual(['b']);
    expect(await titlesOf({ ...query, page: '1' })).toEqual(['b']);
  });

  it('answers a create that is sent again for a deleted note with that note', async () => {
    const note = await createNote(testApp, person.token);
    await call('deleteNote', note._id);
    const again = await createNote(testApp, person.token, { _id: note._id });
    expect(again.deletedAt).toBe(testApp.clock.now().toISOString());
  });
});

describe('the trash', () => {
  it('keeps a note for thirty days, then the worker removes it for good', async () => {
    const [kept, gone] = [await createNote(testApp, person.token), await createNote(testApp, person.token)];
    await testApp.call('createComment', { token: person.token, params: { noteId: gone._id }, body: { content: 'x' } });
    await call('deleteNote', gone._id);
    await testApp.passTime(30 * DAY_MS - 1);
    await logInAgain();
    expect(await titlesOf({ type: 'trash' })).toHaveLength(1);
    await testApp.passTime(DAY_MS);
    await logInAgain();
    expect(await titlesOf({ type: 'trash' })).toEqual([]);
    expect((await call('restoreNote', gone._id)).status).toBe(404);
    expect((await call('getNote', kept._id)).status).toBe(200);
  });

  it('keeps its notes for a day after the clock jumps ahead, and logs it', async () => {
    await testApp.deliver();
    const { _id: id } = await createNote(testApp, person.token, { title: 'Leapt over' });
    await call('deleteNote', id);
    const rightTime = testApp.clock.now();
    const leap = async () => {
      testApp.clock.set(new Date(rightTime.getTime() + 31 * DAY_MS));
      await testApp.deliver();
      await logInAgain();
    };
    await leap();
    expect(await titlesOf({ type: 'trash' })).toEqual(['Leapt over']);
    expect(testApp.log.join('')).toContain('nothing is removed for good before');
    testApp.clock.set(rightTime);
    await testApp.deliver();
    await leap();
    expect(await titlesOf({ type: 'trash' })).toEqual(['Leapt over']);
    await testApp.passTime(DAY_MS + 1);
    await logInAgain();
    expect(await titlesOf({ type: 'trash' })).toEqual([]);
  });
});
