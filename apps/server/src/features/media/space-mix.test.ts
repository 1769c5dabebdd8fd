import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@pinlife/contract/durations';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../../platform/storage/disk.ts';
import { createS3Storage } from '../../platform/storage/s3.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { importFile } from '../../test/import.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeImage, tryUpload } from '../../test/media.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { type S3Server, startS3Server } from '../../test/s3-server.ts';

const QUOTA_BYTES = 60_000;
const acts = ['upload', 'attach', 'overtake', 'sign', 'put', 'import', 'undo', 'drop', 'delete', 'restore'] as const;
const mix = fc.array(
  fc.array(fc.record({ act: fc.constantFrom(...acts), size: fc.integer({ min: 1, max: 9000 }) }), {
    minLength: 1,
    maxLength: 4,
  }),
  {
    minLength: 12,
    maxLength: 12,
  },
);

type Made = { notes: string[]; deleted: string[]; imports: string[] };
type Act = (typeof acts)[number];

let bucket: S3Server;
let picture: Buffer;
beforeAll(async () => {
  bucket = await startS3Server();
  picture = await makeImage(60, 40, { format: 'jpeg' });
});
afterAll(() => bucket.close());

describe.each(['a folder', 'a bucket'] as const)('the space of a person, with %s', (place) => {
  let testApp: TestApp;
  let person: TestPerson;
  beforeAll(async () => {
    const storage = place === 'a bucket' ? { storage: createS3Storage(bucket.options) } : {};
    testApp = await createTestApp({ ...storage, quotaBytes: QUOTA_BYTES });
    // Addresses of a bucket are signed for the time of the machine.
    testApp.clock.set(new Date());
    person = await createPerson(testApp, { keep: true });
  });
  afterAll(() => testApp.close());

  const getUsed = async () => (await testApp.call('getSpace', { token: person.token })).data.usedBytes;

  const listKeys = async (): Promise<string[]> => {
    if (place === 'a bucket') return bucket.keys().filter((key) => key.includes(person.id));
    const folder = join(testApp.folder, 'media', 'objects');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.parentPath.includes(person.id))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  };
  const countStored = async (): Promise<number> => {
    const found = await Promise.all((await listKeys()).map((key) => testApp.platform.storage.find(key)));
    return found.reduce((sum, stored) => sum + (stored?.size ?? 0), 0);
  };

  const sign = async (size: number) => {
    const s3Key = formatUploadKey(person.id, randomUUID(), 'a.bin');
    const body = { s3Key, contentType: 'a/b', size };
    const { status, data } = await testApp.call('signUpload', { token: person.token, body });
    const put = async () => {
      const bytes = Buffer.alloc(size, 'x');
      if (status !== 200) return;
      const sent = { method: 'PUT', headers: { 'content-type': 'a/b' } } as const;
      if (data.startsWith('/')) await testApp.app.inject({ ...sent, url: data, payload: bytes });
      else await fetch(data, { ...sent, body: new Uint8Array(bytes) });
    };
    return { s3Key, put };
  };
  const upload = async (size: number): Promise<string[]> => {
    const bytes = Buffer.alloc(size, 'x');
    const made = await tryUpload(testApp, person, { bytes, type: 'file', filename: 'a.bin' }).catch(() => null);
    return made?.status === 201 ? [made.data._id] : [];
  };
  const bringIn = async (size: number) => {
    const attachments = [{ filePath: 'scan.jpg', mimetype: 'image/jpeg' }];
    const notes = [{ title: `Scan ${randomUUID()}`, textContent: 'x'.repeat(size), attachments }];
    const archive = makeKeepArchive(notes, { 'scan.jpg': picture });
    return importFile(testApp, person.token, archive).catch(() => null);
  };

  const run = async (act: Act, size: number, { notes, deleted, imports }: Made) => {
    const { token } = person;
    const pick = (from: string[]) => from.splice(size % Math.max(1, from.length), 1)[0];
    const to = (id: string) => ({ token, params: { id } });
    if (act === 'upload') await upload(size);
    if (act === 'attach') notes.push((await createNote(testApp, token, { media: await upload(size) }))._id);
    if (act === 'sign') await sign(size);
    if (act === 'put') await (await sign(size)).put();
    if (act === 'overtake') {
      const { s3Key, put } = await sign(size);
      const body = { s3Key, type: 'file', filename: 'a.bin', noteId: '' };
      const create = () => testApp.call('createMedia', { token, body });
      await Promise.all([put(), create(), create().then(create)]);
      await create();
    }
    if (act === 'import') {
      const done = await bringIn(size);
      if (done) imports.push(done._id);
    }
    const id = act === 'undo' ? pick(imports) : act === 'restore' ? pick(deleted) : undefined;
    if (act === 'undo' && id) await testApp.call('undoImport', to(id));
    if (act === 'restore' && id) await testApp.call('restoreNote', to(id));
    const note = act === 'drop' || act === 'delete' ? pick(notes) : undefined;
    if (act === 'drop' && note) await testApp.call('updateNote', { ...to(note), body: { media: [] } });
    if (act === 'delete' && note) {
      await testApp.call('deleteNote', to(note));
      deleted.push(note);
    }
  };

  it('equals the stored size after many concurrent actions', async () => {
    const [rounds = []] = fc.sample(mix, 1);
    const made: Made = { notes: [], deleted: [], imports: [] };
    for (const round of rounds) {
      await Promise.all(round.map(({ act, size }) => run(act, size, made)));
      await testApp.deliver();
      expect(await getUsed()).toBeLessThanOrEqual(QUOTA_BYTES);
    }
    // Uploads without an item are removed by then, and the trash is emptied.
    await testApp.passTime((TRASH_DAYS + 3) * DAY_MS);
    const { username, password } = person;
    person = { ...person, token: (await testApp.call('login', { body: { username, password } })).data.token };
    expect(await getUsed()).toBe(await countStored());
    expect(await getUsed()).toBeGreaterThan(0);
    const { data } = await testApp.call('listPeople', { token: person.token, query: { order: 'space' } });
    expect(data.people.map(({ bytes }) => bytes)).toEqual([await countStored()]);
    expect((await testApp.call('getTotals', { token: person.token })).data.bytes).toBe(await countStored());
  });
});

