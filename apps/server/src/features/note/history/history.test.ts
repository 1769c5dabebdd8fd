import { DAY_MS, MINUTE_MS } from '@pinlife/contract/durations';
import { NOTE_VERSIONS_MAX, VERSION_DAYS } from '@pinlife/contract/note/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, write } from '../../../db/query.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { download, makeImage, upload } from '../../../test/media.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';

let testApp: TestApp;
let meera: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  meera = await createPerson(testApp, { keep: true });
  other = await createPerson(testApp, { keep: true });
});
afterAll(() => testApp.close());

const create = (body: Record<string, unknown> = {}) => createNote(testApp, meera.token, body);
const update = async (id: string, body: Record<string, unknown>, afterMinutes = 10) => {
  testApp.clock.advance(afterMinutes * MINUTE_MS);
  const answer = await testApp.call('updateNote', { token: meera.token, params: { id }, body });
  expect(answer.status).toBe(200);
  return answer.data;
};
const list = (id: string, query: Record<string, string> = {}, token = meera.token) =>
  testApp.call('listVersions', { token, params: { id }, query });
const titlesOf = async (id: string) => (await list(id)).data.map(({ title }) => title);
const restore = (id: string, v: number, headers: Record<string, string> = {}) =>
  testApp.call('restoreVersion', { token: meera.token, params: { id, v: String(v) }, headers });
const newestOf = async (id: string) => {
  const [version] = (await list(id)).data;
  if (!version) throw new Error('There is no version.');
  return version;
};
const addImage = async () => upload(testApp, meera, { bytes: await makeImage(20, 10), type: 'image' });
const meta = { selectedDateTime: '2027-12-24T17:00:00.000Z', timezone: 'UTC' };

