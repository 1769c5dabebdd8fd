import type { Share } from '@pinlife/contract/share/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { newId } from '../../platform/secret/id.ts';
import { type Answer, createTestApp, type TestApp } from '../../test/app.ts';
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

const PASSPHRASE = 'the words of the monsoon';
const put = (body: Record<string, unknown> = {}, id = noteId) =>
  testApp.call('updateShare', { token: person.token, params: { id }, body });
const find = (id = noteId) => testApp.call('getShare', { token: person.token, params: { id } });
const withdraw = (id = noteId) => testApp.call('deleteShare', { token: person.token, params: { id } });
const getNote = async () => (await testApp.call('getNote', { token: person.token, params: { id: noteId } })).data;
const listed = async () => {
  const { data } = await testApp.call('listNotes', { token: person.token, query: { limit: '50' } });
  return data.find(({ _id }) => _id === noteId);
};
const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * 24 * 3_600_000).toISOString();
const without = ({ token: _, url: __, ...rest }: Share) => rest;

describe('the calls of a share', () => {
  it('need a token', async () => {
    const params = { id: noteId };
    const answers: Answer<'getShare' | 'updateShare' | 'deleteShare'>[] = [
      await testApp.call('getShare', { params }),
      await testApp.call('updateShare', { params, body: {} }),
      await testApp.call('deleteShare', { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it.each([
    [{ expiresInDays: 2 }, 'share_days_unknown', 'expiresInDays'],
    [{ expiresInDays: '7' }, 'share_days_unknown', 'expiresInDays'],
    [{ passphrase: 'seven77' }, 'passphrase_too_short', 'passphrase'],
    [{ passphrase: '   seven77   ' }, 'passphrase_too_short', 'passphrase'],
    [{ passphrase: 'x'.repeat(201) }, 'too_long', 'passphrase'],
    [{ showComments: 'yes' }, 'invalid', 'showComments'],
    [{ onProfile: 1 }, 'invalid', 'onProfile'],
    [{ renew: 'true' }, 'invalid', 'renew'],
    [{ passphrase: PASSPHRASE, onProfile: true }, 'share_passphrase_public', undefined],
  ])('refuse %j', async (body, code, field) => {
    expect(await put(body)).toMatchObject({ status: 400, code, ...(field && { field }) });
    expect((await find()).data).toBeNull();
  });

  it('answer 404 for a note that is not there, and for one in the trash', async () => {
    await testApp.call('deleteNote', { token: person.token, params: { id: noteId } });
    for (const id of [newId(), noteId]) {
      const answers = [await find(id), await put({}, id), await withdraw(id)];
      expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [404, 'not_found']));
    }
  });
});

describe('PUT /api/note/{id}/share', () => {
  it('makes a share of seven days without passphrase and comments, which is not on the profile', async () => {
    expect((await find()).data).toBeNull();
    const { status, data } = await put();
    expect(status).toBe(200);
    expect(data.token).toMatch(/^[\w-]{22}$/);
    expect(data).toEqual({
      token: data.token,
      url: `http://pinlife.test/s/${data.token}`,
      expiresAt: inDays(7),
      hasPassphrase: false,
      showComments: false,
      onProfile: false,
      opened: 0,
      lastOpenedAt: null,
      createdAt: testApp.clock.now().toISOString(),
    });
    expect((await find()).data).toEqual(data);
  });

  it('changes only the fields it names', async () => {
    const { data: made } = await put({ expiresInDays: 1 });
    testApp.clock.advance(60_000);
    expect((await put({ showComments: true })).data).toEqual({ ...made, showComments: true });
    expect((await put({ onProfile: true })).data).toEqual({ ...made, showComments: true, onProfile: true });
    expect((await put({ expiresInDays: 30 })).data.expiresAt).toBe(inDays(30));
    expect((await put({ expiresInDays: null })).data.expiresAt).toBeNull();
    expect((await put({ showComments: null, onProfile: null, renew: null })).data).toMatchObject({
      token: made.token,
      expiresAt: null,
      showComments: true,
      onProfile: true,
    });
    expect((await put({ showComments: false, onProfile: false })).data).toEqual({ ...made, expiresAt: null });
  });

  it('sets and removes a passphrase under the same address, and never returns it', async () => {
    const { data: made } = await put();
    const { data, text } = await put({ passphrase: PASSPHRASE });
    expect(data).toEqual({ ...made, hasPassphrase: true });
    expect(text).not.toContain(PASSPHRASE);
    expect((await put({ passphrase: null })).data).toEqual(made);
  });

  it('refuses a passphrase together with the public profile, in either order', async () => {
    await put({ passphrase: PASSPHRASE });
    expect(await put({ onProfile: true })).toMatchObject({ status: 400, code: 'share_passphrase_public' });
    expect((await put({ onProfile: true, passphrase: null })).data).toMatchObject({ onProfile: true });
    expect(await put({ passphrase: PASSPHRASE })).toMatchObject({ status: 400, code: 'share_passphrase_public' });
    expect((await find()).data).toMatchObject({ onProfile: true, hasPassphrase: false });
  });

  it('gives a new address when it is renewed, and leaves the rest', async () => {
    const { data: before } = await put({ passphrase: PASSPHRASE });
    const { data: after } = await put({ renew: true });
    expect(after.token).not.toBe(before.token);
    expect(without(after)).toEqual(without(before));
  });

  it('makes one share of many that are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => put()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(1);
  });

  it('does not edit the note or raise its version', async () => {
    const before = await getNote();
    testApp.clock.advance(1000);
    await put();
    expect(await getNote()).toEqual({ ...before, share: { expiresAt: inDays(7), onProfile: false } });
  });
});

describe('the stored fields of a share', () => {
  it('contain neither its address nor its passphrase', async () => {
    const { data } = await put({ passphrase: PASSPHRASE });
    const [row] = await testApp.database.all(
      read<{ row: string }>('select s::text as row from shares s where note_id = $1', [noteId]),
    );
    const bytes = Buffer.from(data.token, 'base64url').toString('hex');
    for (const secret of [data.token, bytes, PASSPHRASE]) expect(row?.row).not.toContain(secret);
    expect(row?.row).toContain('$argon2id$');
  });
});

describe('a shared note', () => {
  it('is marked as such alone and in lists, until it is withdrawn', async () => {
    expect([(await getNote()).share, (await listed())?.share]).toEqual([null, null]);
    await put({ onProfile: true, expiresInDays: null });
    const mark = { expiresAt: null, onProfile: true };
    expect([(await getNote()).share, (await listed())?.share]).toEqual([mark, mark]);
    expect(await withdraw()).toMatchObject({ status: 200, data: { _id: noteId } });
    expect([(await getNote()).share, (await listed())?.share, (await find()).data]).toEqual([null, null, null]);
    expect((await withdraw()).status).toBe(200);
  });

  it('loses its share for good in the trash', async () => {
    const { data: before } = await put();
    await testApp.call('deleteNote', { token: person.token, params: { id: noteId } });
    const { data: restored } = await testApp.call('restoreNote', { token: person.token, params: { id: noteId } });
    expect([restored.share, (await find()).data]).toEqual([null, null]);
    expect((await put()).data.token).not.toBe(before.token);
  });
});

describe('GET /api/user/public-notes', () => {
  it('lists the notes on the profile, the latest there first, with the count, page by page', async () => {
    const author = await createPerson(testApp);
    const list = async (cursor?: string) =>
      testApp.call('listPublicNotes', { token: author.token, ...(cursor && { query: { cursor } }) });
    expect(await list()).toMatchObject({ status: 200, data: { total: 0, notes: [] }, next: null });
    for (let index = 1; index <= 52; index += 1) {
      const note = await createNote(testApp, author.token, { title: `Pinup ${index}`, options: { color: '#c0d8ff' } });
      testApp.clock.advance(1000);
      await testApp.call('updateShare', {
        token: author.token,
        params: { id: note._id },
        body: { onProfile: index !== 2 },
      });
    }
    const { data, next } = await list();
    expect([data.total, data.notes.length]).toEqual([51, 50]);
    expect(data.notes[0]).toMatchObject({
      title: 'Pinup 52',
      color: '#c0d8ff',
      shownSince: testApp.clock.now().toISOString(),
      expiresAt: inDays(7),
    });
    const last = await list(next ?? '');
    expect(last.data.notes.map(({ title }) => title)).toEqual(['Pinup 1']);
    expect(last.next).toBeNull();
    expect(await list('nonsense')).toMatchObject({ status: 400, code: 'cursor_invalid' });
    expect((await testApp.call('listPublicNotes')).status).toBe(401);
  });
});

describe('the public profile of a person', () => {
  const save = (publicProfile: unknown) => testApp.call('updateUser', { token: person.token, body: { publicProfile } });

  it('is off at first, with a few things ticked', async () => {
    const { data } = await testApp.call('getUser', { token: (await createPerson(testApp)).token });
    expect(data.publicProfile).toEqual({
      enabled: false,
      indexed: false,
      shown: ['photo', 'cover', 'tagline', 'about', 'hobbies', 'interests'],
      since: null,
    });
  });

  it('is changed field by field, and contains since when it is on', async () => {
    const now = testApp.clock.now().toISOString();
    const { data } = await save({ enabled: true, shown: ['email', 'photo', 'email'] });
    expect(data.publicProfile).toEqual({ enabled: true, indexed: false, shown: ['photo', 'email'], since: now });
    testApp.clock.advance(1000);
    expect((await save({ indexed: true })).data.publicProfile).toEqual({
      enabled: true,
      indexed: true,
      shown: ['photo', 'email'],
      since: now,
    });
    expect((await save({ enabled: false, shown: null })).data.publicProfile).toEqual({
      enabled: false,
      indexed: true,
      shown: ['photo', 'email'],
      since: null,
    });
  });

  it.each([[{ enabled: 'yes' }], [{ shown: ['address'] }], [{ shown: 'photo' }], ['on']])(
    'refuses %j',
    async (publicProfile) => {
      expect(await save(publicProfile)).toMatchObject({ status: 400, code: 'invalid' });
    },
  );
});
