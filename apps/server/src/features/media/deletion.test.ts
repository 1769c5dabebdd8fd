import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { DAY_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { createDiskStorage } from '../../platform/storage/disk.ts';
import { createS3Storage } from '../../platform/storage/s3.ts';
import type { Storage } from '../../platform/storage.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeImage, sendBytes } from '../../test/media.ts';
import { createPerson, PASSWORD, type TestPerson } from '../../test/person.ts';
import { startS3Server } from '../../test/s3-server.ts';

type StorageUnderTest = { storage: Storage; listKeys(): Promise<string[]>; close(): Promise<void> };

const openFolder = async (): Promise<StorageUnderTest> => {
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-storage-'));
  const listFiles = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  };
  return {
    storage: createDiskStorage(folder),
    listKeys: listFiles,
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

const openBucket = async (): Promise<StorageUnderTest> => {
  const server = await startS3Server();
  return { storage: createS3Storage(server.options), listKeys: async () => server.keys(), close: server.close };
};

/** Blocks writes under such a key until the gate is opened. */
const createGate = (storage: Storage) => {
  let gate: { pattern: RegExp; reached: PromiseWithResolvers<void>; opened: PromiseWithResolvers<void> } | undefined;
  const pass = async (key: string) => {
    if (!gate?.pattern.test(key)) return;
    gate.reached.resolve();
    await gate.opened.promise;
  };
  const gated: Storage = {
    ...storage,
    async write(key, bytes, about) {
      await pass(key);
      return storage.write(key, bytes, about);
    },
    async copy(from, to) {
      await pass(to);
      return storage.copy(from, to);
    },
  };
  const close = (pattern: RegExp) => {
    const closed = { pattern, reached: Promise.withResolvers<void>(), opened: Promise.withResolvers<void>() };
    gate = closed;
    return { reached: closed.reached.promise, open: () => closed.opened.resolve() };
  };
  return { gated, close };
};

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('the deletion of an account while bytes arrive at %s', (_name, open) => {
  let tested: StorageUnderTest;
  let gate: ReturnType<typeof createGate>;
  let testApp: TestApp;
  let person: TestPerson;

  beforeAll(async () => {
    tested = await open();
    gate = createGate(tested.storage);
    testApp = await createTestApp({ storage: gate.gated });
    // The object storage has its own clock.
    testApp.clock.set(new Date());
  });
  afterAll(async () => {
    await testApp.close();
    await tested.close();
  });
  beforeEach(async () => {
    person = await createPerson(testApp);
  });

  const removeAccount = async () => {
    const { status } = await testApp.call('deleteUser', { token: person.token, body: { password: PASSWORD } });
    expect(status).toBe(200);
    await testApp.deliver();
  };
  const listKept = async () => (await tested.listKeys()).filter((key) => key.includes(person.id));
  const countListed = async () => {
    const statement = 'select count(*)::int as count from unclaimed_objects where user_id = $1';
    return (await testApp.database.first(read<{ count: number }>(statement, [person.id])))?.count;
  };
  const passDays = (days: number) => testApp.passTime(days * DAY_MS);

  it('leaves no bytes once the upload address has expired', async () => {
    const s3Key = `${person.id}/${randomUUID()}.txt`;
    const { data: url } = await testApp.call('signUpload', { token: person.token, body: { s3Key } });
    const begin = gate.close(/^uploads/);
    const bytes = new PassThrough();
    const headers = { 'content-type': 'text/plain', 'content-length': '4' };
    const sending = url.startsWith('/')
      ? testApp.app.inject({ method: 'PUT', url, payload: bytes, headers })
      : Promise.resolve();
    if (url.startsWith('/')) await begin.reached;
    await removeAccount();
    begin.open();
    bytes.end('rain');
    await sending;
    if (!url.startsWith('/'))
      await fetch(url, { method: 'PUT', body: 'rain', headers: { 'content-type': 'text/plain' } });

    await passDays(2);
    expect(await listKept()).toEqual([]);
    expect(await countListed()).toBe(0);
  });

  it.each([
    ['image', /\/320$/],
    ['file', /\/original$/],
  ] as const)('leaves nothing of an %s that is being made', async (type, pattern) => {
    const s3Key = await sendBytes(testApp, person, { bytes: await makeImage(400, 300), type });
    const { reached, open } = gate.close(pattern);
    const body = { s3Key, type, filename: 'a.png', noteId: '' };
    const making = testApp.call('createMedia', { token: person.token, body });
    await reached;
    await removeAccount();
    open();
    expect([401, 404]).toContain((await making).status);
    expect(await listKept()).toEqual([]);
    await passDays(2);
    expect(await countListed()).toBe(0);
  });

  it('leaves no unfinished media behind if the server died', async () => {
    const s3Key = await sendBytes(testApp, person, { bytes: await makeImage(40, 30), type: 'file' });
    const { reached, open } = gate.close(/\/original$/);
    const body = { s3Key, type: 'file', filename: 'a.png', noteId: '' };
    const making = testApp.call('createMedia', { token: person.token, body });
    await reached;
    const listed = read<{ key: string }>(
      `select key from unclaimed_objects where user_id = $1 and key like 'media/%'`,
      [person.id],
    );
    const [folder] = await testApp.database.all(listed);
    await removeAccount();
    // The last write of a server that dies before it can remove the object.
    await tested.storage.write(`${folder?.key}/320`, PassThrough.from(['rain']), {
      contentType: 'text/plain',
      size: 4,
    });
    await passDays(2);
    expect(await listKept()).toEqual([]);
    open();
    await making;
  });
});
