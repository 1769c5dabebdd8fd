import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Keeps compiled code between runs, which halves the load time. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../../.cache/node', import.meta.url));
const READY = 'The worker is ready';

export type WorkerProcess = {
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** Runs `npm start -- worker` on a test database, as a separate process that can be killed. */
export const startWorkerProcess = async (connection: ClientConfig): Promise<WorkerProcess> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinlife-worker-'));
  const child = spawn(process.execPath, [MAIN, 'worker'], {
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(connection),
      APP_SECRET: 'a secret that only the tests know',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilReady(child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
};

const addressOf = ({ user, host, port, database }: ClientConfig): string =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;

const waitUntilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const read = (text: string) => {
      printed += text;
      if (printed.includes(READY)) resolve();
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`The worker ended before it was ready:\n${printed}`)));
  });
