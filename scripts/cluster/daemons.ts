import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asUser, chooseDatabaseUser, type DatabaseUser } from '../../apps/server/src/db/embedded/database-user.ts';
import { runQuietly } from '../lib/child.mjs';
import { findProgram } from '../lib/programs.mjs';

const READY_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** The folders of a cluster, and the user its daemons run as: they refuse root. */
export type Ground = { folder: string; logs: string; user: DatabaseUser };

export type Daemon = {
  pid: number;
  signal(signal: NodeJS.Signals): void;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

export const prepareGround = (folder: string, logs: string): Ground => {
  mkdirSync(logs, { recursive: true });
  mkdirSync(pidFolder(folder), { recursive: true });
  return { folder, logs, user: chooseDatabaseUser(join(folder, 'not-there-yet')) };
};

/** Makes a folder that a daemon owns. */
export const makeFolder = ({ folder, user }: Ground, name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (user.isOther) chownSync(path, user.uid, user.gid);
  return path;
};

/** Writes a file that a daemon can read. */
export const writeFor = ({ user }: Ground, path: string, text: string): void => {
  writeFileSync(path, text, { mode: 0o600 });
  if (user.isOther) chownSync(path, user.uid, user.gid);
};

/** Starts a program that stays; its pid is on file for as long as it runs, for whoever has to clear up after us. */
export const startDaemon = (ground: Ground, name: string, program: string, args: readonly string[]): Daemon => {
  const log = openSync(join(ground.logs, `${name}.log`), 'a');
  const child = spawn(getProgram(program), args, {
    cwd: ground.folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: '/', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    ...asUser(ground.user),
  });
  const release = keepPid(ground, name, child);
  return {
    pid: child.pid ?? 0,
    signal: (signal) => void child.kill(signal),
    async stop(signal = 'SIGTERM') {
      await endChild(child, signal);
      release();
    },
  };
};

/** Keeps the pid of a process in a file; the answer removes it. */
export const keepPid = ({ folder }: Ground, name: string, { pid }: ChildProcess): (() => void) => {
  const file = join(pidFolder(folder), `${name}.pid`);
  writeFileSync(file, `${pid ?? ''}`);
  return () => rmSync(file, { force: true });
};

const pidFolder = (folder: string): string => join(folder, 'pids');

/** Runs a program to its end, and throws unless it succeeds. */
export const runProgram = async ({ folder, user }: Ground, program: string, args: readonly string[]): Promise<void> => {
  const { code, output } = await runQuietly(getProgram(program), [...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: '/' },
    ...asUser(user),
  });
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output.trim()}`);
};

export const waitForPort = (port: number): Promise<void> =>
  waitUntil(`port ${port} is open`, async () => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  });

export const waitUntil = async (
  state: string,
  isReached: () => boolean | Promise<boolean>,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReached())) {
    if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs / 1000} s: ${state}.`);
    await sleep(POLL_MS);
  }
};

const getProgram = (name: string): string => {
  const path = findProgram(name);
  if (!path) throw new Error(`There is no ${name}: "npm run test:cluster" installs it.`);
  return path;
};

const endChild = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(timer);
};
