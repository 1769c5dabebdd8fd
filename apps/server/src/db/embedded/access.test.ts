import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { chooseDatabaseUser } from './database-user.ts';
import { findPidFile } from './postmaster.ts';
import { query, start, startApp } from './test/apps.ts';
import { linkOrCopy } from './test/clone.ts';
import { isRoot, makeFolder, makeUsedFolder } from './test/folders.ts';

/** The file as earlier versions wrote it. */
const OPEN_TO_ALL = 'local all all trust\n';

/** Sends a start message and prints the first byte of the answer: R is accepted, E is refused. */
const KNOCK = `
  const words = Buffer.from('\\0\\x03\\0\\0user\\0pinlife\\0database\\0postgres\\0\\0', 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(words.length + 4);
  const socket = require('node:net').connect(process.argv[1]);
  socket.once('error', (error) => console.log(error.code));
  socket.once('data', (answer) => { console.log(answer.toString('latin1', 0, 1)); socket.destroy(); });
  socket.write(Buffer.concat([length, words]));`;

/** Connects as the database user if the tests run as root, otherwise as the current user. */
const knock = (host: string): string => {
  const node = join(makeFolder(), 'node');
  linkOrCopy(process.execPath, node);
  const { uid, gid } = chooseDatabaseUser('/nowhere');
  const { stdout } = spawnSync(node, ['-e', KNOCK, join(host, '.s.PGSQL.5432')], {
    encoding: 'utf8',
    cwd: '/',
    ...(isRoot && { uid, gid }),
  });
  return stdout.trim();
};

const expected = isRoot ? 'E' : 'R';

it('lets only the user who starts it into the database, in a folder of an earlier version too', async () => {
  const folder = await makeUsedFolder();
  writeFileSync(join(folder, 'postgres', 'pg_hba.conf'), OPEN_TO_ALL);
  const { connection } = await start(folder);
  expect(knock(connection.host)).toBe(expected);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(connection.host).mode & 0o777).toBe(0o700);
});

it('closes the access to a database that an earlier version left running', async () => {
  const folder = await makeUsedFolder();
  const cluster = join(folder, 'postgres');
  const app = startApp(folder);
  const { connection } = await app.get('ready');
  await app.signal('SIGKILL');
  writeFileSync(join(cluster, 'pg_hba.conf'), OPEN_TO_ALL);
  process.kill(findPidFile(cluster)?.pid ?? 0, 'SIGHUP');
  await vi.waitFor(() => expect(knock(connection.host)).toBe('R'));
  const { adopted } = await start(folder);
  expect(adopted).toBe(true);
  await vi.waitFor(() => expect(knock(connection.host)).toBe(expected));
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('follows no link that replaces a file of its own', async () => {
  const folder = await makeUsedFolder();
  const elsewhere = makeFolder();
  const names = ['pinlife.conf', 'pg_hba.conf', 'pg_ident.conf', 'server.log'];
  for (const name of names) {
    writeFileSync(join(elsewhere, name), 'Mine', { mode: 0o644 });
    rmSync(join(folder, 'postgres', name));
    symlinkSync(join(elsewhere, name), join(folder, 'postgres', name));
  }
  mkdirSync(join(elsewhere, 'socket'), { mode: 0o755 });
  rmSync(join(folder, 'postgres', 'socket'), { recursive: true });
  symlinkSync(join(elsewhere, 'socket'), join(folder, 'postgres', 'socket'));

  const { connection } = await start(folder);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  const { uid } = statSync(elsewhere);
  for (const name of names) {
    const path = join(elsewhere, name);
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777, statSync(path).uid]).toEqual(['Mine', 0o644, uid]);
  }
  const socket = statSync(join(elsewhere, 'socket'));
  expect([socket.mode & 0o777, socket.uid]).toEqual([0o755, uid]);
});

it('keeps a lock that no other process can take', async () => {
  const folder = await makeUsedFolder();
  const lock = join(folder, 'pinlife.lock');
  const first = await start(folder);
  expect(statSync(lock).mode & 0o777).toBe(0o600);
  await first.stop();
  chmodSync(lock, 0o644);
  await start(folder);
  expect(statSync(lock).mode & 0o777).toBe(0o600);
});
