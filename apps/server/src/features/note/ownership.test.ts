import type { RouteName } from '@pinlife/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/id.ts';
import { type CallOptions, createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson } from '../../test/person.ts';

let testApp: TestApp;
let theirs: { id: string; comment: string };
let token: string;
beforeAll(async () => {
  testApp = await createTestApp();
  const other = await createPerson(testApp);
  const { _id: id } = await createNote(testApp, other.token);
  const params = { noteId: id };
  const { data } = await testApp.call('createComment', { token: other.token, params, body: { content: 'Mine' } });
  theirs = { id, comment: data._id };
  token = (await createPerson(testApp)).token;
});
afterAll(() => testApp.close());

type Target = { id: string; comment: string };
type Case = [RouteName, (target: Target) => CallOptions<RouteName>];

const title = { title: 'x' };
const content = { content: 'x' };
const cases: Case[] = [
  ['getNote', ({ id }) => ({ params: { id, noteId: id } })],
  ['updateNote', ({ id }) => ({ params: { id, noteId: id }, body: title })],
  ['updateNote', ({ id }) => ({ params: { id, noteId: id }, body: title, headers: { 'if-match': '"1"' } })],
  ['deleteNote', ({ id }) => ({ params: { id, noteId: id } })],
  ['restoreNote', ({ id }) => ({ params: { id, noteId: id } })],
  ['markNoteDone', ({ id }) => ({ params: { id, noteId: id } })],
  ['markNoteUndone', ({ id }) => ({ params: { id, noteId: id } })],
  ['createComment', ({ id }) => ({ params: { id, noteId: id }, body: content })],
  ['updateComment', ({ id, comment }) => ({ params: { noteId: id, id: comment }, body: content })],
  ['deleteComment', ({ id, comment }) => ({ params: { noteId: id, id: comment } })],
];

describe('the id of somebody else’s note', () => {
  it.each(cases)('is answered by %s exactly as one that does not exist', async (name, optionsOf) => {
    const missing = await testApp.call(name, { ...optionsOf({ id: newId(), comment: newId() }), token });
    const malformed = await testApp.call(name, { ...optionsOf({ id: 'x', comment: 'y' }), token });
    const foreign = await testApp.call(name, { ...optionsOf(theirs), token });
    expect(foreign.status).toBe(404);
    expect([foreign.text, malformed.text]).toEqual([missing.text, missing.text]);
    expect(Object.keys(foreign.headers)).toEqual(Object.keys(missing.headers));
  });

  it('does not lend its comment to a note of one’s own', async () => {
    const own = await createNote(testApp, token);
    const params = { noteId: own._id, id: theirs.comment };
    expect((await testApp.call('updateComment', { token, params, body: content })).status).toBe(404);
    expect((await testApp.call('deleteComment', { token, params })).status).toBe(404);
  });
});
