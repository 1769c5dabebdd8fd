import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@pinlife/contract/durations';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { getImport, importFile, previewFile } from '../../test/import.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeImage, tryUpload, upload } from '../../test/media.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let operator: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp, { keep: true });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp, { keep: true });
});

const setQuota = (quotaBytes: number) =>
  testApp.call('setPersonQuota', {
    token: operator.token,
    params: { id: person.id },
    body: { kind: 'own', quotaBytes },
  });
const getUsed = async () => (await testApp.call('getSpace', { token: person.token })).data.usedBytes;
const file = (size: number) => ({ bytes: Buffer.alloc(size, 'x'), type: 'file', filename: 'notes.bin' }) as const;
const tell = (size: number) => {
  const s3Key = formatUploadKey(person.id, randomUUID(), 'a.bin');
  return testApp.call('signUpload', { token: person.token, body: { s3Key, size } });
};

/** The bytes in the folder of the person's media. */
const countStored = async (): Promise<number> => {
  const folder = join(testApp.folder, 'media', 'objects', 'media', person.id);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe('GET /api/user/space', () => {
  it('needs a token', async () => {
    expect((await testApp.call('getSpace')).status).toBe(401);
  });

  it('counts the stored bytes, previews too, and has no limit at first', async () => {
    await upload(testApp, person, { bytes: await makeImage(900, 700), type: 'image' });
    await upload(testApp, person, file(1000));
    const { data } = await testApp.call('getSpace', { token: person.token });
    expect(data).toEqual({ usedBytes: await countStored(), quotaBytes: null });
    expect(data.usedBytes).toBeGreaterThan(1000);
  });
});

describe('a quota', () => {
  it('refuses before anything is sent, with both numbers', async () => {
    await setQuota(2_000_000_000);
    expect((await tell(90_000_000)).status).toBe(200);
    await setQuota(50_000_000);
    await upload(testApp, person, file(20_000_000));
    const refused = await tell(90_000_000);
    expect(refused).toMatchObject({ status: 413, code: 'space_full' });
    expect(refused.error).toBe('This file has 90 MB, and 30 MB of your 50 MB are left');
    expect(JSON.parse(refused.text).data).toEqual({
      sizeBytes: 90_000_000,
      leftBytes: 30_000_000,
      quotaBytes: 50_000_000,
    });
  });

  it('accepts the last byte, and not one more, if no size was announced', async () => {
    await setQuota(1000);
    await upload(testApp, person, file(999));
    const key = formatUploadKey(person.id, randomUUID(), 'a.bin');
    const { data: url } = await testApp.call('signUpload', { token: person.token, body: { s3Key: key } });
    const put = await testApp.app.inject({
      method: 'PUT',
      url,
      payload: Buffer.alloc(2),
      headers: { 'content-type': 'a/b' },
    });
    expect(put.statusCode).toBe(413);
    expect((await tryUpload(testApp, person, file(1))).status).toBe(201);
    expect(await getUsed()).toBe(1000);
  });

  it('accepts one of 20 concurrent uploads for the last room, even if none becomes an item', async () => {
    await setQuota(5000);
    await upload(testApp, person, file(4000));
    const keys = Array.from({ length: 20 }, () => formatUploadKey(person.id, randomUUID(), 'a.bin'));
    const addresses = await Promise.all(
      keys.map((s3Key) => testApp.call('signUpload', { token: person.token, body: { s3Key, size: 600 } })),
    );
    const puts = await Promise.all(
      addresses.map(({ data: url }) => testApp.app.inject({ method: 'PUT', url, payload: Buffer.alloc(600, 'x') })),
    );
    expect(puts.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 413)]);
    expect(await getUsed()).toBe(4600);
    expect((await tell(600)).status).toBe(413);

    const answers = await Promise.all(
      keys.map((s3Key) =>
        testApp.call('createMedia', {
          token: person.token,
          body: { s3Key, type: 'file', filename: 'a.bin', noteId: '' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await getUsed()).toBe(4600);
    expect(await countStored()).toBe(4600);
  });

  it('deletes nothing if it is set below the used space: text fits, files do not', async () => {
    const { _id: media } = await upload(testApp, person, file(3000));
    const note = await createNote(testApp, person.token, { media: [media] });
    expect((await setQuota(1000)).data).toMatchObject({ bytes: 3000, quotaBytes: 1000, quotaKind: 'own' });
    expect(await tell(1)).toMatchObject({
      status: 413,
      error: 'This file has 1 bytes, and 0 bytes of your 1 kB are left',
    });
    expect((await testApp.call('createNote', { token: person.token, body: { title: 'Text fits' } })).status).toBe(201);
    const change = { title: 'And is changed', media: [media] };
    expect(
      (await testApp.call('updateNote', { token: person.token, params: { id: note._id }, body: change })).status,
    ).toBe(200);
  });

  it('counts the trash and older versions, frees removed files, and counts restored ones again', async () => {
    await setQuota(1000);
    const { token } = person;
    const note = await createNote(testApp, token);
    const save = (media: string[]) => testApp.call('updateNote', { token, params: { id: note._id }, body: { media } });
    const { _id: first } = await upload(testApp, person, file(600));
    await save([first]);
    // Consecutive edits make one version, which never had the file.
    await save([]);
    expect(await getUsed()).toBe(0);
    const { _id: second } = await upload(testApp, person, file(500));
    expect(await getUsed()).toBe(500);
    const refused = await save([first, second]);
    expect(refused).toMatchObject({
      status: 413,
      error: 'This file has 600 bytes, and 500 bytes of your 1 kB are left',
    });
    await save([second]);
    testApp.clock.advance(HOUR_MS);
    await save([]);
    expect(await getUsed()).toBe(500);
    await testApp.call('deleteNote', { token, params: { id: note._id } });
    expect(await getUsed()).toBe(500);
  });

  it('lets profile pictures change if no space is left, and restores none that does not fit', async () => {
    const { token } = person;
    const [large, small] = [
      await upload(testApp, person, { bytes: await makeImage(900, 700), type: 'image' }),
      await upload(testApp, person, { bytes: await makeImage(90, 70), type: 'image' }),
    ];
    const show = (profile: string) => testApp.call('updateUser', { token, body: { profile } });
    const full = await getUsed();
    await setQuota(full);
    expect((await show(large._id)).status).toBe(200);
    expect([await getUsed(), await countStored()]).toEqual([full, full]);
    expect((await show(small._id)).status).toBe(200);
    const left = await getUsed();
    expect(left).toBeLessThan(full);
    await setQuota(left);
    expect(await show(large._id)).toMatchObject({ status: 413, code: 'space_full' });
    expect((await testApp.call('getUser', { token })).data.profile?._id).toBe(small._id);
    expect(await getUsed()).toBe(left);
  });

  it('lets an older version be restored if no space is left, and counts its files once', async () => {
    const { token } = person;
    const { _id: media } = await upload(testApp, person, file(600));
    const { _id: id } = await createNote(testApp, token, { media: [media] });
    await setQuota(600);
    testApp.clock.advance(HOUR_MS);
    await testApp.call('updateNote', { token, params: { id }, body: { media: [] } });
    const [version] = (await testApp.call('listVersions', { token, params: { id } })).data;
    const restored = await testApp.call('restoreVersion', { token, params: { id, v: String(version?.v) } });
    expect(restored.data.media).toMatchObject([{ _id: media }]);
    expect([await getUsed(), await countStored()]).toEqual([600, 600]);
  });

  it('counts an import from its first call, and then its notes instead', async () => {
    const archive = makeKeepArchive([{ title: 'Payasam', textContent: 'Jaggery first' }]);
    await setQuota(archive.length - 1);
    const body = { filename: 'keep.zip', size: archive.length };
    expect(await testApp.call('createImport', { token: person.token, body })).toMatchObject({
      status: 413,
      code: 'space_full',
    });
    expect(await getUsed()).toBe(0);
    await setQuota(archive.length);
    const { _id: id } = await previewFile(testApp, person.token, archive);
    expect(await getUsed()).toBe(archive.length);
    // Another import replaces it.
    expect((await testApp.call('createImport', { token: person.token, body })).status).toBe(201);
    expect(await getUsed()).toBe(archive.length);
    expect(await getImport(testApp, person.token, id)).toMatchObject({ state: 'cancelled' });
  });
});

describe('the quota for everybody', () => {
  it('is set by operators, is in the record, and does not apply to a person with a quota of their own', async () => {
    const { token } = operator;
    const body = { quotaBytes: 2000 };
    expect((await testApp.call('setQuota', { token, body })).data).toMatchObject({ quotaBytes: 2000, isPinned: false });
    const get = async () => (await testApp.call('getSpace', { token: person.token })).data.quotaBytes;
    const decide = (quota: Record<string, unknown>) =>
      testApp.call('setPersonQuota', { token, params: { id: person.id }, body: quota });
    expect(await get()).toBe(2000);
    await upload(testApp, person, file(1900));
    const { withOwn, nearlyFull } = (await testApp.call('getQuota', { token })).data;
    expect(nearlyFull).toBeGreaterThan(0);
    await decide({ kind: 'none' });
    expect(await get()).toBeNull();
    expect((await testApp.call('getQuota', { token })).data).toMatchObject({
      withOwn: withOwn + 1,
      nearlyFull: nearlyFull - 1,
    });
    const { data } = await testApp.call('listPeople', { token, query: { order: 'space', search: person.username } });
    expect(data.people).toEqual([expect.objectContaining({ bytes: 1900, quotaKind: 'none', quotaBytes: null })]);
    await decide({ kind: 'everybody' });
    expect(await get()).toBe(2000);
    expect((await decide({ kind: 'own' })).status).toBe(400);
    expect((await testApp.call('setQuota', { token, body: { quotaBytes: 0 } })).status).toBe(400);
    await testApp.call('setQuota', { token, body: { quotaBytes: null } });
    const { entries } = (await testApp.call('listRecord', { token })).data;
    expect(entries.slice(0, 4).map(({ act, detail }) => [act, detail])).toEqual([
      ['quotaSet', { before: '2000', after: 'none' }],
      ['personQuotaSet', { before: 'none', after: 'everybody' }],
      ['personQuotaSet', { before: 'everybody', after: 'none' }],
      ['quotaSet', { before: 'none', after: '2000' }],
    ]);
  });

  it('cannot be changed if it is pinned', async () => {
    const pinned = await createTestApp({ quotaBytes: 500 });
    const { token } = await createPerson(pinned, { keep: true });
    expect((await pinned.call('getSpace', { token })).data.quotaBytes).toBe(500);
    expect(await pinned.call('setQuota', { token, body: { quotaBytes: 1 } })).toMatchObject({ code: 'quota_pinned' });
    await pinned.close();
  });
});

describe('after all of it', () => {
  it('an import leaves out files that do not fit, and reports them', async () => {
    const picture = await makeImage(500, 400, { format: 'jpeg' });
    const archive = makeKeepArchive(
      [{ title: 'Scan', attachments: [{ filePath: 'scan.jpg', mimetype: 'image/jpeg' }] }, { title: 'Text' }],
      { 'scan.jpg': picture },
    );
    const { _id: id } = await previewFile(testApp, person.token, archive);
    await setQuota(100);
    await testApp.call('startImport', { token: person.token, params: { id }, body: {} });
    await testApp.deliver();
    expect(await getImport(testApp, person.token, id)).toMatchObject({
      state: 'done',
      skipped: [{ name: 'Scan', reason: 'import_file_unfit' }],
    });
    expect(await getUsed()).toBe(0);
  });

  it('the count equals the stored size', async () => {
    await setQuota(100_000_000);
    const picture = await makeImage(500, 400, { format: 'jpeg' });
    const [photo, ...files] = await Promise.all([
      upload(testApp, person, { bytes: picture, type: 'image' }),
      ...[10, 200, 3000].map((size) => upload(testApp, person, file(size))),
    ]);
    const attached = [photo, ...files].map((media) => media?._id ?? '');
    const { token } = person;
    const note = await createNote(testApp, token, { media: attached });
    // A copy shares the bytes.
    await createNote(testApp, token, { media: attached.slice(0, 2) });
    expect(await getUsed()).toBe(await countStored());

    const archive = makeKeepArchive(
      [{ title: 'Scan', attachments: [{ filePath: 'scan.jpg', mimetype: 'image/jpeg' }] }],
      { 'scan.jpg': picture },
    );
    const { _id: id } = await importFile(testApp, token, archive);
    expect(await getUsed()).toBe(await countStored());
    await testApp.call('undoImport', { token, params: { id } });
    await testApp.deliver();
    await testApp.call('deleteNote', { token, params: { id: note._id } });
    expect(await getUsed()).toBe(await countStored());

    await testApp.passTime((TRASH_DAYS + 3) * 24 * HOUR_MS);
    const { username, password } = person;
    const again = await testApp.call('login', { body: { username, password } });
    person = { ...person, token: again.data.token };
    expect(await getUsed()).toBe(await countStored());
    expect(await getUsed()).toBeGreaterThan(0);
  });
});
