import type { Note } from '@pinlife/contract/note/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { createNoteEdit } from './save/repo.ts';
import { createNoteWriterRepo } from './writer/repo.ts';

let testApp: TestApp;
let person: TestPerson;
let note: Note;
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  const options = { color: '#c0d8ff', location: 'Alappuzha' };
  note = await createNote(testApp, person.token, { title: 'Boat', content: '<p>Slow</p>', options });
  testApp.clock.advance(60_000);
});

const update = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  testApp.call('updateNote', { token: person.token, params: { id: note._id }, body, headers });
const get = async () => (await testApp.call('getNote', { token: person.token, params: { id: note._id } })).data;

describe('PUT /api/note/{id}', () => {
  it('needs a token', async () => {
    const answer = await testApp.call('updateNote', { params: { id: note._id }, body: { title: 'x' } });
    expect(answer.status).toBe(401);
  });

  it.each([
    ['an empty title', { title: ' ' }, 'title_required', 'title'],
    ['a title of 86 characters', { title: 'x'.repeat(86) }, 'title_too_long', 'title'],
    ['an unknown colour', { options: { color: 'red' } }, 'color_unknown', 'options.color'],
    ['options that are none', { options: 'x' }, 'invalid', 'options'],
  ])('refuses %s', async (_name, body, code, field) => {
    expect(await update(body)).toMatchObject({ status: 400, code, field });
  });

  it('answers 404 for a note that does not exist', async () => {
    const answer = await testApp.call('updateNote', {
      token: person.token,
      params: { id: person.id },
      body: { title: 'x' },
    });
    expect(answer).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('replaces the sent fields, marks the note as edited and raises its version', async () => {
    const options = { color: '#ffbab4', passion: true, location: '', selfNote: true };
    const answer = await update({ title: ' Train ', content: '<p>Fast</p>', options });
    const now = testApp.clock.now().toISOString();
    const { version } = answer.data;
    expect(version).toBeGreaterThan(note.version);
    expect(answer).toMatchObject({ status: 200, headers: { etag: `"${version}"` } });
    expect(answer.data).toMatchObject({ title: 'Train', content: '<p>Fast</p>', options, updated: true });
    expect(answer.data).toMatchObject({ createdAt: note.createdAt, updatedAt: now });
    expect(await get()).toEqual(answer.data);
  });

  it('treats null as a field that was not sent, and as an empty location', async () => {
    const nothing = { title: null, content: null, reminders: null, media: null };
    const options = { color: null, passion: null, location: null, selfNote: null };
    const { status, data } = await update({ ...nothing, options });
    expect(status).toBe(200);
    expect(data).toMatchObject({ title: 'Boat', content: '<p>Slow</p>', options: { ...note.options, location: '' } });
    expect((await update({ ...nothing, options: null })).data).toEqual(data);
  });

  it('leaves a missing field untouched, also inside the options', async () => {
    const { data } = await update({ options: { selfNote: true } });
    expect(data).toMatchObject({ title: 'Boat', content: '<p>Slow</p>', updated: true });
    expect(data.options).toEqual({ color: '#c0d8ff', passion: false, location: 'Alappuzha', selfNote: true });
  });

  it('ignores done, comments, createdAt, updated, version and unknown fields', async () => {
    const forged = { done: true, comments: [{}], createdAt: '2000-01-01T00:00:00Z', updated: true, version: 9 };
    const { status, data } = await update({ ...note, ...forged, user_id: person.id, secret: 1 });
    expect({ status, data }).toEqual({ status: 200, data: { ...note, id: undefined } });
  });

  it('does not mark a note as edited whose passion alone changes', async () => {
    const { data, headers } = await update({ options: { passion: true } });
    expect(data).toMatchObject({ options: { passion: true }, updated: false, updatedAt: note.updatedAt, version: 1 });
    expect(headers['etag']).toBe('"1"');
  });

  it('does not mark a note as edited when nothing changes', async () => {
    const { data } = await update({ title: 'Boat', content: '<p>Slow</p><script>x</script>', options: note.options });
    expect(data).toMatchObject({ updated: false, updatedAt: note.updatedAt, version: 1 });
  });

  it('sanitises the stored text', async () => {
    expect((await update({ content: '<p onclick="x">a</p><script>b</script>' })).data.content).toBe('<p>a</p>');
  });
});

describe('If-Match', () => {
  let second: number;
  const staleAnswer = () => ({
    status: 412,
    code: 'note_changed',
    data: { _id: note._id, title: 'Second', version: second },
  });
  beforeEach(async () => {
    second = (await update({ title: 'Second' })).data.version;
  });

  it.each(['"1"', 'W/"1"', '"next"', 'abc', '"', ''])(
    'answers 412 with the current note if it is stale (%s)',
    async (tag) => {
      const headers = { 'if-match': tag.replace('next', String(second + 1)) };
      expect(await update({ title: 'Third' }, headers)).toMatchObject(staleAnswer());
      expect((await get()).title).toBe('Second');
    },
  );

  it.each(['"second"', 'W/"second"', '*', '"1", "second"', 'second'])(
    'accepts the edit if it is current (%s)',
    async (tag) => {
      const answer = await update({ title: 'Third' }, { 'if-match': tag.replace('second', String(second)) });
      expect(answer).toMatchObject({ status: 200, data: { title: 'Third' } });
      expect(answer.data.version).toBeGreaterThan(second);
    },
  );

  it('is optional: without it the last write wins', async () => {
    expect(await update({ title: 'Third' })).toMatchObject({ status: 200, data: { title: 'Third' } });
  });

  it('is honoured by a delete too', async () => {
    const call = { token: person.token, params: { id: note._id }, headers: { 'if-match': '"1"' } };
    expect(await testApp.call('deleteNote', call)).toMatchObject(staleAnswer());
  });

  it('accepts one of two edits of the same version', async () => {
    const edits = ['Left', 'Right'].map((title) => update({ title }, { 'if-match': `"${second}"` }));
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 412]);
    expect((await get()).version).toBe(second + 1);
  });
});

