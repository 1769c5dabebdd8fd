import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, waitUntilReady } from '../app/run-app.ts';
import { type ServerProcess, spawnServer } from '../app/server-process.ts';
import { type Ground, keepPid, waitUntil } from './daemons.ts';

export type Node = {
  name: string;
  /** Its own address, past the balancer; workers have none. */
  url: string;
  port: number;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** A process of PinLife with its own port, data folder and log; a restart keeps them. */
export const createNode = async (
  ground: Ground,
  command: 'api' | 'worker',
  name: string,
  environment: Record<string, string>,
): Promise<Node> => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = join(ground.folder, name);
  mkdirSync(dataDir, { recursive: true });
  let running: { server: ServerProcess; release(): void } | undefined;

  const end = async (how: 'stop' | 'kill') => {
    await running?.server[how]();
    running?.release();
    running = undefined;
  };
  return {
    name,
    url,
    port,
    async start() {
      const own = { HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataDir };
      const server = spawnServer([command], { ...environment, ...own });
      running = { server, release: keepPid(ground, name, server.child) };
      keepLog(ground, name, server);
      if (command === 'api') await waitUntilReady(url, server.child);
      else await waitUntil(`${name} is ready`, () => server.log().includes('The worker is ready'));
    },
    kill: () => end('kill'),
    stop: () => end('stop'),
  };
};

/** Runs a command of PinLife to its end, as an operator does once before all nodes. */
export const runCommand = async (
  ground: Ground,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<void> => {
  const server = spawnServer(args, { ...environment, DATA_DIR: join(ground.folder, 'operator') });
  keepLog(ground, args[0] ?? '', server);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  server.child.once('exit', resolve);
  if ((await promise) !== 0) throw new Error(`${args.join(' ')} failed:\n${server.log()}`);
};

const keepLog = ({ logs }: Ground, name: string, { child }: ServerProcess): void => {
  const file = createWriteStream(join(logs, `${name}.log`), { flags: 'a' });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
};
