import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@pinlife/contract/durations';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { writeBackup } from '../../../commands/backup.ts';
import { restoreBackup } from '../../../commands/restore.ts';
import { createDiskStorage } from '../../../platform/storage/disk.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { upload } from '../../../test/media.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';
import { findNextBackup, formatBackupName } from './schedule.ts';
import { createBackupSource } from './source.ts';

const SECRET = 'the secret that the hashes are peppered with';
const at = { hour: 3, minute: 30 };
const running = new AbortController().signal;

let testApp: TestApp;
let operator: TestPerson;
let folder: string;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp, { keep: true });
  const file = await upload(testApp, operator, { bytes: randomBytes(200_000), type: 'file', filename: 'a.bin' });
  // The rows fill more than one chunk of the file.
  const content = `<p>${randomBytes(200_000).toString('hex')}</p>`;
  await createNote(testApp, operator.token, { title: 'Tabs\tand \\ and \n lines', content, media: [file._id] });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinlife-nightly-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (path: string): Promise<unknown> =>
  writeBackup({ connection: testApp.address, storage: testApp.platform.storage, appSecret: SECRET }, path);

const open = (changes: Partial<Parameters<typeof createBackupSource>[0]> = {}) =>
  createBackupSource({
    settings: { folder, at, keep: { days: 2, weeks: 0, months: 0 } },
    runs: testApp.services.backups,
    write,
    tellOperators: () => testApp.services.people.tellOperators('backup-failed'),
    clock: testApp.clock,
    log: { info: () => undefined, error: () => undefined },
    ...changes,
  });

const goToNight = () => {
  const due = findNextBackup(testApp.clock.now(), at);
  testApp.clock.advance(due.getTime() - testApp.clock.now().getTime());
};
const tick = (source: ReturnType<typeof open>) => source.runBatch(testApp.clock.now(), running);
const files = async () => (await readdir(folder)).filter((name) => name.startsWith('pinlife-')).sort();
const newest = async () => (await testApp.services.backups.list())[0];
const countMails = async () => (await testApp.deliver()).filter(({ subject }) => subject.includes('backup')).length;

