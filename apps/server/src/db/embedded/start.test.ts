import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { query, start } from './test/apps.ts';
import { isRoot, makeFolder, makeUsedFolder } from './test/folders.ts';

const readSettings = (connection: Parameters<typeof query>[0], names: string[]) =>
  query<{ name: string; setting: string }>(
    connection,
    `select name, setting from pg_settings where name in (${names.map((name) => `'${name}'`).join()})`,
  ).then((rows) => Object.fromEntries(rows.map(({ name, setting }) => [name, setting])));

it('creates a durable database at the first start and finds its rows again at the second', async () => {
  const folder = makeFolder();
  const lines: string[] = [];
  const first = await start(folder, { settings: {}, log: (line) => lines.push(line) });
  expect(first.adopted).toBe(false);
  expect(lines).toEqual([`Creating the database in ${join(folder, 'postgres')}.`]);
  const durable = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'];
  expect(await readSettings(first.connection, durable)).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
  });
  await query(first.connection, 'create table kept as select 42 as answer');
  await first.stop();
  await first.stop();

  const second = await start(folder);
  expect(second.adopted).toBe(false);
  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

it('listens on a private socket only, speaks UTF-8 and sorts alike on every system', async () => {
  const { connection } = await start(await makeUsedFolder());
  const names = ['listen_addresses', 'server_encoding', 'TimeZone', 'jit', 'max_connections'];
  expect(await readSettings(connection, names)).toEqual({
    listen_addresses: '',
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
    jit: 'off',
    max_connections: '100',
  });
  expect(
    await query(connection, "select datlocprovider, datlocale from pg_database where datname = 'pinlife'"),
  ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }]);
  expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  expect(statSync(join(connection.host, '..')).mode & 0o777).toBe(0o700);
  expect(await query(connection, "select lower('ÉCOLE ΣΟΦΙΑ') as low")).toEqual([{ low: 'école σοφια' }]);
  if (isRoot) expect(statSync(connection.host).uid).not.toBe(0);
});

it('uses little disk for its write-ahead log, even after many writes', async () => {
  const { connection } = await start(await makeUsedFolder());
  await query(
    connection,
    "select pg_logical_emit_message(false, 'x', repeat('x', 1000000)) from generate_series(1, 200)",
  );
  await query(connection, 'checkpoint');
  const [log] = await query<{ mb: number }>(connection, 'select (sum(size) / 1048576)::int as mb from pg_ls_waldir()');
  expect(log?.mb).toBeLessThanOrEqual(80);
});

it('lets an operator change a default, but no setting that PinLife relies on', async () => {
  const folder = await makeUsedFolder();
  writeFileSync(join(folder, 'postgres/custom.conf'), "work_mem = '3MB'\nlisten_addresses = '127.0.0.1'\n");
  const { connection } = await start(folder);
  const settings = await readSettings(connection, ['work_mem', 'listen_addresses']);
  expect(settings).toEqual({ work_mem: '3072', listen_addresses: '' });
});

it('reaches the socket of a folder whose path is too long for sockets', async () => {
  const folder = join(makeFolder(), 'long'.repeat(30), 'data');
  const { connection, stop } = await start(folder);
  expect(connection.host.length).toBeLessThan(90);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  expect(statSync(connection.host, { throwIfNoEntry: false })).toBeUndefined();
});

it('follows a data folder that is a link', async () => {
  const folder = await makeUsedFolder();
  const link = join(makeFolder(), 'link');
  symlinkSync(folder, link);
  const { connection } = await start(link);
  expect(connection.host).toBe(join(folder, 'postgres/socket'));
});

it('removes the remains of an initdb that was killed in the middle', async () => {
  const folder = await makeUsedFolder();
  mkdirSync(join(folder, 'postgres.new-abc123/base'), { recursive: true });
  writeFileSync(join(folder, 'postgres.new-abc123/PG_VERSION'), '18\n');
  await start(folder);
  expect(readdirSync(folder).sort()).toEqual(['pinlife.lock', 'postgres']);
});

it("starts a new log for PostgreSQL's words when the old one has grown large", async () => {
  const folder = await makeUsedFolder();
  const log = join(folder, 'postgres/server.log');
  truncateSync(log, 11 * 1024 * 1024);
  await start(folder);
  expect(statSync(`${log}.1`).size).toBe(11 * 1024 * 1024);
  expect(readFileSync(log, 'utf8')).toContain('ready to accept connections');
});
