import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, type QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';
import { type EmbeddedPostgres, type StartOptions, startEmbedded } from '../../embedded.ts';
import type { Connection } from '../session.ts';

/** fsync is off: fast, and enough for a test that cuts no power. */
export const start = async (dataDir: string, options: Partial<StartOptions> = {}): Promise<EmbeddedPostgres> => {
  const embedded = await startEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' }, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
};

/** A session that lasts until the test ends it. */
export const openSession = async (connection: Connection): Promise<Client> => {
  const client = new Client(connection);
  client.on('error', () => {});
  await client.connect();
  return client;
};

export const query = async <Row extends QueryResultRow>(connection: Connection, sql: string): Promise<Row[]> => {
  const client = await openSession(connection);
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

export type AppMessage = Partial<{
  log: string;
  refused: string;
  ready: { adopted: boolean; connection: Connection; uid: number };
  acknowledged: number;
  stopped: { rows: number };
}>;

type App = {
  pid: number;
  messages: AppMessage[];
  write: () => void;
  /** The first message of a kind; fails if the app ends without one. */
  get: <Kind extends keyof AppMessage>(
    kind: Kind,
    isIt?: (value: unknown) => boolean,
  ) => Promise<NonNullable<AppMessage[Kind]>>;
  /** Signals the whole group, like a terminal. */
  signal: (name: NodeJS.Signals) => Promise<void>;
};

const APP = join(import.meta.dirname, 'app.ts');

type AppOptions = { script?: string; node?: string; uid?: number; gid?: number; cwd?: string; env?: NodeJS.ProcessEnv };

/** A real process in a separate process group, as in a terminal. */
export const startApp = (
  dataDir: string,
  { script = APP, node = process.execPath, ...options }: AppOptions = {},
): App => {
  const child = spawn(node, [script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'], detached: true, ...options });
  const pid = child.pid ?? 0;
  let hasEnded = false;
  const ended = once(child, 'close').then(() => {
    hasEnded = true;
  });
  const messages: AppMessage[] = [];
  const lines = createInterface(child.stdout).on('line', (line) => messages.push(JSON.parse(line)));
  child.stdin.on('error', () => {});
  onTestFinished(() => {
    child.kill('SIGKILL');
    return ended;
  });
  return {
    pid,
    messages,
    write: () => child.stdin.write('write\n'),
    get: async (kind, isIt = () => true) => {
      for (;;) {
        const found = messages.map((message) => message[kind]).find((value) => value !== undefined && isIt(value));
        if (found !== undefined) return found;
        if (hasEnded) throw new Error(`The app said ${JSON.stringify(messages)}.`);
        await Promise.race([once(lines, 'line'), ended]);
      }
    },
    signal: async (name) => {
      process.kill(-pid, name);
      await ended;
    },
  };
};
