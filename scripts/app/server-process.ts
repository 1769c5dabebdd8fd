import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { compileCache, pinnedNode, serverEntry } from '../lib/paths.mjs';

const STOP_TIMEOUT_MS = 15_000;

export type ServerProcess = {
  child: ChildProcess;
  pid: number;
  /** All that it has printed so far. */
  log(): string;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without warning, as a crash would. */
  kill(): Promise<void>;
};

type Place = {
  /** The beginning of a command that runs it elsewhere: in a network of its own, say. */
  enter?: readonly string[] | undefined;
  /** Another build than the one of this folder. */
  entry?: string | undefined;
};

/** Runs the real server on the pinned Node, with these settings and no others; it ends with whoever started it. */
export const spawnServer = (
  args: readonly string[],
  environment: Record<string, string>,
  { enter = [], entry = serverEntry }: Place = {},
): ServerProcess => {
  const [command = '', ...words] = [...enter, pinnedNode, entry, ...args];
  const child = spawn(command, words, {
    // Away from the project's own folder, so that a developer's .env does not take part.
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

/** The environment without anything that configures the app. */
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
