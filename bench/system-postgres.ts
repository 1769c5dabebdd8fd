import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { installPackage } from './debian.ts';
import type { DatabaseLoad } from './pgbench.ts';

type SystemPostgres = {
  connection: DatabaseLoad['connection'];
  version: string;
  pid: number;
  /** The folder of its files. */
  folder: string;
  stop(): Promise<void>;
};

const PROGRAMS = '/usr/lib/postgresql';
const READY_MS = 20_000;
const POLL_MS = 20;

/** The newest PostgreSQL of Debian on this machine, or null. */
const findPrograms = (): string | null => {
  const [newest] = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folder = join(PROGRAMS, newest ?? '', 'bin');
  return newest && existsSync(join(folder, 'initdb')) ? folder : null;
};

/** PostgreSQL refuses to run as root. */
const findOwner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
};

/**
 * The system's PostgreSQL on a separate folder, with the settings of this file; null if there is none. With a port it
 * listens there too.
 */
export const startSystemPostgres = async (settingsFile: string, port?: number): Promise<SystemPostgres | null> => {
  const programs = findPrograms() ?? (installPackage('postgresql') ? findPrograms() : null);
  if (!programs) return null;
  const owner = findOwner();
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-system-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const cluster = join(folder, 'cluster');
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(programs, 'initdb'), ['-D', cluster, '-U', 'pinlife', '-A', 'trust', '--locale=C.UTF-8'], options);
  await appendFile(join(cluster, 'postgresql.conf'), readFileSync(settingsFile));
  const address = port ? ['-c', 'listen_addresses=127.0.0.1', '-p', `${port}`] : ['-c', 'listen_addresses='];
  const parts = ['-D', cluster, '-c', `unix_socket_directories=${folder}`, ...address];
  const server = spawn(join(programs, 'postgres'), parts, options);
  const stop = async () => {
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const connection = { host: folder, port: port ?? 5432, user: 'pinlife', database: 'pinlife' };
  try {
    return { connection, version: await createDatabase(connection), pid: server.pid ?? 0, folder: cluster, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const createDatabase = async (connection: DatabaseLoad['connection']): Promise<string> => {
  for (const deadline = Date.now() + READY_MS; ; ) {
    const client = new pg.Client({ ...connection, database: 'postgres' });
    try {
      await client.connect();
      await client.query('create database pinlife');
      return await readVersion(client);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(POLL_MS);
    } finally {
      await client.end().catch(() => {});
    }
  }
};

export const readVersion = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  return rows[0]?.version.split(' ')[0] ?? '';
};
