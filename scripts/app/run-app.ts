import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compileCache, fromRoot, pinnedNode, serverEntry } from '../lib/paths.mjs';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 25;

const endWithParent = fromRoot('scripts', 'lib', 'end-with-parent.mjs');

export type AppOptions = {
  dataDir: string;
  port?: number;
  /** Settings beyond the address and the data folder. */
  environment?: Record<string, string>;
};

export type RunningApp = {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** From the start of the process to the first `200` of `/readyz`. */
  readyMs: number;
  /** All that the app has printed so far. */
  log(): string;
  /** Asks the app to stop, and waits until it has. */
  stop(): Promise<void>;
  /** Ends the app without warning, as a crash would. */
  kill(): Promise<void>;
};

/** Starts the real app on the pinned Node and waits until it is ready. */
export const startApp = async ({ dataDir, port: wantedPort, environment = {} }: AppOptions): Promise<RunningApp> => {
  const port = wantedPort ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(pinnedNode, ['--import', endWithParent, serverEntry], {
    // Away from the project's own folder, so that a developer's .env does not take part.
    cwd: tmpdir(),
    env: {
      ...bareEnvironment(),
      ...compileCache,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  try {
    await waitUntilReady(url, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`${error instanceof Error ? error.message : error}\n${log}`);
  }
  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    log: () => log,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
};

/** The same on a data folder of its own, which goes when the app is stopped. */
export const startThrowawayApp = async (options: Omit<AppOptions, 'dataDir'> = {}): Promise<RunningApp> => {
  const dataDir = await makeDataFolder();
  try {
    const app = await startApp({ ...options, dataDir });
    const stop = async () => {
      await app.stop();
      await removeDataFolder(dataDir);
    };
    return { ...app, stop };
  } catch (error) {
    await removeDataFolder(dataDir);
    throw error;
  }
};

export const makeDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'pinlife-app-'));
export const removeDataFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** What any program needs, and nothing that configures the app. */
export const bareEnvironment = (): Record<string, string> => {
  const kept = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TZ'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
};

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Waits for the first `200` of `/readyz`. */
export const waitUntilReady = async (url: string, child: ChildProcess): Promise<void> => {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The app ended with code ${child.exitCode} before it was ready.`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error(`The app was not ready within ${READY_TIMEOUT_MS / 1000} s.`);
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
