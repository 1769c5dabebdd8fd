import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { asUser } from './database-user.ts';
import { findPidFile, isPostmasterOf, isRunning, waitForEnd } from './postmaster.ts';
import { describeSpawnFailure, environment } from './programs.ts';
import { openServerLog } from './server-log.ts';
import { listArguments } from './settings.ts';

/** A running PostgreSQL: a child process, or one that an earlier app left behind. */
export type Server = { pid: number; ended: Promise<void> };

const READY_POLL_MS = 4;
const ADOPTED_POLL_MS = 500;
const NOTICE_AFTER_MS = 3_000;
const START_LIMIT_MS = 600_000;

/** Rejects with the message of PostgreSQL when it ends before it is ready. */
export const launch = async (
  cluster: Cluster,
  binaries: Binaries,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<Server> => {
  const serverLog = openServerLog(cluster.path, cluster.user);
  try {
    const child = spawn(join(binaries.folder, 'postgres'), listArguments(cluster, settings), {
      cwd: cluster.path,
      env: environment,
      // A separate process group: Ctrl-C must reach only the app, which stops the database last.
      detached: true,
      stdio: ['ignore', serverLog.file, serverLog.file],
      ...asUser(cluster.user),
    });
    const ended = waitForChild(child);
    child.unref();
    await waitUntilReady(cluster, child, ended, log);
    return { pid: child.pid ?? 0, ended: ended.then(() => {}) };
  } catch (error) {
    const words = serverLog.readNewLines();
    throw words === '' ? error : new Error(words, { cause: error });
  } finally {
    serverLog.close();
  }
};

/** Returns the reason why it could not be started, or null if it ran and ended. */
const waitForChild = (child: ChildProcess): Promise<Error | null> =>
  once(child, 'exit').then(
    () => null,
    (cause) => describeSpawnFailure(child.spawnfile, cause),
  );

/** Reads the pid file, which is cheap. Connecting too early would fill the log with refusals. */
const waitUntilReady = async (
  cluster: Cluster,
  child: ChildProcess,
  ended: Promise<Error | null>,
  log: (line: string) => void,
) => {
  let failure: Error | null = null;
  ended.then((cause) => {
    failure = cause ?? new Error('PostgreSQL ended before it was ready');
  });
  const startedAt = Date.now();
  let noticeAt = startedAt + NOTICE_AFTER_MS;
  for (;;) {
    const pidFile = findPidFile(cluster.path);
    if (pidFile?.pid === child.pid && pidFile?.status === 'ready') return;
    if (failure) throw failure;
    if (Date.now() - startedAt > START_LIMIT_MS) {
      child.kill('SIGINT');
      throw new Error('PostgreSQL was not ready after ten minutes');
    }
    if (Date.now() > noticeAt) {
      log('The database takes its time to start; after an unclean end it repairs itself first.');
      noticeAt = Number.POSITIVE_INFINITY;
    }
    await sleep(READY_POLL_MS);
  }
};

/** Reloads the settings: an earlier version may have written others. */
export const adopt = (pid: number): Server => {
  process.kill(pid, 'SIGHUP');
  return { pid, ended: watch(pid) };
};

const watch = (pid: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isRunning(pid)) return;
      clearInterval(timer);
      resolve();
    }, ADOPTED_POLL_MS);
    timer.unref();
  });

const FAST_LIMIT_MS = 30_000;
const IMMEDIATE_LIMIT_MS = 10_000;

/** Ends the sessions and writes everything to disk. A server that cannot in time recovers at its next start. */
export const shutDown = async (clusterPath: string, pid: number, log: (line: string) => void) => {
  const sendAndWait = async (signal: NodeJS.Signals, limitMs: number): Promise<boolean> => {
    // After it has ended, its pid may belong to another process.
    if (isPostmasterOf(clusterPath, pid)) process.kill(pid, signal);
    return waitForEnd(clusterPath, pid, Date.now() + limitMs);
  };
  if (await sendAndWait('SIGINT', FAST_LIMIT_MS)) return;
  log('The database did not stop in time and is ended at once.');
  if (await sendAndWait('SIGQUIT', IMMEDIATE_LIMIT_MS)) return;
  await sendAndWait('SIGKILL', IMMEDIATE_LIMIT_MS);
};