describe('a backup of the night', () => {
  it('is made when it is due, read back, and restores everything', async () => {
    const source = open();
    await tick(source);
    expect(await files()).toEqual([]);
    goToNight();
    await tick(source);
    const [name = ''] = await files();
    expect(await files()).toEqual([expect.stringMatching(/^pinlife-.*-0330\.tar$/)]);
    expect(await newest()).toMatchObject({ state: 'done', fault: null, bytes: expect.any(Number) });

    const database = `test_${randomBytes(6).toString('hex')}`;
    const server = new pg.Client({ ...inject('postgres'), database: 'postgres' });
    await server.connect();
    await server.query(`create database ${database}`);
    const restored = new pg.Client({ ...inject('postgres'), database });
    await restored.connect();
    const storage = createDiskStorage(join(folder, 'media'));
    const connection = { ...inject('postgres'), database };
    await restoreBackup({ connection, storage, keepSecret: async (secret) => secret }, join(folder, name));
    const { rows } = await restored.query('select title, media_count from notes');
    expect(rows).toEqual([{ title: 'Tabs\tand \\ and \n lines', media_count: 1 }]);
    const { rows: media } = await restored.query<{ object_key: string }>('select object_key from media');
    expect((await storage.find(`${media[0]?.object_key}/original`))?.size).toBe(200_000);
    // The backup was running at its own snapshot: the restored instance must not show it as failed.
    expect((await restored.query(`select 1 from operator_settings where key like 'backup%'`)).rowCount).toBe(0);
    await restored.end();
    await server.query(`drop database ${database} with (force)`);
    await server.end();
  });

  it('is made by one of several nodes, whose older files are deleted', async () => {
    for (let night = 0; night < 3; night += 1) {
      const nodes = [open(), open(), open()];
      goToNight();
      await Promise.all(nodes.map(tick));
      await Promise.all(nodes.map(tick));
    }
    expect(await files()).toHaveLength(2);
    const { state, tries } = (await newest()) ?? {};
    expect([state, tries?.length]).toEqual(['done', 1]);
  });

  it('is not made up for by a start that comes later', async () => {
    goToNight();
    testApp.clock.advance(HOUR_MS);
    await tick(open());
    expect(await files()).toEqual([]);
  });

  it('leaves nothing on a full disk, is reported once, and is retried after one, two and three more hours', async () => {
    const full = async (path: string) => {
      await writeFile(`${path}.partial-1`, 'half of it');
      await rm(`${path}.partial-1`);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const before = await countMails();
    const source = open({ write: full });
    goToNight();
    await tick(source);
    expect(await newest()).toMatchObject({ state: 'failed', fault: 'noRoom' });
    for (const hours of [1, 2]) {
      testApp.clock.advance(hours * HOUR_MS - 1000);
      await tick(source);
      expect((await newest())?.tries).toHaveLength(hours);
      testApp.clock.advance(1000);
      await tick(source);
      expect((await newest())?.tries).toHaveLength(hours + 1);
    }
    expect(await files()).toEqual([]);
    expect(await countMails()).toBe(before + 1);
    testApp.clock.advance(3 * HOUR_MS);
    await tick(open());
    expect(await newest()).toMatchObject({ state: 'done', fault: null, retryAt: null });
    expect(await files()).toHaveLength(1);
  });

  it('does not count if it differs from the written bytes', async () => {
    const source = open({
      write: async (path) => {
        await write(path);
        await truncate(path, 100_000);
      },
    });
    goToNight();
    await tick(source);
    expect(await newest()).toMatchObject({ state: 'failed', fault: 'damaged' });
    expect(await files()).toEqual([]);
  });

  it('is retried by another node if it was killed half-way, and its files are removed', async () => {
    goToNight();
    const killed = open({ write: () => new Promise<void>(() => undefined) });
    goToNight();
    const stopping = new AbortController();
    const batch = killed.runBatch(testApp.clock.now(), stopping.signal);
    await expect.poll(async () => (await newest())?.state).toBe('writing');
    stopping.abort();
    await batch;
    const left = 'pinlife-2026-01-01-0330.tar.unread.partial-0';
    await writeFile(join(folder, left), 'half of it');
    await utimes(join(folder, left), new Date(0), new Date(0));
    const other = open();
    await tick(other);
    expect((await newest())?.state).toBe('writing');
    testApp.clock.advance(180_000);
    await tick(other);
    expect(await newest()).toMatchObject({ state: 'failed', fault: 'ended' });
    testApp.clock.advance(HOUR_MS);
    await tick(other);
    expect(await newest()).toMatchObject({ state: 'done' });
    expect(await files()).toEqual([expect.stringMatching(/^pinlife-.*-0330\.tar$/)]);
  });

  it.each([
    ['a day and a half', 1.5 * DAY_MS],
    ['a year', 365 * DAY_MS],
  ])('is made at its time even if the clock was %s ahead at the start', async (_so, ahead) => {
    testApp.clock.advance(ahead);
    const source = open();
    testApp.clock.advance(-ahead);
    await tick(source);
    goToNight();
    await tick(source);
    expect(await files()).toHaveLength(1);
  });

  it('is kept in addition to one of a clock that was ahead', async () => {
    const ahead = 'pinlife-2099-01-01-0330.tar';
    await writeFile(join(folder, ahead), 'of a wrong year');
    for (let night = 0; night < 2; night += 1) {
      const source = open({ settings: { folder, at, keep: { days: 1, weeks: 0, months: 0 } } });
      goToNight();
      await tick(source);
      const made = formatBackupName((await newest())?.dueAt ?? new Date(0));
      expect(await files()).toEqual([made, ahead]);
    }
  });

  it('of a restored copy does not replace or remove those of the saved instance in the same folder', async () => {
    const settings = { folder, at, keep: { days: 1, weeks: 0, months: 0 } };
    const saved = open({ settings });
    goToNight();
    await tick(saved);
    const [own = ''] = await files();
    const before = await readFile(join(folder, own));
    const runs = { ...testApp.services.backups, findCode: async () => '1f9a3c', begin: async () => true };
    const copy = open({ settings, runs });
    for (let night = 0; night < 2; night += 1) {
      goToNight();
      await tick(copy);
    }
    const made = formatBackupName(testApp.clock.now(), '1f9a3c');
    expect(await files()).toEqual([own, made]);
    expect(await readFile(join(folder, own))).toEqual(before);
    const again = open({ settings });
    goToNight();
    await tick(again);
    expect(await files()).toEqual([made, formatBackupName(testApp.clock.now())]);
  });

  it('of a restored copy is kept beside that of the saved instance of the same minute', async () => {
    const runs = { ...testApp.services.backups, findCode: async () => '1f9a3c', begin: async () => true };
    const [saved, copy] = [open(), open({ runs })];
    goToNight();
    await tick(saved);
    await tick(copy);
    expect(await files()).toHaveLength(2);
  });

  it('is made at its time again after the clock was a year ahead', async () => {
    testApp.clock.advance(400 * DAY_MS);
    const source = open();
    const hanging = open({ write: () => new Promise<void>(() => undefined) });
    goToNight();
    const stopping = new AbortController();
    const batch = hanging.runBatch(testApp.clock.now(), stopping.signal);
    await expect.poll(async () => (await newest())?.state).toBe('writing');
    stopping.abort();
    await batch;
    testApp.clock.advance(-401 * DAY_MS);
    await tick(source);
    expect(await files()).toEqual([]);
    goToNight();
    await tick(source);
    expect(await files()).toHaveLength(1);
  });
});
