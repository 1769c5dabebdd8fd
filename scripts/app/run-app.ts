import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServerBuilt } from '../lib/builds.mjs';
import { type ServerProcess, spawnServer } from './server-process.ts';

const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 10;

type AppOptions = {
  dataDir: string;
  port?: number;
  /** Settings beyond the address and the data folder. */
  environment?: Record<string, string>;
};

export type RunningApp = Omit<ServerProcess, 'child'> & {
  url: string;
  port: number;
  dataDir: string;
  /** Milliseconds from the start of the process to the first `200` of `/readyz`. */
  readyMs: number;
};

/** Starts the real app on the pinned Node and waits until it is ready. */
export const startApp = async ({ dataDir, port: wantedPort, environment = {} }: AppOptions): Promise<RunningApp> => {
  await ensureServerBuilt();
  const port = wantedPort ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const server = spawnServer([], {
    HOST: '127.0.0.1',
    PORT: `${port}`,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...environment,
  });
  try {
    await waitUntilReady(url, server.child);
  } catch (error) {
    server.child.kill('SIGKILL');
    throw new Error(`${error instanceof Error ? error.message : error}\n${server.log()}`);
  }
  return {
    url,
    port,
    dataDir,
    readyMs: performance.now() - startedAt,
    pid: server.pid,
    log: server.log,
    stop: server.stop,
    kill: server.kill,
  };
};

/** Starts the app on a temporary data folder, which is deleted when the app stops. */
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
