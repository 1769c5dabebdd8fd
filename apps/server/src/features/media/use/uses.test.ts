import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@pinlife/contract/durations';
import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build, write } from '../../../db/query.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { download, makeImage, sendBytes, upload } from '../../../test/media.ts';
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

const addFile = async (person = meera) =>
  (await upload(testApp, person, { bytes: Buffer.from('rain'), type: 'file', filename: 'rain.txt' }))._id;
const addImage = async (person = meera) =>
  (await upload(testApp, person, { bytes: await makeImage(20, 10), type: 'image' }))._id;
const create = (body: Record<string, unknown>, { token } = meera) =>
  testApp.call('createNote', { token, body: { title: 'Monsoon', ...body } });
const update = (id: string, body: Record<string, unknown>) =>
  testApp.call('updateNote', { token: meera.token, params: { id }, body });
const attach = (noteId: string, media: string[]) =>
  testApp.call('attachMedia', { token: meera.token, params: { noteId }, body: { media } });
const idsOf = (note: { media: readonly { _id: string }[] }) => note.media.map(({ _id }) => _id);
const img = (id: string) => `<p>Look: <img data-media="${id}"></p>`;

/** Lists folders of stored bytes. */
const listStored = async () => {
  const root = join(testApp.folder, 'media', 'objects', 'media', meera.id);
  return readdir(root).catch(() => []);
};
const sweep = (hours: number) => testApp.passTime(hours * HOUR_MS);

describe('a note with media', () => {
  it('is created with them in one go, in their order, and read back alike from everywhere', async () => {
    const ids = [await addFile(), await addImage(), await addFile()];
    const { status, data } = await create({ media: ids.toReversed() });
    expect([status, idsOf(data)]).toEqual([201, ids.toReversed()]);
    expect(data.media.every(({ noteId }) => noteId === data._id)).toBe(true);
    const read = await testApp.call('getNote', { token: meera.token, params: { id: data._id } });
    const list = await testApp.call('listNotes', { token: meera.token, query: { limit: '1' } });
    const page = await testApp.call('listNotes', { token: meera.token, query: { search: 'rain.txt' } });
    const { id: _id, ...created } = data;
    expect([read.data, list.data[0], page.data[0]]).toEqual([created, created, created]);
    expect((await download(testApp, list.data[0]?.media[0]?.url ?? '')).bytes.toString()).toBe('rain');
  });

  it('is not created at all if one of them is missing or another person’s', async () => {
    const [mine, foreign] = [await addFile(), await addFile(other)];
    const id = randomUUID();
    const refused = await create({ _id: id, media: [mine, foreign] });
    const missing = await create({ _id: id, media: [mine, randomUUID()] });
    expect([refused.status, refused.code, refused.text]).toEqual([404, 'media_missing', missing.text]);
    expect((await testApp.call('getNote', { token: meera.token, params: { id } })).status).toBe(404);
    expect((await create({ media: [mine] })).data.media).toHaveLength(1);
  });

  it('answers a create that is sent again with the same media', async () => {
    const body = { _id: randomUUID(), media: [await addFile()] };
    const [first, second] = [await create(body), await create(body)];
    expect([second.status, idsOf(second.data)]).toEqual([201, idsOf(first.data)]);
  });

  it('exchanges them by PUT, which is an edit; a missing list leaves them', async () => {
    const [first, second, third] = [await addFile(), await addFile(), await addFile()];
    const { data: note } = await create({ media: [first, second] });
    const changed = await update(note._id, { media: [third, first] });
    expect([idsOf(changed.data), changed.data.updated]).toEqual([[third, first], true]);
    expect(changed.data.version).toBeGreaterThan(note.version);
    const same = await update(note._id, { media: [third, first] });
    expect(same.data.version).toBe(changed.data.version);
    expect(idsOf((await update(note._id, { title: 'Other' })).data)).toEqual([third, first]);
    expect((await update(note._id, { media: [] })).data.media).toEqual([]);
  });

  it('refuses a PUT as a whole if a media item is missing', async () => {
    const note = await createNote(testApp, meera.token);
    const answer = await update(note._id, { title: 'Other', media: [await addFile(other)] });
    expect([answer.status, answer.code, answer.field]).toEqual([404, 'media_missing', 'media']);
    const read = await testApp.call('getNote', { token: meera.token, params: { id: note._id } });
    expect(note).toMatchObject(read.data);
  });

  it('adds more by POST, after the existing ones, without being edited', async () => {
    const [first, second] = [await addFile(), await addFile()];
    const { data: note } = await create({ media: [first] });
    const { status, data } = await attach(note._id, [second, first]);
    expect([status, idsOf(data), data.updated]).toEqual([200, [first, second], false]);
    expect(data.version).toBeGreaterThan(note.version);
    expect((await attach(note._id, [second])).data.version).toBe(data.version);
  });

  it('is known to its owner only', async () => {
    const note = await createNote(testApp, other.token);
    const foreign = await attach(note._id, [await addFile()]);
    const missing = await attach(randomUUID(), [await addFile()]);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });

  it('has a hundred at most', async () => {
    const { status, code } = await create({ media: Array.from({ length: 101 }, () => randomUUID()) });
    expect([status, code]).toEqual([400, 'too_much_media']);
    expect((await create({ media: 'x' })).status).toBe(400);
    expect((await create({ media: ['x'] })).code).toBe('media_missing');
  });

  it('shares the bytes with another note that is given the same, and each keeps them for itself', async () => {
    const id = await addImage();
    const { data: first } = await create({});
    await update(first._id, { title: 'Its one version shows no picture' });
    await update(first._id, { media: [id] });
    const { data: second } = await create({ media: [id], content: img(id) });
    const [copy] = second.media;
    expect(copy?._id).not.toBe(id);
    expect(second.content).toContain(`data-media="${copy?._id}"`);
    await update(first._id, { media: [] });
    await sweep(25);
    expect((await testApp.call('getMedia', { token: meera.token, params: { id } })).status).toBe(404);
    const { data } = await testApp.call('getNote', { token: meera.token, params: { id: second._id } });
    expect((await download(testApp, data.media[0]?.url ?? '')).status).toBe(200);
  });
});

