import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUser } from '../../apps/server/src/db/embedded/database-user.ts';

/** Addresses that are set aside for tests of networks (RFC 2544). */
const NETWORK = '198.18.0';
const DOMAIN = 'example.org';
/** The folder in which `ip` stores its namespaces. */
const NAMESPACES = '/run/netns';
/** A MAC address that nobody has: packets to it are lost silently. */
const NOWHERE = '02:00:00:00:00:01';

/** A network namespace with an address and a name, used as a machine. */
export type Machine = {
  name: string;
  host: string;
  ip: string;
  /** The beginning of a command that runs there, as root or as another user. */
  enter(user?: DatabaseUser): string[];
  /** Lists all processes that run there. */
  listPids(): number[];
};

export type Network = {
  /** The address of the tests themselves. */
  ip: string;
  /** The name of all balancers, and the address that moves between them. */
  entrance: { host: string; ip: string };
  addMachine(name: string): Machine;
  /** Drops all packets between the two, in both directions, silently. */
  cut(one: Machine, other: Machine): void;
  mend(): void;
};

/**
 * Creates a network of virtual machines. The process must be root in separate network and mount namespaces: everything is
 * removed with them, and the system outside stays unchanged.
 */
export const createNetwork = (folder: string): Network => {
  const names = new Map<string, string>();
  const cuts: { from: Machine; to: string }[] = [];
  const hosts = join(folder, 'hosts');
  const tell = () => {
    const lines = [...names].map(([host, ip]) => `${ip} ${host}`);
    writeFileSync(hosts, ['127.0.0.1 localhost', ...lines, ''].join('\n'), { mode: 0o644 });
  };
  const addressOf = (nr: number) => `${NETWORK}.${nr}`;
  const entrance = { host: `pins.${DOMAIN}`, ip: addressOf(100) };

  names.set(entrance.host, entrance.ip);
  tell();
  execFileSync('mount', ['--bind', hosts, '/etc/hosts']);
  mkdirSync(NAMESPACES, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', 'namespaces', NAMESPACES]);
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'lan', 'type', 'bridge');
  ip('addr', 'add', `${addressOf(1)}/24`, 'dev', 'lan');
  ip('link', 'set', 'lan', 'up');

  const send = (from: Machine, to: string) => {
    ip('-n', from.name, 'neigh', 'replace', to, 'lladdr', NOWHERE, 'dev', 'eth0', 'nud', 'permanent');
    cuts.push({ from, to });
  };
  const isEntrance = ({ name }: Machine) => ip('-n', name, 'addr').includes(` ${entrance.ip}/`);

  return {
    ip: addressOf(1),
    entrance,
    addMachine(name) {
      const machine = connectMachine(name, addressOf(10 + names.size));
      names.set(machine.host, machine.ip);
      tell();
      return machine;
    },
    cut(one, other) {
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        send(from, to.ip);
        if (isEntrance(to)) send(from, entrance.ip);
      }
    },
    mend() {
      for (const { from, to } of cuts.splice(0)) ip('-n', from.name, 'neigh', 'del', to, 'dev', 'eth0');
    },
  };
};

const connectMachine = (name: string, address: string): Machine => {
  ip('netns', 'add', name);
  ip('link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('link', 'set', `to-${name}`, 'master', 'lan', 'up');
  ip('-n', name, 'link', 'set', 'lo', 'up');
  ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  ip('-n', name, 'link', 'set', 'eth0', 'up');
  return {
    name,
    host: `${name}.${DOMAIN}`,
    ip: address,
    enter: (user) => [
      'nsenter',
      `--net=${NAMESPACES}/${name}`,
      ...(user?.isOther ? [`--setuid=${user.uid}`, `--setgid=${user.gid}`] : []),
    ],
    listPids: () => ip('netns', 'pids', name).split('\n').filter(Boolean).map(Number),
  };
};

const ip = (...args: string[]): string => execFileSync('ip', args, { encoding: 'utf8' });
