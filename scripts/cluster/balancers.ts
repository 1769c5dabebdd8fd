import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  createDaemon,
  type Daemon,
  getPostgresFolder,
  getProgram,
  makeFolder,
  type TestBed,
  waitUntil,
  writeFor,
} from './daemons.ts';
import { OWNER } from './databases.ts';
import type { Machine } from './network.ts';
import { readShipped } from './shipped.ts';

const NAMES = ['balancer1', 'balancer2'];

/** A machine with HAProxy and PgBouncer. */
type Balancer = {
  machine: Machine;
  haproxy: Daemon;
  pooler: Daemon;
  keepalived: Daemon;
  /** Whether its HAProxy routes requests to a node. */
  knows(node: string): Promise<boolean>;
};

export type Balancers = {
  /** The public address, which one of the balancers has. */
  url: string;
  /** `DATABASE_URL`: a connection for each transaction. */
  databaseUrl: string;
  /** `DATABASE_DIRECT_URL`: a connection for each session. */
  sessionUrl: string;
  machines: Balancer[];
  /** The balancer that has the address now. */
  findActive(): Balancer;
  stop(): Promise<void>;
};

/** Two machines with HAProxy and PgBouncer, and one address that keepalived gives to one of them. */
export const startBalancers = async (testBed: TestBed): Promise<Balancers> => {
  const { entrance } = testBed.network;
  const machines = NAMES.map((name) => createBalancer(testBed, testBed.network.addMachine(name)));
  const parts = machines.flatMap(({ haproxy, pooler, keepalived }) => [haproxy, pooler, keepalived]);
  for (const part of parts) await part.start();
  const findActive = () =>
    machines.find(({ machine }) => succeeds(machine, 'ip', ['route', 'get', 'from', entrance.ip, testBed.network.ip]));
  await waitUntil('a balancer has the address', () => findActive() !== undefined);
  const base = `postgres://${OWNER.user}:${OWNER.password}@${entrance.host}:6432`;
  return {
    url: `http://${entrance.host}`,
    databaseUrl: `${base}/pinlife`,
    sessionUrl: `${base}/pinlife_sessions`,
    machines,
    findActive() {
      const active = findActive();
      if (!active) throw new Error('No balancer has the address.');
      return active;
    },
    async stop() {
      for (const part of parts.toReversed()) await part.stop();
    },
  };
};

const createBalancer = (testBed: TestBed, machine: Machine): Balancer => {
  const folder = makeFolder(testBed, machine.name);
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFor(testBed, path, text);
    return path;
  };
  write('userlist.txt', `"${OWNER.user}" "${OWNER.password}"\n`);
  const haproxy = createDaemon(testBed, {
    machine,
    program: 'haproxy',
    args: ['-db', '-f', write('haproxy.cfg', readHaproxy(folder))],
    // It binds port 80.
    isRoot: true,
    isReady: () => succeeds(machine, 'curl', ['-sf', '-m', '1', 'http://127.0.0.1:8404/up']),
  });
  const pooler = createDaemon(testBed, {
    machine,
    program: 'pgbouncer',
    args: [write('pgbouncer.ini', readPooler(folder))],
    isReady: () => succeeds(machine, 'pg_isready', ['-q', '-t', '1', '-h', '127.0.0.1', '-p', '6432']),
  });
  const pid = (name: string) => join(folder, `${name}.pid`);
  const keepalived = createDaemon(testBed, {
    machine,
    program: 'keepalived',
    args: [
      '-n',
      '-l',
      '-P',
      '-f',
      write('keepalived.conf', readKeepalived(testBed, machine)),
      '-p',
      pid('main'),
      '-r',
      pid('vrrp'),
    ],
    isRoot: true,
    isReady: () => true,
  });
  const knows = async (node: string) => {
    const socket = connect(join(folder, 'admin.sock'));
    socket.end('show stat\n');
    return text(socket).then(
      (statistics) => new RegExp(`^pinlife,${node},.*,UP,`, 'm').test(statistics),
      () => false,
    );
  };
  return { machine, haproxy, pooler, keepalived, knows };
};

/** Removes TLS, and trusts a proxy in front: the tests send requests of many addresses. */
const readHaproxy = (folder: string): string =>
  readShipped('haproxy.cfg', [
    ['/run/haproxy/admin.sock mode 660', `${folder}/admin.sock mode 660`],
    [/^ *bind :443 ssl.*\n/gm, ''],
    [/^ *http-request redirect scheme https.*\n/gm, ''],
    ['http-request set-header X-Forwarded-Proto https', 'http-request set-header X-Forwarded-Proto http'],
  ]);

const readPooler = (folder: string): string =>
  readShipped('pgbouncer.ini', [
    ['host=db1.example.org port=5432', 'host=127.0.0.1 port=5000'],
    ['listen_addr = 127.0.0.1', 'listen_addr = *'],
    ['listen_port = 6432', `listen_port = 6432\nunix_socket_dir = ${folder}`],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt')],
  ]);

const readKeepalived = ({ network }: TestBed, { name }: Machine): string =>
  readShipped('keepalived.conf', [
    ['192.0.2.10/24', `${network.entrance.ip}/24`],
    ['priority 100', `priority ${name === NAMES[0] ? 100 : 90}`],
    ['/usr/lib/postgresql/15/bin', getPostgresFolder()],
  ]);

const succeeds = (machine: Machine, program: string, args: readonly string[]): boolean => {
  const [command = '', ...words] = [...machine.enter(), getProgram(program), ...args];
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0;
};
