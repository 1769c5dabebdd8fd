import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntilReady } from '../app/run-app.ts';
import { type ServerProcess, spawnServer } from '../app/server-process.ts';
import { type Daemon, signalProcess, type TestBed, waitUntil } from './daemons.ts';

const PORT = 8080;

export type Node = Daemon & {
  /** The address of the node itself; workers have none. */
  url: string;
  /** From its next start on it runs the build of this folder. */
  useOwnBuild(): void;
};

/** A process of PinLife on a machine, with its own data folder and log; a restart keeps them. */
export const createNode = (
  testBed: TestBed,
  command: 'api' | 'worker',
  name: string,
  { environment, build }: { environment: Record<string, string>; build: string },
): Node => {
  const machine = testBed.network.addMachine(name);
  const url = `http://${machine.ip}:${PORT}`;
  const dataDir = join(testBed.folder, name);
  mkdirSync(dataDir, { recursive: true });
  let server: ServerProcess | undefined;
  let entry: string | undefined = build;
  const signal = (which: NodeJS.Signals) => {
    if (server) signalProcess(server.pid, which);
  };
  return {
    name,
    machine,
    url,
    useOwnBuild: () => {
      entry = undefined;
    },
    async start() {
      const own = { HOST: '0.0.0.0', PORT: `${PORT}`, DATA_DIR: dataDir };
      const started = spawnServer([command], { ...environment, ...own }, { enter: machine.enter(), entry });
      server = started;
      keepLog(testBed, name, started);
      if (command === 'api') await waitUntilReady(url, started.child);
      else await waitUntil(`${name} is ready`, () => started.log().includes('The worker is ready'));
    },
    kill: async () => server?.kill(),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => server?.stop(),
  };
};

/** Runs a command of PinLife to its end. */
export const runCommand = async (
  testBed: TestBed,
  args: readonly string[],
  { environment, build }: { environment: Record<string, string>; build: string },
): Promise<void> => {
  const settings = { ...environment, DATA_DIR: join(testBed.folder, 'operator') };
  const server = spawnServer(args, settings, { entry: build });
  keepLog(testBed, args[0] ?? '', server);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  server.child.once('exit', resolve);
  if ((await promise) !== 0) throw new Error(`${args.join(' ')} failed:\n${server.log()}`);
};

const keepLog = ({ logs }: TestBed, name: string, { child }: ServerProcess): void => {
  const file = createWriteStream(join(logs, `${name}.log`), { flags: 'a' });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
};