describe('a version', () => {
  /** Resets the row to an earlier state, as a restored backup, a disk snapshot or a lagging standby does. */
  const goBack = (row: { title: string; version: number }) =>
    testApp.database.single((tx) =>
      tx.run(write('update notes set title = $1, version = $2 where id = $3', [row.title, row.version, note._id])),
    );

  it('is never reused, even if the database went back in time: edits of lost versions overwrite nothing', async () => {
    for (const first of [await get(), (await update({ title: 'Before the backup' })).data]) {
      testApp.clock.advance(60_000);
      const lost = (await update({ title: 'Lost by the restore' })).data;
      testApp.clock.advance(60_000);
      await goBack(first);
      const other = (await update({ title: 'Written on the laptop' }, { 'if-match': `"${first.version}"` })).data;
      expect(other.version).toBeGreaterThan(lost.version);
      const late = await update({ title: 'Written on the phone' }, { 'if-match': `"${lost.version}"` });
      expect(late).toMatchObject({ status: 412, data: { title: 'Written on the laptop' } });
    }
  });

  it('rises with each save, in any second and in any year that a clock may say', async () => {
    const { raiseVersion } = createNoteWriterRepo(createNoteEdit({ isShard: false }));
    const author = { userId: person.id, sessionId: null, tab: undefined };
    const versions = [note.version];
    for (const year of [2026, 2026, 2199, 2199, 2001]) {
      const now = new Date(Date.UTC(year, 0, 1));
      versions.push(await testApp.database.single((tx) => raiseVersion(tx, author, note._id, now)));
    }
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
  });
});

describe('PATCH /api/note/{id}/done and /undone', () => {
  it('need a token and a note of one’s own', async () => {
    for (const name of ['markNoteDone', 'markNoteUndone'] as const) {
      expect((await testApp.call(name, { params: { id: note._id } })).status).toBe(401);
      expect((await testApp.call(name, { token: person.token, params: { id: person.id } })).status).toBe(404);
    }
  });

  it('set the flag and are no edit', async () => {
    const params = { id: note._id };
    const done = await testApp.call('markNoteDone', { token: person.token, params });
    expect(done.data).toEqual({ ...note, id: undefined, done: true });
    const undone = await testApp.call('markNoteUndone', { token: person.token, params });
    expect(undone.data).toEqual({ ...note, id: undefined });
  });

  it.each(['/done', '/done/', '/undone/'])('accept %s with an empty body that is declared as JSON', async (suffix) => {
    const response = await testApp.app.inject({
      method: 'PATCH',
      url: `/api/note/${note._id}${suffix}`,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      payload: '',
    });
    expect(response.statusCode).toBe(200);
  });
});