describe('an upload whose item is made before its answer', () => {
  it('counts once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pinlife-space-'));
    const disk = createDiskStorage(folder);
    let afterWrite = async () => undefined as unknown;
    const write: typeof disk.write = async (...stored) => {
      await disk.write(...stored);
      await afterWrite();
    };
    const testApp = await createTestApp({ storage: { ...disk, write }, quotaBytes: QUOTA_BYTES });
    const { token, id } = await createPerson(testApp, { keep: true });
    const s3Key = formatUploadKey(id, randomUUID(), 'a.bin');
    const { data: url } = await testApp.call('signUpload', { token, body: { s3Key, size: 40_000 } });
    const made: number[] = [];
    afterWrite = async () => {
      const body = { s3Key, type: 'file', filename: 'a.bin', noteId: '' };
      made.push((await testApp.call('createMedia', { token, body })).status);
    };
    const put = await testApp.app.inject({ method: 'PUT', url, payload: Buffer.alloc(40_000) });
    expect([put.statusCode, ...made]).toEqual([200, 201]);
    expect((await testApp.call('getSpace', { token })).data.usedBytes).toBe(40_000);
    await testApp.close();
    await rm(folder, { recursive: true, force: true });
  });
});

describe('an address of a bucket', () => {
  it('counts its announced size while it is open, once, and its real size at its end', async () => {
    const testApp = await createTestApp({ storage: createS3Storage(bucket.options), quotaBytes: QUOTA_BYTES });
    testApp.clock.set(new Date());
    const { token, id } = await createPerson(testApp, { keep: true });
    const size = QUOTA_BYTES / 2 + 1;
    const sign = (s3Key: string) => testApp.call('signUpload', { token, body: { s3Key, size } });
    const newKey = () => formatUploadKey(id, randomUUID(), 'a.bin');
    const getUsed = async () => (await testApp.call('getSpace', { token })).data.usedBytes;
    const key = newKey();
    const signed = [await sign(key), await sign(key), await sign(newKey())].map(({ status }) => status);
    expect(signed).toEqual([200, 200, 413]);
    expect(await getUsed()).toBe(size);
    await testApp.passTime(3 * HOUR_MS);
    expect(await getUsed()).toBe(0);

    testApp.clock.set(new Date());
    const { data: url } = await sign(key);
    expect((await fetch(url, { method: 'PUT', body: new Uint8Array(size) })).status).toBe(200);
    await testApp.passTime(3 * HOUR_MS);
    expect(await getUsed()).toBe(size);
    expect((await sign(newKey())).status).toBe(413);
    await testApp.close();
  });

  /** The clock of the bucket stands, so its addresses stay valid. */
  const openBucketApp = async (storage = createS3Storage(bucket.options)) => {
    const testApp = await createTestApp({ storage, quotaBytes: QUOTA_BYTES });
    testApp.clock.set(new Date());
    const { token, id } = await createPerson(testApp, { keep: true });
    const newKey = () => formatUploadKey(id, randomUUID(), 'a.bin');
    const sign = async (size: number, s3Key = newKey()) => {
      const { data: url } = await testApp.call('signUpload', { token, body: { s3Key, size } });
      const put = async () => (await fetch(url, { method: 'PUT', body: new Uint8Array(size) })).status;
      return { s3Key, put };
    };
    const getUsed = async () => (await testApp.call('getSpace', { token })).data.usedBytes;
    return { testApp, token, sign, getUsed };
  };

  it('still counts after its file was refused, as another one may follow', async () => {
    const { testApp, token, sign, getUsed } = await openBucketApp();
    const { s3Key, put } = await sign(1000);
    expect(await put()).toBe(200);
    const body = { s3Key, type: 'image', filename: 'a.png', noteId: '' };
    expect((await testApp.call('createMedia', { token, body })).status).toBe(415);
    expect(await getUsed()).toBe(1000);
    expect(await put()).toBe(200);
    await testApp.passTime(3 * HOUR_MS);
    expect(await getUsed()).toBe(1000);
    await testApp.close();
  });

  it('counts bytes that arrive after its end, as those of a long upload do', async () => {
    const { testApp, sign, getUsed } = await openBucketApp();
    const { put } = await sign(1000);
    await testApp.passTime(3 * HOUR_MS);
    expect(await getUsed()).toBe(0);
    expect(await put()).toBe(200);
    await testApp.passTime(2 * HOUR_MS);
    expect(await getUsed()).toBe(1000);
    await testApp.close();
  });

  it('still counts if it is signed again while the bucket is asked for its size', async () => {
    const storage = createS3Storage(bucket.options);
    let afterFind = async () => undefined as unknown;
    const find: typeof storage.find = async (key) => {
      const found = await storage.find(key);
      const after = afterFind;
      afterFind = async () => undefined;
      await after();
      return found;
    };
    const { testApp, sign, getUsed } = await openBucketApp({ ...storage, find });
    const { s3Key } = await sign(1000);
    testApp.clock.advance(HOUR_MS + 1000);
    afterFind = () => sign(1000, s3Key);
    await testApp.deliver();
    expect(await getUsed()).toBe(1000);
    await testApp.close();
  });

  it('is looked up even if the lookup of another one fails', async () => {
    const storage = createS3Storage(bucket.options);
    let failing: string | null | undefined;
    const find: typeof storage.find = async (key) => {
      if (failing === null) failing = key;
      if (failing === key) throw new Error('The bucket is down.');
      return storage.find(key);
    };
    const { testApp, sign, getUsed } = await openBucketApp({ ...storage, find });
    await sign(1000);
    await sign(1000);
    failing = null;
    await testApp.passTime(3 * HOUR_MS);
    expect(await getUsed()).toBe(1000);
    await testApp.close();
  });
});

describe('media removed from notes', () => {
  it('have as much space again as the quota, and no more', async () => {
    const testApp = await createTestApp({ quotaBytes: QUOTA_BYTES });
    const person = await createPerson(testApp, { keep: true });
    const bytes = Buffer.alloc(QUOTA_BYTES / 2, 'x');
    const fill = async () => {
      const made = await tryUpload(testApp, person, { bytes, type: 'file', filename: 'a.bin' });
      if (made.status !== 201) throw new Error(made.text);
      const params = { id: (await createNote(testApp, person.token))._id };
      // Edits that follow each other at once make one version, which never had the file.
      for (const media of [[made.data._id], []]) {
        await testApp.call('updateNote', { token: person.token, params, body: { media } });
      }
    };
    for (let times = 0; times < 4; times += 1) await fill();
    await expect(fill()).rejects.toThrow();
    await testApp.passTime(2 * DAY_MS);
    await fill();
    await testApp.close();
  });
});
