import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createSpaceGuard } from '../apps/server/src/platform/file/free-space.ts';
import { makeDataFolder, type RunningApp, removeDataFolder, startApp } from '../scripts/app/run-app.ts';
import { uploadMedia } from '../scripts/app/upload.ts';
import { formatSeconds, isFull, recordFigure } from '../testing/fault-figures.ts';
import { limitFileSize, mountDisk } from './support/disk.ts';
import { createPerson, type Person } from './support/person.ts';
import { findPostmaster, query } from './support/postgres.ts';

const MB = 1024 * 1024;
const RETURN_LIMIT_MS = 15_000;
const NO_MOUNT = 'no disk can be mounted here';

const upload = (person: Person, bytes: number) =>
  uploadMedia(person.api, person, {
    type: 'file',
    filename: 'scan.bin',
    contentType: 'application/octet-stream',
    bytes: Buffer.alloc(bytes, 7),
  });

const createNote = ({ api, token }: Person) =>
  api.call('createNote', { token, body: { title: 'Rice', content: '<p>Two bags.</p>'.repeat(500) } });

/** Data from before can be read. */
const expectReadable = async ({ api, token }: Person, mediaUrl: string): Promise<void> => {
  for (const name of ['getUser', 'listNotes', 'listNotifications'] as const) {
    expect([name, (await api.call(name, { token })).status]).toEqual([name, 200]);
  }
  const file = await fetch(new URL(mediaUrl, api.url));
  expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, MB]);
};

const measureReturn = async (isBack: () => Promise<boolean>): Promise<string> => {
  const startedAt = performance.now();
  while (!(await isBack())) {
    expect(performance.now() - startedAt).toBeLessThan(RETURN_LIMIT_MS);
    await sleep(50);
  }
  return formatSeconds(performance.now() - startedAt);
};

const start = async (dataDir: string): Promise<{ app: RunningApp; person: Person }> => {
  const app = await startApp({ dataDir });
  onTestFinished(() => app.stop());
  return { app, person: await createPerson(app) };
};

it('answers uploads with 507 while the disk of the media is full, and leaves no part of a file', async () => {
  const dataDir = await makeDataFolder();
  onTestFinished(() => removeDataFolder(dataDir));
  const disk = mountDisk(join(dataDir, 'media'), '4m');
  onTestFinished(() => disk?.remove());
  const { app, person } = await start(dataDir);
  const { url } = await upload(person, MB);
  if (!disk) limitFileSize(app.pid, 2 * MB);

  await expect(upload(person, 8 * MB)).rejects.toThrow('507');
  expect(readdirSync(join(dataDir, 'media', 'incoming'))).toEqual([]);
  await expectReadable(person, url);
  expect((await createNote(person)).status).toBe(201);
  if (disk) {
    disk.fill();
    await expect(upload(person, 1000)).rejects.toThrow('507');
    disk.free();
  } else {
    limitFileSize(app.pid, 'unlimited');
  }
  await upload(person, disk ? MB : 8 * MB);
  const way = disk ? 'a disk of 4 MB' : `${NO_MOUNT}, files limited to 2 MB`;
  recordFigure('media-disk-full', `507, 0 partial files, reads go on, the next upload works (${way})`);
});

it('answers writes with 507 while the disk of the database is full, and continues to read', async () => {
  const folder = await makeDataFolder();
  onTestFinished(() => removeDataFolder(folder));
  const disk = mountDisk(join(folder, 'disk'), '300m');
  if (!disk) {
    // A real file system without a free byte.
    await expect(createSpaceGuard('/proc')()).rejects.toMatchObject({ status: 507 });
    await createSpaceGuard(folder)();
    recordFigure('data-disk-full', `507 where a file system has no space left (${NO_MOUNT})`);
    return;
  }
  onTestFinished(() => disk.remove());
  const dataDir = join(folder, 'disk', 'data');
  const { person } = await start(dataDir);
  const { url } = await upload(person, MB);
  const postmaster = findPostmaster(dataDir);

  disk.fill();
  await measureReturn(async () => (await createNote(person)).status === 507);
  for (let count = 0; count < 20; count += 1) {
    expect((await createNote(person)).status).toBe(507);
    await expect(upload(person, 1000)).rejects.toThrow('507');
    await expectReadable(person, url);
  }
  // Reads write to the log now and then, which works on a full disk too.
  await writeLog(dataDir, 30);
  await expectReadable(person, url);
  expect(findPostmaster(dataDir)).toBe(postmaster);
  disk.free();
  const isWriting = async () => (await createNote(person)).status === 201;
  const returned = await measureReturn(isWriting);
  await upload(person, MB);
  const crash = isFull ? await crashOnFullDisk() : '';
  recordFigure('data-disk-full', `507, reads go on, writes ${returned} after there is space${crash}`);

  /** Writes more log than fits, which ends PostgreSQL; it is restarted until it can run. */
  async function crashOnFullDisk(): Promise<string> {
    disk?.fill();
    await expect(writeLog(dataDir, 200)).rejects.toThrow();
    await measureReturn(async () => (await person.api.call('getUser', person)).status === 503);
    disk?.free();
    const again = await measureReturn(isWriting);
    await expectReadable(person, url);
    return `; ${again} where PostgreSQL itself had to give up`;
  }
});

const writeLog = (dataDir: string, megabytes: number) =>
  query(dataDir, `select pg_logical_emit_message(true, 'x', repeat('x', ${MB})) from generate_series(1, ${megabytes})`);
