import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findPidFile, isPostmasterOf } from './postmaster.ts';
import { openSession, query, start, startApp } from './test/apps.ts';
import { makeFolder, makeUsedFolder } from './test/folders.ts';

const getPid = (folder: string): number => findPidFile(join(folder, 'postgres'))?.pid ?? 0;

it('adopts the database of a killed app and has every acknowledged row, round after round', async () => {
  const folder = await makeUsedFolder();
  const acknowledged: number[] = [];
  const pids = new Set<number>();
  for (let round = 0; round < 3; round++) {
    const app = startApp(folder);
    const { adopted } = await app.get('ready');
    expect(adopted).toBe(round > 0);
    app.write();
    await app.get('acknowledged', (id) => Number(id) > acknowledged.length + 20);
    await app.signal('SIGKILL');
    acknowledged.push(...app.messages.flatMap((message) => message.acknowledged ?? []));
    pids.add(getPid(folder));
  }
  const { adopted, connection } = await start(folder);
  expect(adopted).toBe(true);
  expect(pids).toEqual(new Set([getPid(folder)]));
  const rows = await query<{ id: number }>(connection, 'select id from rows');
  expect(new Set(rows.map(({ id }) => id)).isSupersetOf(new Set(acknowledged))).toBe(true);
});

it('stops an adopted database as it stops its own', async () => {
  const folder = await makeUsedFolder();
  const app = startApp(folder);
  await app.get('ready');
  await app.signal('SIGKILL');
  const pid = getPid(folder);
  await (await start(folder)).stop();
  expect(isPostmasterOf(join(folder, 'postgres'), pid)).toBe(false);
  expect(getPid(folder)).toBe(0);
});

it('loses nothing when app and database are killed together', async () => {
  const folder = await makeUsedFolder();
  const app = startApp(folder);
  await app.get('ready');
  app.write();
  await app.get('acknowledged', (id) => Number(id) > 20);
  process.kill(getPid(folder), 'SIGKILL');
  await app.signal('SIGKILL');
  const acknowledged = app.messages.flatMap((message) => message.acknowledged ?? []);
  const { adopted, connection } = await start(folder);
  expect(adopted).toBe(false);
  const rows = await query<{ id: number }>(connection, 'select id from rows');
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
});

it('creates the database again if the app was killed while creating it', async () => {
  const folder = makeFolder();
  const app = startApp(folder);
  expect(await app.get('log')).toContain('Creating the database');
  await sleep(150);
  await app.signal('SIGKILL');
  const { adopted, connection } = await start(folder);
  expect(adopted).toBe(false);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('is not misled by a pid file which names a process that is something else by now', async () => {
  const folder = await makeUsedFolder();
  const pidFile = `${process.pid}\n${folder}/postgres\n1\n5432\nsocket\n\n 1 1\nready\n`;
  writeFileSync(join(folder, 'postgres/postmaster.pid'), pidFile);
  mkdirSync(join(folder, 'postgres/socket'), { recursive: true });
  writeFileSync(join(folder, 'postgres/socket/.s.PGSQL.5432.lock'), pidFile);
  const { adopted, connection } = await start(folder);
  expect(adopted).toBe(false);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('is not misled by the empty pid file of a power cut', async () => {
  const folder = await makeUsedFolder();
  writeFileSync(join(folder, 'postgres/postmaster.pid'), '');
  expect((await start(folder)).adopted).toBe(false);
});

it('starts the database again when it dies under a running app', async () => {
  const folder = await makeUsedFolder();
  const lines: string[] = [];
  const { connection } = await start(folder, { log: (line) => lines.push(line) });
  const killed = getPid(folder);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => query(connection, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }]);
  expect(getPid(folder)).not.toBe(killed);
  expect(lines.at(-1)).toBe('The database ended unexpectedly and is started again.');
});

it('starts the database again when it was adopted and dies', async () => {
  const folder = await makeUsedFolder();
  const app = startApp(folder);
  await app.get('ready');
  await app.signal('SIGKILL');
  const { adopted, connection } = await start(folder);
  expect(adopted).toBe(true);
  process.kill(getPid(folder), 'SIGKILL');
  await expect.poll(() => query(connection, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }]);
});

it('lets the app finish its work on Ctrl-C before the database stops', async () => {
  const folder = await makeUsedFolder();
  const app = startApp(folder);
  await app.get('ready');
  await app.signal('SIGINT');
  expect(await app.get('stopped')).toEqual({ rows: 0 });
  expect(getPid(folder)).toBe(0);
  const words = readFileSync(join(folder, 'postgres/server.log'), 'utf8');
  expect(words.trimEnd().endsWith('database system is shut down')).toBe(true);
});

it('waits for a database that is still stopping', async () => {
  const folder = await makeUsedFolder();
  const app = startApp(folder);
  const { connection } = await app.get('ready');
  await app.signal('SIGKILL');
  const left = getPid(folder);
  // A smart shutdown waits for the last session.
  const session = await openSession(connection);
  process.kill(left, 'SIGTERM');
  const starting = start(folder);
  await sleep(600);
  await session.end();
  const { adopted } = await starting;
  expect(adopted).toBe(false);
  expect(getPid(folder)).not.toBe(left);
});

it('stops for good also while it is starting the database again', async () => {
  const folder = await makeUsedFolder();
  const embedded = await start(folder);
  process.kill(getPid(folder), 'SIGKILL');
  // Kills in the pause before the next start, or during that start.
  await sleep(250);
  await embedded.stop();
  const left = getPid(folder);
  expect(isPostmasterOf(join(folder, 'postgres'), left)).toBe(false);
  await expect(query(embedded.connection, 'select 1')).rejects.toThrow();
});

it('restarts the database that a killed app left running if its folder was moved in between', async () => {
  const folder = await makeUsedFolder();
  const app = startApp(folder);
  await app.get('ready');
  await app.signal('SIGKILL');
  const moved = join(makeFolder(), 'moved');
  renameSync(folder, moved);
  const lines: string[] = [];
  const { adopted, connection } = await start(moved, { log: (line) => lines.push(line) });
  expect(adopted).toBe(false);
  expect(connection.host).toBe(join(moved, 'postgres/socket'));
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(lines.join()).toContain('is restarted, because the app was updated or moved');
});
