import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFailed } from 'vitest';
import { waitForExit } from '../../lib/child.mjs';
import { type Bridge, openBridge } from './bridge.ts';

const STEP_MS = 20;
/** Less than what podman asks for: not every root may raise them. */
const limits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'];
/** As strict as there is: nothing to write to but the volume, no rights, no network. */
const strict = [
  '--network=none',
  '--read-only',
  '--read-only-tmpfs=false',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
];

type Container = {
  log(): string;
  /** The code of its program, once that has ended. */
  ended: Promise<number>;
  /** What listens on its port is reached there. */
  openPort(port: number): Promise<Bridge>;
  /** Runs a command in it, and answers what that says; throws where it fails. */
  enter(...command: string[]): string;
  /** Asks how it is by the command that its image names; throws where it is unwell. */
  checkHealth(): void;
  stop(): Promise<number>;
};

export type Podman = {
  run(...args: string[]): string;
  /** A container of an image, which runs on a volume. */
  start(image: string, volume: string, ...command: string[]): Container;
};

/** Podman with images and containers of its own, apart from those of this machine. */
export const openPodman = (folder: string): Podman => {
  // Not every machine has a systemd to keep groups of processes and a journal; runc knows the older kinds of those groups.
  const own = ['--cgroup-manager=cgroupfs', '--events-backend=file', '--runtime=runc'];
  const settings = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), ...own];
  const run = (...args: string[]): string =>
    execFileSync('podman', [...settings, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  return {
    run,
    start(image, volume, ...command) {
      const name = `pinlife-${randomBytes(4).toString('hex')}`;
      const words = ['run', '--name', name, ...limits, ...strict, '--volume', `${volume}:/data`, image, ...command];
      const child = spawn('podman', [...settings, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
      let log = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          log += text;
        });
      }
      const ended = waitForExit(child);
      onTestFailed(() => void process.stdout.write(log));
      const findPid = () => Number(run('ps', '--filter', `name=${name}`, '--format', '{{.Pid}}'));
      return {
        log: () => log,
        ended,
        openPort: async (port) => {
          while (!findPid() && child.exitCode === null) await sleep(STEP_MS);
          return openBridge(findPid(), port);
        },
        enter: (...rest) => run('exec', name, ...rest),
        checkHealth: () => void run('healthcheck', 'run', name),
        stop: () => {
          run('stop', '--time', '60', name);
          return ended;
        },
      };
    },
  };
};
