import { DAY_MS } from '@pinlife/contract/durations';
import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createServices } from '../../../services.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeImage, upload } from '../../../test/media.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';

let testApp: TestApp;
/** A second node on the same database, with its own cache. */
let otherNode: FastifyInstance;
let person: TestPerson;
let note: Note;
beforeAll(async () => {
  testApp = await createTestApp();
  otherNode = await buildApp({
    ...createServices(testApp.platform),
    version: 'test',
    webFolder: '/nowhere',
    isSecure: false,
    trustProxy: false,
    checkAnswers: true,
  });
});
afterAll(async () => {
  await otherNode.close();
  await testApp.close();
});
beforeEach(async () => {
  testApp.clock.set('2026-11-14T18:40:00Z');
  person = await createPerson(testApp, { keep: true });
  const reminders = [{ selectedDateTime: '2026-11-14T20:00:00Z', timezone: 'UTC' }];
  note = await createNote(testApp, person.token, { content: '<p>Slow down</p>', reminders });
});

const DAYS_MS = (TRASH_DAYS + 1) * DAY_MS;
const list = async (
  app: FastifyInstance,
  { type, etag, token = person.token }: { type?: string; etag?: string; token?: string } = {},
) => {
  const headers = { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) };
  const answer = await app.inject({ url: '/api/note', ...(type && { query: { type } }), headers });
  return {
    status: answer.statusCode,
    body: answer.body,
    etag: String(answer.headers['etag']),
    headers: answer.headers,
  };
};

describe('a page that a person already has', () => {
  it('is not sent again, by no node, and is not left in the browser', async () => {
    const first = await list(testApp.app);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    for (const app of [testApp.app, otherNode, testApp.app, otherNode]) {
      const again = await list(app, { etag: `W/${first.etag}` });
      expect(again).toMatchObject({
        status: 304,
        body: '',
        etag: first.etag,
        headers: { 'cache-control': 'no-store' },
      });
    }
    expect(await list(otherNode, { etag: '"something else"' })).toMatchObject({ status: 200, body: first.body });
  });

  it('differs from other lists and from those of other people', async () => {
    const other = await createPerson(testApp);
    await createNote(testApp, other.token, { title: 'Of somebody else' });
    const own = await list(testApp.app);
    expect(await list(testApp.app, { etag: own.etag, type: 'note' })).toMatchObject({ status: 200 });
    const theirs = await list(testApp.app, { etag: own.etag, token: other.token });
    expect(theirs.status).toBe(200);
    expect(theirs.body).toContain('Of somebody else');
  });

  it('is refused once the session has ended, even with a matching tag', async () => {
    const { etag } = await list(otherNode);
    await list(otherNode, { etag });
    await testApp.call('logout', { token: person.token });
    expect(await list(otherNode, { etag })).toMatchObject({ status: 401 });
    expect(await list(otherNode, { etag, token: 'nonsense' })).toMatchObject({ status: 401 });
  });
});

type Move = (call: { token: string; params: { id: string; noteId: string } }) => Promise<unknown>;

const moves: Record<string, Move> = {
  'another note': ({ token }) => createNote(testApp, token),
  'an edit': (call) => testApp.call('updateNote', { ...call, body: { title: 'Other' } }),
  passion: (call) => testApp.call('updateNote', { ...call, body: { options: { passion: true } } }),
  done: (call) => testApp.call('markNoteDone', call),
  'a comment': (call) => testApp.call('createComment', { ...call, body: { content: 'Mine' } }),
  'another reminder': (call) =>
    testApp.call('createReminder', { ...call, body: { selectedDateTime: '2026-12-24T17:00:00Z', timezone: 'UTC' } }),
  'a reminder that rings': () => testApp.passTime(2 * 60 * 60_000),
  'a picture': async ({ token, params }) => {
    const { _id } = await upload(testApp, person, { bytes: await makeImage(8, 8), type: 'image' });
    return testApp.call('attachMedia', { token, params, body: { media: [_id] } });
  },
  'its deletion': (call) => testApp.call('deleteNote', call),
};

describe('a page that has changed', () => {
  it.each(Object.keys(moves))('is sent again at once, by every node, after %s', async (name) => {
    const { etag } = await list(otherNode);
    await list(otherNode, { etag });
    await moves[name]?.({ token: person.token, params: { id: note._id, noteId: note._id } });
    const after = await list(otherNode, { etag });
    expect(after.status).toBe(200);
    expect(after).toMatchObject({ body: (await list(testApp.app)).body });
  });

  it('is sent again after a comment was edited without losing a byte, and after it was deleted', async () => {
    const params = { id: '', noteId: note._id };
    const { token } = person;
    const { data } = await testApp.call('createComment', { token, params, body: { content: 'Mine' } });
    const call = { token, params: { ...params, id: data._id } };
    const { etag } = await list(otherNode);
    await testApp.call('updateComment', { ...call, body: { content: 'Ours' } });
    const edited = await list(otherNode, { etag });
    expect(edited.body).toContain('Ours');
    await testApp.call('deleteComment', call);
    expect((await list(otherNode, { etag: edited.etag })).body).not.toContain('Ours');
  });

  it('is sent again after the trash was emptied', async () => {
    await testApp.call('deleteNote', { token: person.token, params: { id: note._id } });
    const { etag, body } = await list(otherNode, { type: 'trash' });
    expect(body).toContain(note._id);
    await testApp.passTime(DAYS_MS);
    expect((await list(otherNode, { etag, type: 'trash' })).body).not.toContain(note._id);
  });

  it('is sent again when the addresses of its pictures are about to end', async () => {
    const { _id } = await upload(testApp, person, { bytes: await makeImage(8, 8), type: 'image' });
    await testApp.call('attachMedia', { token: person.token, params: { noteId: note._id }, body: { media: [_id] } });
    const { etag } = await list(otherNode);
    testApp.clock.advance(31 * 60_000);
    expect(await list(otherNode, { etag })).toMatchObject({ status: 200 });
  });
});
