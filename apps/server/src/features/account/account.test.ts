import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { HOUR_MS, MINUTE_MS } from '@pinlife/contract/durations';
import type { Note } from '@pinlife/contract/note/schema';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { createDiskStorage } from '../../platform/storage/disk.ts';
import type { Storage } from '../../platform/storage.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { importFile, sendImport } from '../../test/import.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeImage, upload } from '../../test/media.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, PASSWORD, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
  other = await createPerson(testApp);
});

const addPhoto = async (owner: TestPerson, noteId = '', filename = 'Dal.png') =>
  upload(testApp, owner, { bytes: await makeImage(30, 20), type: 'image', contentType: 'image/png', noteId, filename });

describe('DELETE /api/user', () => {
  const remove = (body: Record<string, unknown>, token: string | undefined = person.token) =>
    testApp.call('deleteUser', { body, ...(token && { token }) });

  const countRows = async (userId: string) => {
    const tables = await testApp.database.all(
      read<{ table: string }>(
        `select table_name as table from information_schema.columns
         where table_schema = any(current_schemas(false)) and column_name = 'user_id'`,
      ),
    );
    const counts: Record<string, number> = {};
    for (const { table } of tables) {
      const row = await testApp.database.first(
        read<{ count: number }>(`select count(*)::int as count from ${table} where user_id = $1`, [userId]),
      );
      if (row?.count) counts[table] = row.count;
    }
    const user = await testApp.database.first(read('select 1 from users where id = $1', [userId]));
    return user ? { ...counts, users: 1 } : counts;
  };
  const listBytes = async (userId: string) => {
    const names = await readdir(join(testApp.folder, 'media'), { recursive: true }).catch(() => []);
    return names.filter((name) => name.includes(userId));
  };

  it('needs a token and the password', async () => {
    expect((await testApp.call('deleteUser', { body: { password: PASSWORD } })).status).toBe(401);
    expect(await remove({})).toMatchObject({ status: 400, code: 'current_password_required', field: 'password' });
    expect(await remove({ password: 'Not this one 1' })).toMatchObject({
      status: 400,
      code: 'current_password_wrong',
      field: 'password',
    });
    expect((await testApp.call('getUser', { token: person.token })).status).toBe(200);
  });

  it('leaves nothing of the person, and all of everybody else', async () => {
    for (const owner of [person, other]) {
      const note = await createNote(testApp, owner.token, { title: 'Dal' });
      await importFile(testApp, owner.token, makeKeepArchive([{ title: 'Brought' }]));
      await sendImport(testApp, owner.token, makeKeepArchive([{ title: 'On its way' }]));
      await addPhoto(owner, note._id);
      await testApp.call('createComment', {
        token: owner.token,
        params: { noteId: note._id },
        body: { content: 'More salt' },
      });
      await addPhoto(owner);
    }
    // The worker creates further rows about the notes, which are deleted as well.
    await testApp.deliver();
    const before = await countRows(other.id);
    expect(await remove({ password: PASSWORD })).toMatchObject({ status: 200, data: { _id: person.id } });
    await testApp.deliver();

    expect(await listBytes(person.id)).toEqual([]);
    // The keys of two uploads and two imports stay listed until their addresses have expired.
    expect(await countRows(person.id)).toEqual({ unclaimed_objects: 4 });
    expect(await countRows(other.id)).toEqual(before);
    expect(await listBytes(other.id)).not.toEqual([]);
    expect((await testApp.call('getUser', { token: person.token })).status).toBe(401);
    const login = { username: person.username, password: PASSWORD };
    expect((await testApp.call('login', { body: login })).status).toBe(401);

    testApp.clock.advance(26 * HOUR_MS);
    await testApp.deliver();
    expect(await countRows(person.id)).toEqual({});
  });
});

