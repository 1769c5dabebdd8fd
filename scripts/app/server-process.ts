import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { compileCache, pinnedNode, serverEntry } from '../lib/paths.mjs';

const STOP_TIMEOUT_MS = 15_000;

export type ServerProcess = {
  child: ChildProcess;
  pid: number;
  /** All output so far. */
  log(): string;
  /** Stops the server and waits for its end. */
  stop(): Promise<void>;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
};

type Place = {
  /** The beginning of a command that runs it elsewhere, for example in another network namespace. */
  enter?: readonly string[] | undefined;
  /** The entry of another build. */
  entry?: string | undefined;
};

/** Runs the real server on the pinned Node, with these settings and no others; it ends with its parent. */
export const spawnServer = (
  args: readonly string[],
  environment: Record<string, string>,
  { enter = [], entry = serverEntry }: Place = {},
): ServerProcess => {
  const [command = '', ...words] = [...enter, pinnedNode, entry, ...args];
  const child = spawn(command, words, {
    // Outside the project's folder, so that a developer's .env is not read.
    cwd: tmpdir(),
    env: { ...bareEnvironment(), ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  return {
    child,
    pid: child.pid ?? 0,
    log: () => log,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
};

/** The environment without the app's variables. */
export const bareEnvironment = (): Record<string, string> => {
  const kept = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TZ'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
};

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(timer);
  if (signal === 'SIGTERM' && child.signalCode === 'SIGKILL') {
    throw new Error(`The app did not stop within ${STOP_TIMEOUT_MS / 1000} s.`);
  }
};