describe('an image among the text', () => {
  it('is returned with its note, marked as inline, and is removed when the text no longer names it', async () => {
    const [inline, attached] = [await addImage(), await addImage()];
    const { data: note } = await create({ content: img(inline), media: [attached] });
    expect(note.media.map(({ _id, inline: isInline }) => [_id, isInline])).toEqual([
      [attached, false],
      [inline, true],
    ]);
    const titled = await update(note._id, { title: 'Other', media: [attached] });
    expect(idsOf(titled.data)).toEqual([attached, inline]);
    const { data } = await update(note._id, { content: '<p>Gone</p>' });
    expect(idsOf(data)).toEqual([attached]);
  });

  it('is left out unless it is one of the person’s own images', async () => {
    const [foreign, file, mine] = [await addImage(other), await addFile(), await addImage()];
    const content = [foreign, randomUUID(), file, mine].map(img).join('');
    const { data } = await create({ content });
    expect(data.content.match(/data-media="[^"]+"/g)).toEqual([`data-media="${mine}"`]);
    expect(idsOf(data)).toEqual([mine]);
    const edited = await update(data._id, { content: img(foreign) });
    expect([edited.data.content, edited.data.media]).toEqual(['<p>Look: </p>', []]);
  });
});

describe('unused bytes', () => {
  it('stay a day, be they uploaded, made into an item or taken from a note, then they are gone', async () => {
    await sweep(25);
    const before = await listStored();
    const s3Key = await sendBytes(testApp, meera, { bytes: Buffer.from('never claimed'), type: 'file' });
    await addImage();
    const file = await addFile();
    const { data: note } = await create({});
    await sweep(20);
    await update(note._id, { title: 'Its one version has no file' });
    await attach(note._id, [file]);
    await update(note._id, { media: [] });
    expect(await listStored()).toHaveLength(before.length + 2);
    await sweep(5);
    expect(await listStored()).toHaveLength(before.length + 1);
    const late = { s3Key, type: 'file', filename: 'late.txt', noteId: '' };
    expect(await testApp.call('createMedia', { token: meera.token, body: late })).toMatchObject({
      status: 404,
      code: 'upload_missing',
      error: 'Failed to upload media. Try again',
    });
    await sweep(20);
    expect(await listStored()).toEqual(before);
  });

  /** Items to remove next, as if their last use had just ended. */
  const letGo = (count: number) =>
    testApp.database.transaction((tx) =>
      tx.run(
        write(
          `insert into unclaimed_objects (user_id, key, due_at)
           select $1, 'uploads/gone-' || lpad(number::text, 3, '0'), '-infinity' from generate_series(1, $2::int) number`,
          [meera.id, count],
        ),
      ),
    );
  const listLetGo = async () =>
    (
      await testApp.database.all(
        build.selectFrom('unclaimed_objects').select('key').where('key', 'like', 'uploads/gone-%'),
      )
    ).map(({ key }) => key);

  it('are not those of a copy, even if the other item is deleted during a sweep', async () => {
    const { data: first } = await create({ media: [await addFile()] });
    const { data: second } = await create({ media: idsOf(first) });
    await letGo(200);
    const { storage } = testApp.platform;
    const { removeAll } = storage;
    const besideSweep = AsyncLocalStorage.snapshot();
    const remove = () =>
      testApp.database.transaction((tx) => tx.run(write('delete from media where id = $1', [idsOf(first)[0]])));
    const sweeping = vi.spyOn(storage, 'removeAll').mockImplementationOnce(async (key) => {
      await besideSweep(remove);
      await removeAll(key);
    });
    await sweep(2);
    sweeping.mockRestore();
    expect(await listLetGo()).toEqual([]);
    const { data } = await testApp.call('getNote', { token: meera.token, params: { id: second._id } });
    expect((await download(testApp, data.media[0]?.url ?? '')).status).toBe(200);
  });

  it('are removed although others cannot be', async () => {
    await letGo(3);
    const { storage } = testApp.platform;
    const { removeAll } = storage;
    const sweeping = vi.spyOn(storage, 'removeAll').mockImplementation(async (key) => {
      if (key.endsWith('gone-001')) throw new Error('It is locked');
      await removeAll(key);
    });
    await expect(sweep(2)).rejects.toThrow('It is locked');
    await sweep(2);
    expect(await listLetGo()).toEqual(['uploads/gone-001']);
    sweeping.mockRestore();
    await sweep(25);
    expect(await listLetGo()).toEqual([]);
  });

  it('are deleted with the note when the trash is emptied, and restored with it before', async () => {
    const before = await listStored();
    const { data: note } = await create({ media: [await addFile()], content: img(await addImage()) });
    await testApp.call('deleteNote', { token: meera.token, params: { id: note._id } });
    await sweep((TRASH_DAYS - 2) * 24);
    const { data } = await testApp.call('restoreNote', { token: meera.token, params: { id: note._id } });
    expect((await download(testApp, data.media[0]?.url ?? '')).bytes.toString()).toBe('rain');
    await testApp.call('deleteNote', { token: meera.token, params: { id: note._id } });
    await sweep(TRASH_DAYS * 24 + 1);
    expect(await listStored()).toEqual(before);
  });
});

describe('the pictures of a profile', () => {
  let person: TestPerson;
  beforeAll(async () => {
    person = await createPerson(testApp, { keep: true });
  });

  const put = (body: Record<string, unknown>) => testApp.call('updateUser', { token: person.token, body });

  it('are images of one’s own, kept as long as they are in use', async () => {
    const [photo, cover] = [await addImage(person), await addImage(person)];
    const { status, data } = await put({ profile: photo, cover });
    expect([status, data.profile?._id, data.cover?._id]).toEqual([200, photo, cover]);
    expect(data.profile).toMatchObject({ width: 20, height: 10, thumbs: [{ width: 20 }] });
    await sweep(25);
    const again = await put({ about: 'Violin' });
    expect((await download(testApp, again.data.profile?.thumbUrl ?? '')).status).toBe(200);
    const taken = await put({ profile: null, cover: again.data.cover });
    expect([taken.data.profile, taken.data.cover?._id]).toEqual([null, cover]);
    await sweep(25);
    expect((await testApp.call('getMedia', { token: person.token, params: { id: photo } })).status).toBe(404);
    expect((await testApp.call('getUser', { token: person.token })).data.cover?._id).toBe(cover);
  });

  it('cannot be files or images of other people', async () => {
    const theirs = await createPerson(testApp);
    for (const profile of [await addImage(theirs), await addFile(person), randomUUID(), 'x', 7]) {
      const answer = await put({ profile, about: 'Not saved' });
      expect([answer.status, answer.code]).toEqual([404, 'media_missing']);
    }
    expect((await testApp.call('getUser', { token: person.token })).data.about).toBe('Violin');
  });
});
