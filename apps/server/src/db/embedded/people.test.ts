import { chmodSync, chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { chooseDatabaseUser } from './database-user.ts';
import { query, start, startApp } from './test/apps.ts';
import { makeClone } from './test/clone.ts';
import { isRoot, makeFolder, makeUsedFolder } from './test/folders.ts';

/** The ordinary user of the system; without root the user who runs the tests. */
const findOrdinaryUser = (): { uid?: number; gid?: number } => {
  if (!isRoot) return {};
  const { uid, gid } = chooseDatabaseUser('/nowhere');
  return { uid, gid };
};

it('runs for an ordinary user from a read-only clone without library links', async () => {
  const clone = makeFolder();
  const { script, node, libraries } = makeClone(clone);
  chmodSync(libraries, 0o555);
  onTestFinished(() => chmodSync(libraries, 0o755));
  const home = makeFolder();
  const user = findOrdinaryUser();
  if (isRoot) chownSync(home, user.uid ?? 0, user.gid ?? 0);

  const env = { HOME: home, TMPDIR: home };
  const app = startApp(join(home, 'data'), { script, node, cwd: clone, env, ...user });
  const { uid, connection } = await app.get('ready');
  expect(uid).not.toBe(0);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(app.messages.some(({ log }) => log?.includes(`copied to ${home}`))).toBe(true);
  expect(readdirSync(libraries)).not.toContain('libpq.so.5');
  await app.signal('SIGINT');
  expect(await app.get('stopped')).toEqual({ rows: 0 });
});

it('runs from a clone with its data below a folder that is closed to everybody else', async () => {
  const closed = makeFolder();
  chmodSync(closed, 0o700);
  const clone = join(closed, 'clone');
  const { script } = makeClone(clone);
  const data = join(clone, 'data');
  for (const adopts of [false, true]) {
    const app = startApp(data, { script });
    const { adopted, connection } = await app.get('ready');
    expect(adopted).toBe(adopts);
    expect(statSync(join(data, 'postgres')).uid === 0).toBe(false);
    app.write();
    await app.get('acknowledged', (id) => Number(id) > 10);
    expect(await query(connection, 'show pinlife.data_folder')).toEqual([
      { 'pinlife.data_folder': join(data, 'postgres') },
    ]);
    await app.signal('SIGKILL');
  }
  expect(statSync(closed).mode & 0o777).toBe(0o700);
});

it("gives root's copy of a database to the user who runs it, and closes it to others", async () => {
  const folder = await makeUsedFolder();
  const first = await start(folder);
  await query(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  const cluster = join(folder, 'postgres');
  if (isRoot) chownSync(cluster, 0, 0);
  chmodSync(cluster, 0o755);
  const { connection } = await start(folder);
  expect(await query(connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  const { uid, mode } = statSync(cluster);
  expect({ isRoots: uid === 0, mode: mode & 0o777 }).toEqual({ isRoots: false, mode: 0o700 });
});