describe('the versions of a note', () => {
  it('keep the content before each edit, newest first, with media, reminders and version number', async () => {
    const image = await addImage();
    const note = await create({
      title: 'One',
      content: '<p>First</p>',
      options: { color: '#fbd77a', location: 'Kochi', passion: true },
      media: [image._id],
      reminders: [meta],
    });
    expect((await list(note._id)).data).toEqual([]);
    await update(note._id, { title: 'Two', options: { color: '#c0d8ff' }, media: [], reminders: [] });
    await update(note._id, { content: '<p>Third</p>' });
    const { data, next } = await list(note._id);
    expect(next).toBeNull();
    expect(data.map(({ title, content }) => [title, content])).toEqual([
      ['Two', '<p>First</p>'],
      ['One', '<p>First</p>'],
    ]);
    expect(data[1]).toMatchObject({
      v: note.version,
      options: note.options,
      reminders: note.reminders,
      media: [{ _id: image._id, inline: false, filename: image.filename }],
      replacedAt: new Date(testApp.clock.now().getTime() - 10 * MINUTE_MS).toISOString(),
    });
    expect(data[0]).toMatchObject({ media: [], reminders: [], options: { color: '#c0d8ff' } });
  });

  it('are joined within five minutes of the last one that was kept, except for the first', async () => {
    const { _id: id } = await create({ title: '0' });
    await update(id, { title: '1' }, 0);
    await update(id, { title: '2' }, 4);
    await update(id, { title: '3' }, 0.9);
    expect(await titlesOf(id)).toEqual(['0']);
    await update(id, { title: '4' }, 0.1);
    expect(await titlesOf(id)).toEqual(['3', '0']);
  });

  it('are kept while somebody goes on writing, however often they save', async () => {
    const { _id: id } = await create({ title: '0' });
    for (let count = 1; count <= 9; count += 1) await update(id, { title: `${count}` }, 4);
    expect(await titlesOf(id)).toEqual(['8', '6', '4', '2', '0']);
  });

  it('are joined only with edits of the same session', async () => {
    const { username, password } = meera;
    const phone = (await testApp.call('login', { body: { username, password, keep: true } })).data.token;
    const save = (id: string, title: string, token = meera.token, version?: number) => {
      const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
      return testApp.call('updateNote', { token, params: { id }, body: { title }, headers });
    };
    const { _id: id, version } = await create({ title: 'Before both' });
    const { data: written } = await save(id, 'An hour of writing', meera.token, version);
    expect((await save(id, 'A line', phone, version)).status).toBe(412);
    expect((await save(id, 'A line', phone, written.version)).status).toBe(200);
    await save(id, 'Another line', phone);
    await save(id, 'Back at the desk');
    expect(await titlesOf(id)).toEqual(['Another line', 'An hour of writing', 'Before both']);
  });

  it('are not joined by a save that overwrites after it was refused, even if two tabs are one session', async () => {
    const { _id: id, version } = await create({ title: 'Before both' });
    const ifMatch = (known: number) => ({ 'if-match': `"${known}"` });
    const save = (title: string, known: number) =>
      testApp.call('updateNote', { token: meera.token, params: { id }, body: { title }, headers: ifMatch(known) });
    const { data: written } = await save('An hour of writing', version);
    expect((await save('The other tab', version)).status).toBe(412);
    expect((await save('The other tab', written.version)).status).toBe(200);
    expect(await titlesOf(id)).toEqual(['An hour of writing', 'Before both']);
  });

  it('are not joined across media that another session has added', async () => {
    const { username, password } = meera;
    const phone = (await testApp.call('login', { body: { username, password, keep: true } })).data.token;
    const { _id: id } = await create({ title: '0' });
    await update(id, { title: '1' }, 0);
    const image = await addImage();
    await testApp.call('attachMedia', { token: phone, params: { noteId: id }, body: { media: [image._id] } });
    await update(id, { title: '2', media: [] }, 0);
    expect((await newestOf(id)).media.map(({ _id }) => _id)).toEqual([image._id]);
  });

  it('are not joined with an edit of the future, which a wrong clock has made', async () => {
    const { _id: id } = await create({ title: '0' });
    await update(id, { title: '1' });
    await update(id, { title: '2' }, -60);
    testApp.clock.advance(60 * MINUTE_MS);
    expect(await titlesOf(id)).toEqual(['1', '0']);
  });

  it('are not made by a save that changes nothing, a tick, a passion, a comment, media that are added and the trash', async () => {
    const { _id: id } = await create({ content: '<p>Rain</p>' });
    const { token } = meera;
    await update(id, { title: 'Monsoon', content: '<p>Rain</p>', options: { color: '#ffffff' } });
    await update(id, { options: { passion: true } });
    await testApp.call('markNoteDone', { token, params: { id } });
    await testApp.call('createComment', { token, params: { noteId: id }, body: { content: 'Yes' } });
    await testApp.call('attachMedia', { token, params: { noteId: id }, body: { media: [(await addImage())._id] } });
    await testApp.call('deleteNote', { token, params: { id } });
    expect((await list(id)).status).toBe(404);
    await testApp.call('restoreNote', { token, params: { id } });
    expect((await list(id)).data).toEqual([]);
  });

  it('are made by the calls that change a reminder, with the reminders of before', async () => {
    const { _id: id } = await create();
    const { token } = meera;
    const { data: reminder } = await testApp.call('createReminder', { token, params: { noteId: id }, body: meta });
    testApp.clock.advance(10 * MINUTE_MS);
    await testApp.call('deleteReminder', { token, params: { noteId: id, id: reminder._id } });
    const { data } = await list(id);
    expect(data.map(({ reminders }) => reminders.map(({ _id }) => _id))).toEqual([[reminder._id], []]);
  });

  it('are listed in pages, limited in versions and in bytes', async () => {
    const { _id: id } = await create({ title: 'Long' });
    for (let count = 0; count < 23; count += 1) await update(id, { title: `${count}` });
    const first = await list(id);
    const second = await list(id, { cursor: first.next ?? '' });
    expect([first.data.length, second.data.length, second.next]).toEqual([20, 3, null]);
    expect(second.data.at(-1)?.title).toBe('Long');
    for (let count = 0; count < 4; count += 1) {
      await update(id, { content: `<p>${String(count).repeat(900_000)}</p>` });
    }
    expect((await list(id)).data.length).toBeLessThan(4);
    expect(await list(id, { cursor: 'x' })).toMatchObject({ status: 400, code: 'cursor_invalid' });
    expect(await list(id, { cursor: '9999999999' })).toMatchObject({ status: 400, code: 'cursor_invalid' });
  });

  it('are kept if they lasted long, despite many edits in a row', async () => {
    const { _id: id, version: first } = await create({ title: 'Written in a day' });
    const { version: second } = await update(id, { title: 'Written in an hour' }, 24 * 60);
    await update(id, { title: 'Flushed' }, 60);
    for (let count = 0; count < NOTE_VERSIONS_MAX + 20; count += 1) {
      testApp.clock.advance(1_000);
      expect((await restore(id, count % 2 === 0 ? first : second)).status).toBe(200);
    }
    const all = await testApp.database.all(
      build.selectFrom('note_versions').select('title').where('note_id', '=', id).orderBy('version'),
    );
    expect(all).toHaveLength(NOTE_VERSIONS_MAX);
    expect(all.slice(0, 2).map(({ title }) => title)).toEqual(['Written in a day', 'Written in an hour']);
  });

  it('are at most a hundred', async () => {
    const { _id: id } = await create({ title: '0' });
    for (let count = 1; count <= NOTE_VERSIONS_MAX + 3; count += 1) await update(id, { title: `${count}` });
    const all = await testApp.database.all(build.selectFrom('note_versions').select('title').where('note_id', '=', id));
    expect(all).toHaveLength(NOTE_VERSIONS_MAX);
    expect(await titlesOf(id)).toContain(`${NOTE_VERSIONS_MAX + 2}`);
    expect(all.map(({ title }) => title)).not.toContain('2');
  });

  it('belong to one person', async () => {
    const { _id: id } = await create();
    await update(id, { title: 'Mine' });
    expect(await list(id, {}, other.token)).toMatchObject({ status: 404, code: 'not_found' });
    const { v } = await newestOf(id);
    const params = { id, v: String(v) };
    expect(await testApp.call('restoreVersion', { token: other.token, params })).toMatchObject({ status: 404 });
    expect(await testApp.call('restoreVersion', { params })).toMatchObject({ status: 401 });
    for (const wrong of ['0', '-1', '1.5', 'x', '99999999999', '2147483648'])
      expect(await testApp.call('restoreVersion', { token: meera.token, params: { id, v: wrong } })).toMatchObject({
        status: 404,
        code: 'not_found',
      });
  });

  it('go with their note and its person', async () => {
    const person = await createPerson(testApp);
    const { _id: id } = await createNote(testApp, person.token, {});
    await testApp.call('updateNote', { token: person.token, params: { id }, body: { title: 'Edited' } });
    await testApp.database.transaction((tx) => tx.run(write('delete from users where id = $1', [person.id])));
    const left = build.selectFrom('note_versions').select('version').where('note_id', '=', id);
    expect(await testApp.database.all(left)).toEqual([]);
  });
});

