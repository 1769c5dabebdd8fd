import { DAY_MS } from '@pinlife/contract/durations';
import { IMPORT_MAX_BYTES, IMPORT_PART_BYTES } from '@pinlife/contract/import/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { getImport, importFile, previewFile, sendImport, sendPiece } from '../../test/import.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeImage, tryUpload } from '../../test/media.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
let token: string;
beforeAll(async () => {
  testApp = await createTestApp();
  // The first account is the operator.
  await createPerson(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
  token = person.token;
});

const twoNotes = makeKeepArchive([{ title: 'Payasam', textContent: 'Jaggery first' }, { title: 'Gas' }]);
const announce = (body: Record<string, unknown>) => testApp.call('createImport', { token, body });
/** The session has ended after some days. */
const logIn = async () => {
  const body = { username: person.username, password: person.password };
  token = (await testApp.call('login', { body })).data.token;
};
const listTitles = async () => (await testApp.call('listNotes', { token })).data.map(({ title }) => title).sort();

describe('POST /api/import', () => {
  it('needs a token', async () => {
    expect(await testApp.call('createImport', { body: { filename: 'a.zip', size: 1 } })).toMatchObject({ status: 401 });
  });

  it.each([
    [{ size: 1 }, 400, 'filename_invalid'],
    [{ filename: '  ', size: 1 }, 400, 'filename_invalid'],
    [{ filename: 'a.zip' }, 400, 'invalid'],
    [{ filename: 'a.zip', size: 0 }, 400, 'import_empty'],
    [{ filename: 'a.zip', size: IMPORT_MAX_BYTES + 1 }, 413, 'import_too_big'],
  ])('refuses %j', async (body, status, code) => {
    expect(await announce(body)).toMatchObject({ status, code });
  });

  it('answers with the address for the upload, and accepts 5 GB', async () => {
    const { status, data } = await announce({ filename: '../../etc/keep.zip', size: IMPORT_MAX_BYTES });
    expect(status).toBe(201);
    expect(data.uploadUrl).toMatch(/^\/media\/imports\//);
    expect(await getImport(testApp, token, data._id)).toMatchObject({
      filename: 'keep.zip',
      state: 'uploading',
      progress: { done: 0, total: IMPORT_MAX_BYTES },
      startable: false,
    });
  });

  it('cancels a file that was never sent completely', async () => {
    const first = (await announce({ filename: 'wrong.zip', size: 10 })).data._id;
    const second = (await announce({ filename: 'right.zip', size: 10 })).data._id;
    const { data } = await testApp.call('listImports', { token });
    expect(data.map(({ _id, state }) => [_id, state])).toEqual([
      [second, 'uploading'],
      [first, 'cancelled'],
    ]);
  });

  it('is refused while another import adds notes', async () => {
    const { _id: id } = await previewFile(testApp, token, twoNotes);
    await testApp.call('startImport', { token, params: { id }, body: {} });
    expect(await announce({ filename: 'b.zip', size: 1 })).toMatchObject({ status: 409, code: 'import_running' });
    await testApp.deliver();
  });
});

describe('the upload of a file', () => {
  const bytes = Buffer.alloc(2 * IMPORT_PART_BYTES + 1000, 7);
  const locate = async (url: string) => {
    const { statusCode, headers } = await testApp.app.inject({ method: 'HEAD', url });
    return { status: statusCode, offset: headers['upload-offset'], length: headers['upload-length'] };
  };

  it('continues after the last whole part if the line broke', async () => {
    const { data } = await announce({ filename: 'a.zip', size: bytes.length });
    const url = data.uploadUrl;
    expect(await sendPiece(testApp, url, 0, bytes.subarray(0, IMPORT_PART_BYTES + 17))).toMatchObject({
      status: 204,
      offset: IMPORT_PART_BYTES,
    });
    expect(await locate(url)).toEqual({
      status: 200,
      offset: String(IMPORT_PART_BYTES),
      length: String(bytes.length),
    });
    expect(await sendPiece(testApp, url, IMPORT_PART_BYTES, bytes.subarray(IMPORT_PART_BYTES))).toMatchObject({
      status: 204,
      offset: bytes.length,
    });
    expect((await getImport(testApp, token, data._id)).state).toBe('reading');
  });

  it('refuses a piece from another place, and one that is more than was announced', async () => {
    const { data } = await announce({ filename: 'a.zip', size: 100 });
    expect((await sendPiece(testApp, data.uploadUrl, 7, bytes.subarray(0, 10))).status).toBe(409);
    expect((await sendPiece(testApp, data.uploadUrl, 0, bytes.subarray(0, 101))).status).toBe(400);
  });

  it('stores nothing twice if two send at once', async () => {
    const { data } = await announce({ filename: 'a.zip', size: bytes.length });
    const sent = await Promise.all([1, 2].map(() => sendPiece(testApp, data.uploadUrl, 0, bytes)));
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('needs the address that was answered, for a day', async () => {
    const { data } = await announce({ filename: 'a.zip', size: 100 });
    const other = data.uploadUrl.replace(/s=\w/, 's=_');
    expect((await locate(other)).status).toBe(403);
    expect((await sendPiece(testApp, other, 0, bytes.subarray(0, 100))).status).toBe(403);
    testApp.clock.advance(DAY_MS + 1000);
    expect((await locate(data.uploadUrl)).status).toBe(403);
    await logIn();
    expect((await locate((await getImport(testApp, token, data._id)).uploadUrl ?? '')).status).toBe(200);
  });

  it('is cancelled after a day without a byte, and its bytes are deleted', async () => {
    const { data } = await announce({ filename: 'a.zip', size: bytes.length });
    await sendPiece(testApp, data.uploadUrl, 0, bytes.subarray(0, IMPORT_PART_BYTES));
    await testApp.passTime(2 * DAY_MS);
    await logIn();
    expect(await getImport(testApp, token, data._id)).toMatchObject({ state: 'cancelled', uploadUrl: null });
    const folder = `uploads/${person.id}/import-${data._id}`;
    const { parts } = await testApp.database
      .all<{ parts: string[] }>({ text: 'select parts from imports where id = $1', values: [data._id], kind: 'read' })
      .then(([row]) => row ?? { parts: [] });
    expect(parts).toHaveLength(1);
    expect(await testApp.platform.storage.find(`${folder}/${parts[0]}`)).toBeNull();
  });
});

describe('GET /api/import/{id}', () => {
  it('needs a token, and an import of one’s own', async () => {
    const params = { id: crypto.randomUUID() };
    expect(await testApp.call('getImport', { params })).toMatchObject({ status: 401 });
    expect(await testApp.call('getImport', { token, params })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await testApp.call('getImport', { token, params: { id: 'x' } })).toMatchObject({ status: 404 });
  });

  it('shows the preview, and nothing was added yet', async () => {
    const preview = await previewFile(testApp, token, twoNotes);
    expect(preview).toMatchObject({
      state: 'ready',
      source: 'keep',
      startable: true,
      counts: { notes: 2, pictures: 0, skipped: 0, existing: 0 },
      samples: [{ title: 'Payasam', text: 'Jaggery first', color: '#ffffff' }, { title: 'Gas' }],
      progress: { done: 0, total: 2 },
    });
    expect(await listTitles()).toEqual([]);
  });

  it('reports an unreadable file in a sentence', async () => {
    expect(await previewFile(testApp, token, Buffer.from('Rar!..'), 'holiday.rar')).toMatchObject({
      state: 'failed',
      error: 'import_format_unknown',
      startable: false,
    });
  });
});

describe('an import of a suspended person', () => {
  it('waits until the suspension ends', async () => {
    const { _id: id } = await previewFile(testApp, token, twoNotes);
    expect((await testApp.call('startImport', { token, params: { id }, body: {} })).status).toBe(200);
    const commandLine = { person: null, name: null };
    const acts = testApp.services.people.of(person.id);
    await acts.suspend(commandLine, person.id);
    await testApp.deliver();
    await acts.reinstate(commandLine, person.id);
    await logIn();
    expect([await listTitles(), (await getImport(testApp, token, id)).state]).toEqual([[], 'importing']);
    await testApp.deliver();
    expect([await listTitles(), (await getImport(testApp, token, id)).state]).toEqual([['Gas', 'Payasam'], 'done']);
  });
});

describe('GET /api/import', () => {
  it('needs a token, and lists one’s own, newest first', async () => {
    expect(await testApp.call('listImports')).toMatchObject({ status: 401 });
    await importFile(testApp, token, twoNotes);
    testApp.clock.advance(1000);
    const id = await sendImport(testApp, token, twoNotes);
    const { status, data } = await testApp.call('listImports', { token });
    expect([status, data.map(({ state }) => state)]).toEqual([200, ['reading', 'done']]);
    expect(data[0]).not.toHaveProperty('skipped');
    await testApp.call('cancelImport', { token, params: { id } });
  });
});

describe('POST /api/import/{id}/start', () => {
  it('needs a token, and an import that is ready', async () => {
    const id = await sendImport(testApp, token, twoNotes);
    expect(await testApp.call('startImport', { params: { id }, body: {} })).toMatchObject({ status: 401 });
    expect(await testApp.call('startImport', { token, params: { id }, body: { archived: 'x' } })).toMatchObject({
      status: 400,
    });
    expect(await testApp.call('startImport', { token, params: { id }, body: {} })).toMatchObject({
      status: 409,
      code: 'import_step_wrong',
    });
    expect(await testApp.call('startImport', { token, params: { id: crypto.randomUUID() }, body: {} })).toMatchObject({
      status: 404,
    });
    await testApp.deliver();
  });

  it('imports the notes, and deletes the file', async () => {
    const done = await importFile(testApp, token, twoNotes);
    expect(done).toMatchObject({ state: 'done', added: { notes: 2, existing: 0, skipped: 0 }, skipped: [] });
    expect(await listTitles()).toEqual(['Gas', 'Payasam']);
    expect(await testApp.platform.storage.find(`uploads/${person.id}/import-${done._id}`)).toBeNull();
    const found = await testApp.call('listNotes', { token, query: { search: 'jaggery' } });
    expect(found.data.map(({ title }) => title)).toEqual(['Payasam']);
  });

  it('adds nothing twice, keeps what was edited here, and restores nothing that was deleted', async () => {
    await importFile(testApp, token, twoNotes);
    const { data: notes } = await testApp.call('listNotes', { token });
    const [edited, deleted] = [notes.find((n) => n.title === 'Payasam'), notes.find((n) => n.title === 'Gas')];
    await testApp.call('updateNote', { token, params: { id: edited?._id ?? '' }, body: { title: 'Mine now' } });
    await testApp.call('deleteNote', { token, params: { id: deleted?._id ?? '' } });
    const again = await importFile(testApp, token, twoNotes);
    expect(again).toMatchObject({
      counts: { existing: 2 },
      added: { notes: 0, existing: 2 },
      skipped: [{ name: 'Gas', reason: 'import_deleted_here' }],
    });
    await testApp.passTime(32 * DAY_MS);
    await logIn();
    await importFile(testApp, token, twoNotes);
    expect(await listTitles()).toEqual(['Mine now']);
  });
});

describe('POST /api/import/{id}/cancel', () => {
  it('needs a token and an import that has not ended', async () => {
    const { _id: id } = await importFile(testApp, token, twoNotes);
    expect(await testApp.call('cancelImport', { params: { id } })).toMatchObject({ status: 401 });
    expect(await testApp.call('cancelImport', { token, params: { id } })).toMatchObject({ status: 409 });
    expect(await testApp.call('cancelImport', { token, params: { id: crypto.randomUUID() } })).toMatchObject({
      status: 404,
    });
  });

  it('deletes a preview with its file', async () => {
    const { _id: id } = await previewFile(testApp, token, twoNotes);
    expect((await testApp.call('cancelImport', { token, params: { id } })).data).toMatchObject({
      state: 'cancelled',
      startable: false,
      undoUntil: null,
    });
  });

  it('stops a running import, which can continue later', async () => {
    const { _id: id } = await previewFile(testApp, token, twoNotes);
    const params = { id };
    await testApp.call('startImport', { token, params, body: { labels: false } });
    expect((await testApp.call('cancelImport', { token, params })).data).toMatchObject({
      state: 'cancelled',
      startable: true,
    });
    await testApp.deliver();
    expect(await listTitles()).toEqual([]);
    const { data } = await testApp.call('startImport', { token, params, body: {} });
    expect(data).toMatchObject({ state: 'importing', choices: { labels: false } });
    await testApp.deliver();
    expect(await getImport(testApp, token, id)).toMatchObject({ state: 'done', added: { notes: 2 } });
  });
});

describe('POST /api/import/{id}/undo', () => {
  it('needs a token, and something that came in', async () => {
    const { _id: id } = await previewFile(testApp, token, twoNotes);
    expect(await testApp.call('undoImport', { params: { id } })).toMatchObject({ status: 401 });
    expect(await testApp.call('undoImport', { token, params: { id } })).toMatchObject({ status: 409 });
    expect(await testApp.call('undoImport', { token, params: { id: crypto.randomUUID() } })).toMatchObject({
      status: 404,
    });
  });

  it('moves everything to the trash except what was edited here, and lists that', async () => {
    const { _id: id } = await importFile(testApp, token, twoNotes);
    const { data: notes } = await testApp.call('listNotes', { token });
    const edited = notes.find(({ title }) => title === 'Gas')?._id ?? '';
    await testApp.call('updateNote', { token, params: { id: edited }, body: { content: '<p>Red card</p>' } });
    expect((await testApp.call('undoImport', { token, params: { id } })).data.state).toBe('undone');
    await testApp.deliver();
    expect(await getImport(testApp, token, id)).toMatchObject({
      state: 'undone',
      kept: [{ name: 'Gas', reason: 'import_edited_here' }],
      progress: { done: 1, total: 2 },
      undoUntil: null,
    });
    expect(await listTitles()).toEqual(['Gas']);
    const trash = await testApp.call('listNotes', { token, query: { type: 'trash' } });
    expect(trash.data.map(({ title }) => title)).toEqual(['Payasam']);
  });

  it('keeps notes that got a comment, share, reminder or picture here; a mark is no edit', async () => {
    const titles = ['Commented', 'Shared', 'Reminding', 'Pictured', 'Done', 'Passion', 'Plain'];
    const { _id: id } = await importFile(testApp, token, makeKeepArchive(titles.map((title) => ({ title }))));
    const { data: notes } = await testApp.call('listNotes', { token });
    const idOf = (title: string) => notes.find((note) => note.title === title)?._id ?? '';
    const noteOf = (title: string) => ({ token, params: { noteId: idOf(title) } });
    const own = (title: string) => ({ token, params: { id: idOf(title) } });
    const meta = { selectedDateTime: '2027-03-01T09:00:00.000Z', timezone: 'Asia/Kolkata' };
    const photo = await makeImage(8, 8, { format: 'png' });
    const changes = [
      await testApp.call('createComment', { ...noteOf('Commented'), body: { content: 'Mine' } }),
      await testApp.call('updateShare', { ...own('Shared'), body: {} }),
      await testApp.call('createReminder', { ...noteOf('Reminding'), body: meta }),
      await tryUpload(testApp, person, { bytes: photo, type: 'image', noteId: idOf('Pictured') }),
      await testApp.call('updateNote', { ...own('Passion'), body: { options: { passion: true } } }),
      await testApp.call('markNoteDone', own('Done')),
    ];
    expect(changes.map(({ status }) => status < 300)).toEqual(changes.map(() => true));
    await testApp.call('undoImport', { token, params: { id } });
    await testApp.deliver();
    const { kept, progress } = await getImport(testApp, token, id);
    expect(kept.map(({ name }) => name).sort()).toEqual(['Commented', 'Pictured', 'Reminding', 'Shared']);
    expect(progress).toEqual({ done: 3, total: 7 });
    expect(await listTitles()).toEqual(['Commented', 'Pictured', 'Reminding', 'Shared']);
  });

  it('lets the same file be imported once more', async () => {
    const { _id: id } = await importFile(testApp, token, twoNotes);
    await testApp.call('undoImport', { token, params: { id } });
    await testApp.deliver();
    expect(await importFile(testApp, token, twoNotes)).toMatchObject({ added: { notes: 2 } });
    expect(await listTitles()).toEqual(['Gas', 'Payasam']);
    expect((await testApp.call('listNotes', { token, query: { type: 'trash' } })).data).toEqual([]);
  });

  it('is over after 30 days', async () => {
    const { _id: id, undoUntil } = await importFile(testApp, token, twoNotes);
    expect(undoUntil).toBe(new Date(testApp.clock.now().getTime() + 30 * DAY_MS).toISOString());
    testApp.clock.advance(30 * DAY_MS);
    await logIn();
    expect(await testApp.call('undoImport', { token, params: { id } })).toMatchObject({ status: 409 });
  });
});
