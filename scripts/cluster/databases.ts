import { join } from 'node:path';
import pg from 'pg';
import {
  answers,
  createDaemon,
  type Daemon,
  getPostgresFolder,
  makeFolder,
  type TestBed,
  waitUntil,
  writeFor,
} from './daemons.ts';
import type { Machine } from './network.ts';
import { readShipped } from './shipped.ts';

export const OWNER = { user: 'pinlife', password: 'only-for-tests', database: 'pinlife' };
const ADMINISTRATOR = { user: 'postgres', password: 'only-for-tests-either', database: 'postgres' };
const NAMES = ['db1', 'db2', 'db3'];
/** The values of `ops/patroni.yml`. */
export const PATRONI = { ttlMs: 20_000, loopWaitMs: 5_000, retryTimeoutMs: 5_000, walSenderTimeoutMs: 5_000 };
const WELL_TIMEOUT_MS = 120_000;

/** A machine with PostgreSQL under Patroni and a member of etcd. */
type DatabaseNode = { name: string; machine: Machine; patroni: Daemon; etcd: Daemon };

export type Databases = {
  nodes: DatabaseNode[];
  /** The primary, as the members report it. */
  findPrimary(): Promise<DatabaseNode>;
  /** The synchronous standby, and one that may lag behind. */
  findStandbys(): Promise<{ inStep: DatabaseNode; other: DatabaseNode }>;
  /** The member of etcd that leads the others. */
  findEtcdLeader(): Promise<DatabaseNode>;
  /** Waits for a primary with two streaming standbys, one of them synchronous. */
  untilHealthy(): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

/** Three PostgreSQL, of which Patroni makes one the primary, with etcd on the same machines. */
export const startDatabases = async (testBed: TestBed): Promise<Databases> => {
  const machines = NAMES.map((name) => testBed.network.addMachine(name));
  const nodes = machines.map((machine) => createDatabaseNode(testBed, machine));
  await Promise.all(nodes.map(({ etcd }) => etcd.start()));
  await Promise.all(nodes.map(({ patroni }) => patroni.start()));

  const getNode = (name: string | undefined): DatabaseNode => {
    const node = nodes.find((known) => known.name === name);
    if (!node) throw new Error(`There is no ${name} among the databases.`);
    return node;
  };
  const findPrimary = async () => {
    const members = await listMembers(nodes);
    return getNode(members.find(({ role }) => role === 'leader')?.name);
  };
  const ask = async <Row extends pg.QueryResultRow>(who: pg.ClientConfig, text: string, values: unknown[] = []) => {
    const { machine } = await findPrimary();
    const client = new pg.Client({ ...who, host: machine.ip, connectionTimeoutMillis: 2_000, query_timeout: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const databases: Databases = {
    nodes,
    findPrimary,
    async findStandbys() {
      const standbys = (await listMembers(nodes)).filter(({ role }) => role !== 'leader');
      const inStep = standbys.find(({ role }) => role === 'sync_standby');
      return { inStep: getNode(inStep?.name), other: getNode(standbys.find((one) => one !== inStep)?.name) };
    },
    async findEtcdLeader() {
      for (const node of nodes) if (await isEtcdLeader(node)) return node;
      throw new Error('etcd has no leader.');
    },
    untilHealthy: () =>
      waitUntil('a primary has a standby in step and another one', async () => isWell(nodes), WELL_TIMEOUT_MS),
    query: (text, values) => ask(OWNER, text, values),
    async stop() {
      // Patroni stops its PostgreSQL, standbys before the primary.
      await Promise.all(nodes.map(({ patroni }) => patroni.stop()));
      await Promise.all(nodes.map(({ etcd }) => etcd.stop()));
    },
  };
  await databases.untilHealthy();
  await ask(ADMINISTRATOR, `create role ${OWNER.user} login password '${OWNER.password}'`);
  await ask(ADMINISTRATOR, `create database ${OWNER.database} owner ${OWNER.user}`);
  return databases;
};

const createDatabaseNode = (testBed: TestBed, machine: Machine): DatabaseNode => {
  const { name, ip } = machine;
  const folder = makeFolder(testBed, name);
  const settings = join(folder, 'patroni.yml');
  writeFor(testBed, settings, localise(machine, folder));
  const etcd = createDaemon(testBed, {
    machine,
    program: 'etcd',
    args: [],
    environment: readEtcdSettings(machine, folder),
    isReady: () => answers(`http://${ip}:2379/health`),
  });
  const patroni = createDaemon(testBed, {
    machine,
    program: 'patroni',
    args: [settings],
    processes: ['patroni', 'postgres'],
    // It answers once PostgreSQL runs, in any role.
    isReady: () => answers(`http://${ip}:8008/health`),
  });
  return { name, machine, patroni, etcd };
};

const localise = ({ name }: Machine, folder: string): string =>
  readShipped('patroni.yml', [
    ['name: db1', `name: ${name}`],
    ['connect_address: db1.', `connect_address: ${name}.`],
    [
      'data_dir: /var/lib/postgresql/15/main',
      `data_dir: ${folder}/data\n  pgpass: ${folder}/pgpass\n  parameters: { unix_socket_directories: ${folder} }`,
    ],
    ['bin_dir: /usr/lib/postgresql/15/bin', `bin_dir: ${getPostgresFolder()}`],
    ['max_connections: 200', 'max_connections: 200\n        shared_buffers: 64MB'],
    ['change-me-too', 'only-for-replication'],
    ['change-me', ADMINISTRATOR.password],
  ]);

const readEtcdSettings = ({ name }: Machine, folder: string): Record<string, string> => {
  const text = readShipped('etcd.env', [
    ['NAME=db1', `NAME=${name}`],
    [/(ADVERTISE_\w+_URLS=http:..)db1/g, `$1${name}`],
    ['/var/lib/etcd/pinlife', `${folder}/etcd`],
  ]);
  const lines = text.split('\n').filter((line) => line.startsWith('ETCD_'));
  // etcd is not tested on this processor and needs this variable.
  const processor = process.arch === 'x64' ? {} : { ETCD_UNSUPPORTED_ARCH: process.arch };
  return {
    ...processor,
    ...Object.fromEntries(lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)])),
  };
};

type Member = { name: string; role: 'leader' | 'sync_standby' | 'replica'; state: string; lag?: number | 'unknown' };

/** The members, as the first one that answers reports them. */
const listMembers = async (nodes: readonly DatabaseNode[]): Promise<Member[]> => {
  for (const { machine } of nodes) {
    const answer = await fetch(`http://${machine.ip}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
  }
  return [];
};

const isWell = async (nodes: readonly DatabaseNode[]): Promise<boolean> => {
  const members = await listMembers(nodes);
  // Patroni 3.0 reports "running" for a streaming standby, later ones "streaming".
  const running = members.filter(({ state, lag }) => ['running', 'streaming'].includes(state) && lag !== 'unknown');
  const roles = running.map(({ role }) => role).sort();
  return roles.join() === 'leader,replica,sync_standby';
};

const isEtcdLeader = async ({ machine }: DatabaseNode): Promise<boolean> => {
  const answer = await fetch(`http://${machine.ip}:2379/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(2_000),
  }).catch(() => null);
  const status = (await answer?.json()) as { leader?: string; header?: { member_id: string } } | undefined;
  return status?.leader !== undefined && status.leader === status.header?.member_id;
};
