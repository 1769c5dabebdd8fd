import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFailed } from 'vitest';
import { waitForExit } from '../../lib/child.mjs';
import { type Bridge, openBridge } from './bridge.ts';

const STEP_MS = 20;
/** Below podman's defaults: not every root may raise them. */
const limits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'];
/** The strictest options: only the volume is writable, no capabilities, no network. */
const strict = [
  '--network=none',
  '--read-only',
  '--read-only-tmpfs=false',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
];

type Container = {
  log(): string;
  /** The exit code of its program. */
  ended: Promise<number>;
  /** Forwards connections to a port inside. */
  openPort(port: number): Promise<Bridge>;
  /** Runs a command in it, and returns its output; throws if it fails. */
  enter(...command: string[]): string;
  /** Runs the health check of the image; throws if it fails. */
  checkHealth(): void;
  stop(): Promise<number>;
};

export type Podman = {
  run(...args: string[]): string;
  /** Starts a container of an image with a volume. */
  start(image: string, volume: string, ...command: string[]): Container;
};

/** Podman with separate images and containers. */
export const openPodman = (folder: string): Podman => {
  // Not every machine has systemd for cgroups and a journal; runc supports the older cgroups.
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
