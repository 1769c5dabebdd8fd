import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/db/pool.ts';
import { readLayout } from '../../apps/server/src/db/shards/layout.ts';
import { shardOf } from '../../apps/server/src/db/shards/shard.ts';
import type { CitusNodes } from '../../testing/citus.ts';
import { createAccount } from '../app/account.ts';
import { type Api, createApi } from '../app/api.ts';
import { type PushPlaces, preparePush } from '../app/journeys.ts';
import { type MailServer, startMailServer } from '../app/mail-server.ts';
import { findLinkInOutbox } from '../app/outbox.ts';
import { findFreePort, waitUntilReady } from '../app/run-app.ts';
import { spawnServer } from '../app/server-process.ts';
import type { TestUser } from './load.ts';

export const SHARDS = 4;
const PER_SHARD = 2;
const ADDRESS = '127.0.0.1';
/** Playwright's workers; each has a separate push service. */
const JOURNEY_WORKERS = 2;

export type Instance = Awaited<ReturnType<typeof createInstance>>;

/** An instance of one API node and one worker, distributed over a Citus, with people in each of its shards. */
export const createInstance = async (nodes: CitusNodes, database: string, folder: string) => {
  const databaseUrl = urlOf(nodes, database);
  const mail = await startMailServer(folder, ADDRESS);
  const ports = await Promise.all(Array.from({ length: JOURNEY_WORKERS }, findFreePort));
  const push = preparePush({ folder, address: ADDRESS, ports });
  const environment = await writeEnvironment(folder, databaseUrl, mail, push);
  const url = environment.PUBLIC_URL;
  const run = (...args: string[]) => runCommand(args, environment);
  const first = await run('distribute', String(SHARDS));
  if (first.code !== 0) throw new Error(first.log);
  let processes = await startProcesses(environment);
  const api = createApi(url);
  const reader = openDatabase({ connectionString: databaseUrl, max: 1 });
  return {
    url,
    api,
    mail,
    push,
    databaseUrl,
    run,
    /** Runs a command in another database without an app. */
    runIn: (other: string, ...args: string[]) =>
      runCommand(args, { ...environment, DATABASE_URL: urlOf(nodes, other), DATA_DIR: join(folder, other) }),
    residents: await createUsers(api, mail),
    readLayout: () => readLayout(reader, SHARDS),
    listNoteIds: (resident: TestUser) => collect(url, '/api/note', resident, ({ _id }) => String(_id)).then(toSet),
    listRungNotes: (resident: TestUser) =>
      collect(url, '/api/notification', resident, ({ note }) => (note as { _id: string })._id),
    async restart(between: () => Promise<void>) {
      await processes.stop();
      await between();
      processes = await startProcesses(environment);
    },
    async stop() {
      await Promise.all([processes.stop(), reader.close()]);
      await mail.stop();
    },
  };
};

const urlOf = ([{ user, password, host, port }]: CitusNodes, database: string): string =>
  `postgres://${user}${password ? `:${password}` : ''}@${host}:${port}/${database}`;

/** Runs one command of the server to its end. */
const runCommand = async (args: readonly string[], environment: Record<string, string>) => {
  const server = spawnServer(args, environment);
  const code = await new Promise<number>((resolve) => server.child.once('close', (ended) => resolve(ended ?? 1)));
  return { code, log: server.log() };
};

const startProcesses = async (environment: Record<string, string> & { PUBLIC_URL: string }) => {
  const node = spawnServer(['api'], environment);
  const worker = spawnServer(['worker'], environment);
  await waitUntilReady(environment.PUBLIC_URL, node.child);
  return { stop: async () => void (await Promise.all([node.stop(), worker.stop()])) };
};

const toSet = (ids: readonly string[]): ReadonlySet<string> => new Set(ids);

const writeEnvironment = async (folder: string, databaseUrl: string, mail: MailServer, push: PushPlaces) => {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const port = await findFreePort();
  return {
    HOST: ADDRESS,
    PORT: `${port}`,
    PUBLIC_URL: `http://${ADDRESS}:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    APP_SECRET: randomBytes(32).toString('hex'),
    ...push.environment,
  };
};

/** Creates this number of people in each shard. */
const createUsers = async (api: Api, mail: MailServer): Promise<TestUser[]> => {
  const residents: TestUser[] = [];
  const isFull = (shard: number) => residents.filter(({ id }) => shardOf(id, SHARDS) === shard).length >= PER_SHARD;
  for (let number = 0; residents.length < SHARDS * PER_SHARD; number += 1) {
    const signup = {
      firstName: 'Meera',
      lastName: 'Nair',
      username: `resident${number}`,
      email: `resident${number}@example.com`,
      password: 'Violin and rain 7',
      pin: '2580',
    };
    const address = `198.51.100.${number % 250}`;
    await createAccount(api, signup, findLinkInOutbox(join(mail.folder, '..')), address);
    const { username, password } = signup;
    const { id, token } = await api.demand('login', { body: { username, password, keep: true }, address });
    if (!isFull(shardOf(id, SHARDS))) residents.push({ id, token });
  }
  return residents;
};

type Page = { data: Record<string, unknown>[]; next?: string | null };

/** Lists all pages of a list. */
const collect = async (
  url: string,
  path: string,
  { token }: TestUser,
  read: (row: Record<string, unknown>) => string,
): Promise<string[]> => {
  const found: string[] = [];
  for (let cursor: string | null | undefined = ''; cursor !== null && cursor !== undefined; ) {
    const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
    const answer = await fetch(url + path + query, { headers: { authorization: `Bearer ${token}` } });
    const page = (await answer.json()) as Page;
    found.push(...page.data.map(read));
    cursor = page.next;
  }
  return found;
};
