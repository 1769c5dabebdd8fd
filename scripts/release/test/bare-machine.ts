import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFailed } from 'vitest';
import { waitForExit } from '../../lib/child.mjs';
import { type Bridge, openBridge } from './bridge.ts';

type Mount = { source: string; place: string; isWritable?: boolean };

type MachineOptions = {
  /** The system: a folder that is read-only inside. */
  root: string;
  mounts: readonly Mount[];
  /** `10001:10001` */
  user: string;
  /** The complete environment inside. */
  environment: Readonly<Record<string, string>>;
  workingFolder: string;
  command: readonly string[];
};

export type BareMachine = {
  log(): string;
  /** Resolves at its end or after `stop`, with the exit code as in a shell. */
  ended: Promise<number>;
  /** Forwards connections to a port inside. */
  openPort(port: number): Promise<Bridge>;
  /** Runs another command beside the first, with the same settings, and returns its code. */
  enter(command: readonly string[]): Promise<number>;
  /** Stops the first process, like a container runtime. */
  stop(): Promise<number>;
};

/** Separate namespaces for mounts, names, processes and network: a container without any container program. */
const SETUP = `
set -eu
root=$1 user=$2 folder=$3
shift 3
ip link set lo up
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for name in null zero random urandom; do
  touch "$root/dev/$name"
  mount --bind "/dev/$name" "$root/dev/$name"
done
ln -s /proc/self/fd "$root/dev/fd"
mkdir "$root/dev/shm"
mount -t tmpfs -o mode=1777,size=64m tmpfs "$root/dev/shm"
while [ "$1" != -- ]; do
  mkdir -p "$root$2"
  mount --bind "$1" "$root$2"
  [ "$3" = rw ] || mount -o remount,bind,ro "$root$2"
  shift 3
done
shift
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user" "$root" /usr/bin/env -i -C "$folder" "$@"
`;

/** Runs a command on a bare system without network, temporary folder and home. */
export const runBare = (options: MachineOptions): BareMachine => {
  const { root, mounts, user, environment, workingFolder, command } = options;
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child', 'sh', '-c', SETUP, 'sh'],
      ...[root, user, workingFolder],
      ...mounts.flatMap(({ source, place, isWritable }) => [source, place, isWritable ? 'rw' : 'ro']),
      '--',
      ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
      ...command,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const ended = waitForExit(child);
  onTestFailed(() => {
    process.stdout.write(log);
    child.kill('SIGKILL');
  });
  return {
    log: () => log,
    ended,
    openPort: async (port) => openBridge(await waitForNetwork(child), port),
    enter: (words) => enter(findInside(child), options, words),
    stop: () => {
      process.kill(findInside(child), 'SIGTERM');
      return ended;
    },
  };
};

/** Enters the process's root: its mount namespace alone would show the root of this machine. */
const enter = (pid: number, { user, environment, workingFolder }: MachineOptions, words: readonly string[]) => {
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const namespaces = ['--mount', '--pid', '--net', '--ipc', '--uts', `--root=/proc/${pid}/root`];
  const [uid = '', gid = ''] = user.split(':');
  const person = [`--setuid=${uid}`, `--setgid=${gid}`];
  const command = ['/usr/bin/env', '-i', '-C', workingFolder, ...settings, ...words];
  return waitForExit(spawn('nsenter', [`--target=${pid}`, ...namespaces, ...person, ...command], { stdio: 'ignore' }));
};

const networkOf = (pid: number | 'self') => readlinkSync(`/proc/${pid}/ns/net`);

const waitForNetwork = async ({ pid = 0 }: ChildProcess): Promise<number> => {
  while (networkOf(pid) === networkOf('self')) await sleep(5);
  return pid;
};

/** The process id of the first process inside, as seen from outside. */
const findInside = ({ pid = 0 }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
