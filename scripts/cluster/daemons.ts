import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseDatabaseUser, type DatabaseUser } from '../../apps/server/src/db/embedded/database-user.ts';
import { findProgram } from '../lib/programs.mjs';
import { createNetwork, type Machine, type Network } from './network.ts';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/** The folders of a cluster, its network, and the user its daemons run as: they refuse root. */
export type TestBed = { folder: string; logs: string; user: DatabaseUser; network: Network };

/** A process in which faults can be injected. */
export type Daemon = {
  name: string;
  machine: Machine;
  start(): Promise<void>;
  /** kill -9, as a crash or a power cut. */
  kill(): Promise<void>;
  /** SIGSTOP: its connections stay open, and it does nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

export const prepareGround = (folder: string, logs: string): TestBed => {
  mkdirSync(logs, { recursive: true });
  return { folder, logs, user: chooseDatabaseUser(join(folder, 'not-there-yet')), network: createNetwork(folder) };
};

/** Creates a folder that a daemon owns. */
export const makeFolder = ({ folder, user }: TestBed, name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  if (user.isOther) chownSync(path, user.uid, user.gid);
  return path;
};

/** Writes a file that a daemon can read. */
export const writeFor = ({ user }: TestBed, path: string, text: string): void => {
  writeFileSync(path, text, { mode: 0o600 });
  if (user.isOther) chownSync(path, user.uid, user.gid);
};

type DaemonOptions = {
  machine: Machine;
  program: string;
  args: readonly string[];
  environment?: Record<string, string>;
  /** Most daemons refuse root. */
  isRoot?: boolean;
  /** The names of its processes; without them, its own process. */
  processes?: readonly string[];
  isReady(): boolean | Promise<boolean>;
};

/** A daemon on a separate virtual machine or beside others. */
export const createDaemon = (testBed: TestBed, options: DaemonOptions): Daemon => {
  const { machine, program, processes = [program] } = options;
  const name = `${program} on ${machine.name}`;
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of machine.listPids()) if (processes.includes(findName(pid))) signalProcess(pid, signal);
  };
  let child: ChildProcess | undefined;
  return {
    name,
    machine,
    async start() {
      child = startProcess(testBed, options);
      await waitUntil(`${name} is ready`, options.isReady);
    },
    async kill() {
      signalAll('SIGKILL');
      await waitForEnd(child);
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      child?.kill('SIGTERM');
      const timer = setTimeout(() => signalAll('SIGKILL'), STOP_TIMEOUT_MS);
      await waitForEnd(child);
      clearTimeout(timer);
    },
  };
};

const startProcess = (
  testBed: TestBed,
  { machine, program, args, environment = {}, isRoot = false }: DaemonOptions,
) => {
  const log = openSync(join(testBed.logs, `${program}-${machine.name}.log`), 'a');
  const [command = '', ...words] = [...machine.enter(isRoot ? undefined : testBed.user), getProgram(program), ...args];
  return spawn(command, words, {
    cwd: testBed.folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: '/', TZ: 'UTC', ...environment },
    stdio: ['ignore', log, log],
  });
};

export const waitForEnd = async (child: ChildProcess | undefined): Promise<void> => {
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

export const signalProcess = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended with the others.
  }
};

const findName = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
};

export const isPortOpen = async (port: number, host = '127.0.0.1'): Promise<boolean> => {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** Whether an address answers with success. */
export const answers = async (url: string): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
};

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

export const getProgram = (name: string): string => {
  const path = findProgram(name);
  if (!path) throw new Error(`There is no ${name}: "npm run test:cluster" installs it.`);
  return path;
};

/** The folder of PostgreSQL's programs. A link to one of them has no other ones beside it. */
export const getPostgresFolder = (): string => dirname(realpathSync(getProgram('initdb')));
