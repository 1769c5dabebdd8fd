import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../app/run-app.ts';
import { type Daemon, type Ground, makeFolder, runProgram, startDaemon, waitUntil, writeFor } from './daemons.ts';

export const OWNER = { user: 'pinlife', password: 'only-for-tests', database: 'pinlife' };

type Server = { name: string; port: number; folder: string; daemon: Daemon };

export type PostgresPair = {
  /** Where writes go now. */
  primaryPort(): number;
  /** Ends every process of the primary at once, as a power cut would. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary; it waits for no standby of its own, as there is none. */
  promote(): Promise<void>;
  /** A new standby of the present primary, which from then on answers no commit before the standby has it. */
  addStandby(): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

/** A primary and a standby, made with PostgreSQL's own tools the way an operator makes them. */
export const startPostgresPair = async (ground: Ground): Promise<PostgresPair> => {
  let count = 0;
  const start = async (name: string, folder: string): Promise<Server> => {
    const port = await findFreePort();
    const settings = { ...serverSettings, port, unix_socket_directories: folder, cluster_name: name };
    const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const daemon = startDaemon(ground, name, 'postgres', ['-D', folder, ...flags]);
    await waitUntil(`${name} answers`, () => isAnswering(port));
    return { name, port, folder, daemon };
  };
  const newPlace = () => {
    count += 1;
    const name = `postgres-${count}`;
    return { name, folder: makeFolder(ground, name) };
  };

  let primary = await startFirst(ground, newPlace(), start);
  let standby: Server | undefined;

  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client(addressOf(primary.port));
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  const addStandby = async () => {
    const { name, folder } = newPlace();
    const { host, port, user, password } = addressOf(primary.port);
    const source = `host=${host} port=${port} user=${user} password=${password}`;
    await runProgram(ground, 'pg_basebackup', ['-d', source, '-D', folder, '-R', '-X', 'stream', '-c', 'fast']);
    standby = await start(name, folder);
    await query(`alter system set synchronous_standby_names = '"${name}"'`);
    await query('select pg_reload_conf()');
    await waitUntil(`${name} is in step`, async () => {
      const rows = await query<{ sync_state: string }>('select sync_state from pg_stat_replication');
      return rows.some(({ sync_state }) => sync_state === 'sync');
    });
  };

  await addStandby();

  return {
    primaryPort: () => primary.port,
    async killPrimary() {
      for (const pid of [primary.daemon.pid, ...(await listChildren(primary.daemon.pid))]) killHard(pid);
      await primary.daemon.stop('SIGKILL');
    },
    async promote() {
      if (!standby) throw new Error('There is no standby.');
      await runProgram(ground, 'pg_ctl', ['-D', standby.folder, '-w', 'promote']);
      primary = standby;
      standby = undefined;
    },
    addStandby,
    query,
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: whoever is still connected is sent away.
      await standby?.daemon.stop('SIGINT');
      await primary.daemon.stop('SIGINT');
    },
  };
};

const serverSettings = {
  listen_addresses: '127.0.0.1',
  wal_level: 'replica',
  max_wal_senders: 8,
  hot_standby: 'on',
  max_connections: 200,
  shared_buffers: '64MB',
};

const startFirst = async (
  ground: Ground,
  { name, folder }: { name: string; folder: string },
  start: (name: string, folder: string) => Promise<Server>,
): Promise<Server> => {
  const passwordFile = join(ground.folder, 'owner-password');
  writeFor(ground, passwordFile, OWNER.password);
  const access = ['-U', OWNER.user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  await runProgram(ground, 'initdb', ['-D', folder, '-E', 'UTF8', '--locale=C.UTF-8', ...access]);
  const server = await start(name, folder);
  const client = new pg.Client({ ...addressOf(server.port), database: 'postgres' });
  await client.connect();
  await client.query(`create database ${OWNER.database}`);
  await client.end();
  return server;
};

const addressOf = (port: number) => ({ host: '127.0.0.1', port, ...OWNER });

const isAnswering = async (port: number): Promise<boolean> => {
  const client = new pg.Client({ ...addressOf(port), database: 'postgres' });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** PostgreSQL's processes leave its group, so that they have to be found by their parent. */
const listChildren = async (parent: number): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  return pids.filter((pid) => findParent(pid) === parent);
};

const findParent = (pid: number): number | null => {
  try {
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
};

const killHard = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with the others.
  }
};