describe('a restored version', () => {
  it('restores title, text, colour, place and media, and leaves passion and reminders', async () => {
    const [image, inline] = [await addImage(), await addImage()];
    const note = await create({
      title: 'Before',
      content: `<p>Look <img data-media="${inline._id}"></p>`,
      options: { color: '#fbd77a', location: 'Kochi', passion: true },
      media: [image._id],
      reminders: [meta],
    });
    const after = await update(note._id, {
      title: 'After',
      content: '<p>Nothing</p>',
      options: { color: '#ffffff', location: '', passion: false },
      media: [],
      reminders: [{ meta: { ...meta, remindBefore: 600 } }],
    });
    expect(after.media).toEqual([]);
    const { status, data, headers } = await restore(note._id, note.version);
    expect(status).toBe(200);
    expect(headers['etag']).toBe(`"${data.version}"`);
    expect(data).toMatchObject({ title: 'Before', content: note.content, reminders: after.reminders, updated: true });
    expect(data.options).toEqual({ ...note.options, passion: false });
    expect(data.media.map(({ _id, inline: isInline }) => [_id, isInline])).toEqual([
      [image._id, false],
      [inline._id, true],
    ]);
    const { bytes } = await download(testApp, data.media[0]?.url ?? '');
    expect(bytes.length).toBe(image.size);
  });

  it('is a separate version, even right after an edit, and so is the next edit', async () => {
    const note = await create({ title: '0' });
    await update(note._id, { title: '1' }, 0);
    expect((await restore(note._id, note.version)).data.title).toBe('0');
    await update(note._id, { title: '2' }, 0);
    expect(await titlesOf(note._id)).toEqual(['0', '1', '0']);
  });

  it('leaves out lost media, in its grid and in its text', async () => {
    const [lost, kept, inline] = [await addImage(), await addImage(), await addImage()];
    const content = `<p>Look <img data-media="${inline._id}"> here</p>`;
    const note = await create({ content, media: [lost._id, kept._id] });
    await update(note._id, { content: '', media: [] });
    const ids = [lost._id, inline._id];
    await testApp.database.transaction((tx) => tx.run(write('delete from media where id = any($1::uuid[])', [ids])));
    const version = await newestOf(note._id);
    expect([version.lostMedia, version.media.map(({ _id }) => _id)]).toEqual([2, [kept._id]]);
    const { status, data } = await restore(note._id, note.version);
    expect([status, data.content, data.media.map(({ _id }) => _id)]).toEqual([200, '<p>Look  here</p>', [kept._id]]);
  });

  it('changes nothing if the note is equal already', async () => {
    const note = await create({ title: 'Same' });
    await update(note._id, { title: 'Other' });
    const back = await update(note._id, { title: 'Same' });
    expect((await restore(note._id, note.version)).data.version).toBe(back.version);
    expect(await titlesOf(note._id)).toEqual(['Other', 'Same']);
  });

  it('is refused if the note was changed in between, or is in the trash', async () => {
    const note = await create({ title: '0' });
    await update(note._id, { title: '1' });
    const stale = await restore(note._id, note.version, { 'if-match': `"${note.version}"` });
    expect(stale).toMatchObject({ status: 412, code: 'note_changed', data: { title: '1' } });
    await testApp.call('deleteNote', { token: meera.token, params: { id: note._id } });
    expect(await restore(note._id, note.version)).toMatchObject({ status: 404, code: 'note_deleted' });
  });

  it('does not restore the reminders of a note that was a self note then', async () => {
    const note = await create({ title: 'Self', options: { selfNote: true } });
    await update(note._id, { title: 'With a reminder', options: { selfNote: false }, reminders: [{ meta }] });
    const { data } = await restore(note._id, note.version);
    expect([data.title, data.options.selfNote, data.reminders.length]).toEqual(['Self', false, 1]);
  });
});