describe('an export', () => {
  const createExport = async (token: string) => (await testApp.call('createExport', { token })).data.url;
  const fetchExport = (url: string) => testApp.app.inject({ method: 'GET', url });

  it('needs a token, and an address that was given out lately', async () => {
    expect((await testApp.call('createExport')).status).toBe(401);
    const url = await createExport(person.token);
    expect((await fetchExport(url.replace(person.id, other.id))).statusCode).toBe(403);
    expect((await fetchExport(url.replace(/s=\w/, 's=x'))).statusCode).toBe(403);
    expect((await fetchExport(url.replace(/\?.*/, ''))).statusCode).toBe(403);
    testApp.clock.advance(11 * MINUTE_MS);
    expect((await fetchExport(url)).statusCode).toBe(403);
  });

  it('ends with the session that asked for it', async () => {
    const url = await createExport(person.token);
    const login = { username: person.username, password: PASSWORD };
    const another = (await testApp.call('login', { body: login })).data.token;
    const kept = await createExport(another);
    await testApp.call('logout', { token: person.token });
    expect(await fetchExport(url)).toMatchObject({ statusCode: 403 });
    expect((await fetchExport(kept)).statusCode).toBe(200);

    const body = { password: PASSWORD, newPassword: 'Monsoon 2026!' };
    const changing = (await testApp.call('login', { body: login })).data.token;
    await testApp.call('changePassword', { token: changing, body });
    expect((await fetchExport(kept)).statusCode).toBe(403);
  });

  it('contains the profile, every note with everything that belongs to it, and the files', async () => {
    const note = await createNote(testApp, person.token, { title: 'Dal', content: '<p>Soak first.</p>' });
    const photo = await addPhoto(person, note._id, 'ദാൽ: "one".png');
    await testApp.call('createComment', {
      token: person.token,
      params: { noteId: note._id },
      body: { content: 'More salt' },
    });
    await testApp.call('updateShare', {
      token: person.token,
      params: { id: note._id },
      body: { expiresInDays: null, onProfile: true },
    });
    const gone = await createNote(testApp, person.token, { title: 'Gone' });
    await testApp.call('deleteNote', { token: person.token, params: { id: gone._id } });
    await createNote(testApp, other.token, { title: 'Not hers' });

    const answer = await fetchExport(await createExport(person.token));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="pinlife-${person.username}-[-\\d]+.zip"$`),
      ),
      'cache-control': 'no-store',
    });
    const files = unzipSync(answer.rawPayload);
    const path = `media/${photo._id}/ദാൽ_ _one_.png`;
    expect(Object.keys(files)).toEqual([
      'pinlife.json',
      'index.html',
      `notes/${testApp.clock.now().toISOString().slice(0, 10)} Dal.md`,
      path,
    ]);
    const original = await testApp.app.inject({ method: 'GET', url: photo.url });
    expect(Buffer.from(files[path] ?? []).equals(original.rawPayload)).toBe(true);

    const { user, notes } = JSON.parse(Buffer.from(files['pinlife.json'] ?? []).toString()) as {
      user: { username: string };
      notes: Note[];
    };
    expect(user.username).toBe(person.username);
    expect(notes.map(({ title }) => title)).toEqual(['Dal', 'Gone']);
    expect(notes[0]).toMatchObject({
      content: '<p>Soak first.</p>',
      comments: [{ content: 'More salt' }],
      share: { expiresAt: null, onProfile: true },
      media: [{ _id: photo._id, file: path, width: 30, height: 20 }],
    });
    expect(notes[0]?.media[0]).not.toHaveProperty('url');
  });

  it('contains shares as their owner sees them', async () => {
    const { _id: id } = await createNote(testApp, person.token, { title: 'Shared' });
    const params = { id };
    const { data: share } = await testApp.call('updateShare', {
      token: person.token,
      params,
      body: { showComments: true },
    });
    const files = unzipSync((await fetchExport(await createExport(person.token))).rawPayload);
    const { notes } = JSON.parse(Buffer.from(files['pinlife.json'] ?? []).toString()) as { notes: Note[] };
    expect(share).toMatchObject({ url: expect.stringContaining('/s/'), showComments: true, opened: 0 });
    expect(notes.find(({ _id }) => _id === id)?.share).toEqual(share);
  });

  it('contains the calendar feed', async () => {
    const { data: feed } = await testApp.call('updateCalendarFeed', { token: person.token, body: {} });
    const files = unzipSync((await fetchExport(await createExport(person.token))).rawPayload);
    expect(JSON.parse(Buffer.from(files['pinlife.json'] ?? []).toString())).toMatchObject({ calendarFeed: feed });
  });

  it('contains every note, no matter how many of them are large', async () => {
    const titles = Array.from({ length: 24 }, (_none, index) => `Note ${index}`);
    const large = 'x'.repeat(1_000_000);
    for (const [index, title] of titles.entries()) {
      testApp.clock.advance(1000);
      await createNote(testApp, person.token, { title, content: index % 4 === 0 ? large : '' });
    }
    const files = unzipSync((await fetchExport(await createExport(person.token))).rawPayload);
    const { notes } = JSON.parse(Buffer.from(files['pinlife.json'] ?? []).toString()) as { notes: Note[] };
    expect(notes.map(({ title }) => title).sort()).toEqual(titles.toSorted());
  });

  it('closes the file that it was reading when the download breaks off', async () => {
    const opened: Readable[] = [];
    const storage = createDiskStorage(join(testApp.folder, 'breaking'));
    const watched: Storage = {
      ...storage,
      async read(key, range) {
        const bytes = await storage.read(key, range);
        opened.push(bytes);
        return bytes;
      },
    };
    const watchedApp = await createTestApp({ storage: watched });
    try {
      const reader = await createPerson(watchedApp);
      await upload(watchedApp, reader, { bytes: randomBytes(8_000_000), type: 'file', filename: 'film.mp4' });
      const { data } = await watchedApp.call('createExport', { token: reader.token });
      const address = await watchedApp.app.listen();
      const answer = await fetch(`${address}${data.url}`);
      await expect.poll(() => opened.length).toBe(1);
      await answer.body?.cancel();
      await expect.poll(() => opened[0]?.destroyed).toBe(true);
    } finally {
      await watchedApp.close();
    }
  });

  it('contains notes of any time', async () => {
    const text = (day: string) => Buffer.from(`---\ncreated: ${day}T10:00:00Z\n---\nOnce\n`);
    for (const day of ['1960-02-03', '1066-10-14']) {
      await importFile(testApp, person.token, text(day), { filename: `Letter of ${day}.md` });
    }
    const files = unzipSync((await fetchExport(await createExport(person.token))).rawPayload);
    expect(Object.keys(files).filter((path) => path.startsWith('notes/'))).toEqual([
      'notes/1960-02-03 Letter of 1960-02-03.md',
      'notes/1066-10-14 Letter of 1066-10-14.md',
    ]);
  });

  it('contains any number of notes', async () => {
    const titles = Array.from({ length: 205 }, (_each, index) => `Pinup ${index}`);
    const made: Pick<Note, '_id' | 'title'>[] = [];
    for (const title of titles) made.push(await createNote(testApp, person.token, { title }));
    const { rawPayload } = await fetchExport(await createExport(person.token));
    const { notes } = JSON.parse(Buffer.from(unzipSync(rawPayload)['pinlife.json'] ?? []).toString()) as {
      notes: Note[];
    };
    // Ids of one millisecond have random order, so both lists are sorted by id.
    const inOrder = made.toSorted((one, other) => (one._id < other._id ? -1 : 1));
    expect(notes.map(({ title }) => title)).toEqual(inOrder.map(({ title }) => title));
  });
});