describe('media of versions', () => {
  it('live on in the versions that show them, through the trash, and end with the last one', async () => {
    const image = await addImage();
    const note = await create({ media: [image._id] });
    await update(note._id, { media: [] });
    await testApp.passTime(3 * DAY_MS);
    await testApp.call('deleteNote', { token: meera.token, params: { id: note._id } });
    await testApp.passTime(3 * DAY_MS);
    await testApp.call('restoreNote', { token: meera.token, params: { id: note._id } });
    const { media } = await newestOf(note._id);
    expect((await download(testApp, media[0]?.url ?? '')).bytes.length).toBe(image.size);

    for (let count = 0; count < NOTE_VERSIONS_MAX - 1; count += 1) await update(note._id, { title: `${count}` });
    const url = (await testApp.call('getMedia', { token: meera.token, params: { id: image._id } })).data.url;
    expect((await testApp.app.inject({ url })).statusCode).toBe(200);
    await update(note._id, { title: 'The last straw' });
    expect((await testApp.app.inject({ url })).statusCode).toBe(404);
    expect(await testApp.call('getMedia', { token: meera.token, params: { id: image._id } })).toMatchObject({
      status: 404,
    });
  });

  it('are kept if the oldest of a full history is restored or its picture put back and that version goes', async () => {
    const putBacks = [
      (note: { _id: string; version: number }) => restore(note._id, note.version),
      ({ _id: id }: { _id: string }, image: string, inline: string) =>
        testApp.call('updateNote', {
          token: meera.token,
          params: { id },
          body: { media: [image], content: `<p><img data-media="${inline}"></p>` },
        }),
    ];
    for (const putBack of putBacks) {
      const [image, inline] = [await addImage(), await addImage()];
      const note = await create({ media: [image._id], content: `<p><img data-media="${inline._id}"></p>` });
      await update(note._id, { media: [], content: '' });
      for (let count = 1; count < NOTE_VERSIONS_MAX; count += 1) await update(note._id, { title: `${count}` });
      testApp.clock.advance(10 * MINUTE_MS);
      const { status, data } = await putBack(note, image._id, inline._id);
      expect([status, data.media.map(({ _id }) => _id)]).toEqual([200, [image._id, inline._id]]);
      for (const { url } of data.media) expect((await download(testApp, url)).bytes.length).toBe(image.size);
      const rows = build.selectFrom('note_versions').select('version').where('note_id', '=', note._id);
      expect(await testApp.database.all(rows)).toHaveLength(NOTE_VERSIONS_MAX);
    }
  });

  it('are released if only joined edits had them', async () => {
    const image = await addImage();
    const note = await create();
    await update(note._id, { title: 'First edit' });
    await update(note._id, { media: [image._id] }, 1);
    await update(note._id, { media: [] }, 1);
    const row = await testApp.database.first(
      build.selectFrom('media').select(['unclaimed_at', 'history_note_id']).where('id', '=', image._id),
    );
    expect(row).toEqual({ unclaimed_at: testApp.clock.now(), history_note_id: null });
  });

  it('stay with their version if a create is sent again', async () => {
    const image = await addImage();
    const note = await create({ media: [image._id] });
    await update(note._id, { media: [] });
    expect(await create({ _id: note._id, media: [image._id] })).toMatchObject({ _id: note._id, media: [] });
    const rows = build.selectFrom('media').select(['unclaimed_at', 'history_note_id']);
    expect(await testApp.database.first(rows.where('id', '=', image._id))).toEqual({
      unclaimed_at: null,
      history_note_id: note._id,
    });
  });

  it('stay with their note if another note uses them, which gets a copy', async () => {
    const image = await addImage();
    const note = await create({ media: [image._id] });
    await update(note._id, { media: [] });
    const { data: second } = await testApp.call('createNote', {
      token: meera.token,
      body: { title: 'Second', media: [image._id] },
    });
    expect(second.media[0]?._id).not.toBe(image._id);
    expect((await newestOf(note._id)).media[0]?._id).toBe(image._id);
    expect((await restore(note._id, note.version)).data.media[0]?._id).toBe(image._id);
  });

  it('cannot be read by another person', async () => {
    const image = await addImage();
    const note = await create({ media: [image._id] });
    await update(note._id, { media: [] });
    const body = { title: 'Thief', media: [image._id] };
    expect(await testApp.call('createNote', { token: other.token, body })).toMatchObject({ status: 404 });
  });
});

// The last test, because it ends all sessions.
it('keeps versions for a year, and deletes none right after the clock leaps ahead', async () => {
  const { _id: id } = await create({ title: 'One' });
  await update(id, { title: 'Two' });
  const listKept = () =>
    testApp.database.all(build.selectFrom('note_versions').select('title').where('note_id', '=', id));
  await testApp.deliver();
  testApp.clock.advance(VERSION_DAYS * DAY_MS + MINUTE_MS);
  await testApp.deliver();
  expect(await listKept()).toEqual([{ title: 'One' }]);
  testApp.clock.advance(DAY_MS);
  await testApp.deliver();
  expect(await listKept()).toEqual([]);
});
