import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@pinlife/contract/durations';
import type { RequestBody, ResponseData } from '@pinlife/contract/endpoints';
import type { ErrorCode } from '@pinlife/contract/errors';
import { type RouteName, type RouteParams, routes } from '@pinlife/contract/routes';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { OidcOptions } from '../config.ts';
import { type Database, type DatabaseOptions, openPipelined } from '../db/pool.ts';
import { serializers } from '../platform/logger.ts';
import type { MailMessage } from '../platform/mailer.ts';
import { createOidcProvider } from '../platform/oidc/openid-client.ts';
import { createGuardedPost } from '../platform/outgoing/guarded-post.ts';
import { createWebPushSender } from '../platform/push/web-push.ts';
import type { HashCost } from '../platform/secret/password.ts';
import { deriveSecrets, deriveVapidKeys } from '../platform/secret/secrets.ts';
import { createDiskStorage } from '../platform/storage/disk.ts';
import type { Storage } from '../platform/storage.ts';
import { createServices, type Services } from '../services.ts';
import type { Adapters } from '../sharding/sharded-runtime.ts';
import type { SliceDependencies } from '../slice-dependencies.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { openTestShards } from './shards.ts';

/** A cheap hash, because tests do not prove its cost. */
const TEST_HASH_COST = { memoryCost: 64, timeCost: 1 };

export type TestApp = {
  app: FastifyInstance;
  services: Services;
  /** The dependencies, for a second app on the same database. */
  platform: SliceDependencies;
  connection: DatabaseOptions;
  /** The address of the database, for a separate process. */
  address: DatabaseOptions;
  whole: Database;
  database: Database;
  clock: TestClock;
  /** The mails sent so far; `deliver` runs the queue first. */
  mails: MailMessage[];
  deliver(): Promise<MailMessage[]>;
  /** Advances the clock day by day, and runs the jobs that fall due. */
  passTime(milliseconds: number): Promise<void>;
  /** The folder of its media and work files. */
  folder: string;
  /** Every line the app has logged. */
  log: string[];
  call<Name extends RouteName>(name: Name, options?: CallOptions<Name>): Promise<Answer<Name>>;
  close(): Promise<void>;
};

export type CallOptions<Name extends RouteName> = {
  params?: RouteParams<Name>;
  query?: Record<string, string | string[]>;
  /** The typed body, or anything at all to try what the server refuses. */
  body?: RequestBody<Name> | Record<string, unknown> | string;
  token?: string;
  headers?: Record<string, string>;
  address?: string;
};

export type Answer<Name extends RouteName> = {
  status: number;
  data: ResponseData<Name>;
  next: string | null | undefined;
  error: string | undefined;
  code: ErrorCode | undefined;
  field: string | undefined;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
};

/** Options of a test app. Without `pushService` there is none. */
type TestAppOptions = {
  pushService?: { host: string; cert: string };
  /** The default is a folder. */
  storage?: Storage;
  wrapHasher?: SliceDependencies['wrapHasher'];
  /** The cost of hashing, for tests of that cost. */
  hashCost?: HashCost;
  /** Validates every answer by its schema, which costs more than some answers do. */
  checkAnswers?: boolean;
  /** Without it the paces are unlimited, because the clock of the tests stands still. */
  paceFactor?: number;
  importTurnMs?: number;
  /** Off by default, because OCR takes seconds. */
  isOcrOn?: boolean;
  /** By default mails are stored in `mails`. */
  mailer?: SliceDependencies['mailer'];
  isMailSet?: boolean;
  signup?: SliceDependencies['signup'];
  quotaBytes?: number;
  oidc?: OidcOptions;
  /** The number of shards. */
  shards?: number;
};

const PUBLIC_URL = 'http://pinlife.test';
const NO_PACE = 1_000_000;

/** The real app on a separate database. Only the clock, the cost of hashing and the mailer are replaced. */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const { pushService, storage, wrapHasher, hashCost = TEST_HASH_COST } = options;
  const { checkAnswers = true, paceFactor = NO_PACE } = options;
  const test = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-test-'));
  const clock = createTestClock();
  const mails: MailMessage[] = [];
  const log: string[] = [];
  const logger = pino({ level: 'trace', serializers }, { write: (line: string) => log.push(line) });
  const secrets = deriveSecrets('a secret that only the tests know');
  const adapters: Adapters = {
    clock,
    log: logger,
    secrets,
    mailer: options.mailer ?? { send: async (message) => void mails.push(message), check: async () => undefined },
    push: createWebPushSender({
      vapid: deriveVapidKeys(secrets),
      contact: 'mailto:help@pinlife.test',
      allowHosts: pushService ? [pushService.host] : [],
      ...(pushService && { ca: pushService.cert }),
    }),
    outgoing: createGuardedPost({
      allowHosts: pushService ? [pushService.host] : [],
      timeoutMs: 1_000,
      ...(pushService && { ca: pushService.cert }),
    }),
    storage: storage ?? createDiskStorage(join(folder, 'media')),
    dataDir: folder,
    workFolder: join(folder, 'work'),
    isOcrOn: options.isOcrOn ?? false,
    build: { version: '1.2.3', commit: null },
    publicUrl: PUBLIC_URL,
    isMailSet: options.isMailSet ?? true,
    backups: { folder: join(folder, 'backups'), at: { hour: 3, minute: 30 }, keep: { days: 7, weeks: 4, months: 6 } },
    signup: options.signup,
    quotaBytes: options.quotaBytes,
    oidc: options.oidc && createOidcProvider(options.oidc, { publicUrl: PUBLIC_URL, log: logger, timeoutSeconds: 1 }),
    supportEmail: 'help@pinlife.test',
    hashCost,
    paceFactor,
    importTurnMs: options.importTurnMs,
    wrapHasher,
  };
  const shards = test.shards ?? options.shards;
  const opened = shards === undefined ? openWhole(test, adapters) : await openTestShards(test, shards, adapters);
  const { platform, services, connection } = opened;
  const { database } = platform;
  const app = await buildApp({
    ...services,
    version: 'test',
    webFolder: '/nowhere',
    isSecure: false,
    trustProxy: false,
    logger,
    checkAnswers,
  });
  const deliver = async () => {
    for (const source of services.workSources) {
      while ((await source.runBatch(clock.now(), new AbortController().signal)) > 0) await source.finish?.();
    }
    return mails;
  };
  return {
    app,
    services,
    platform,
    connection,
    address: test.whole.connection,
    whole: test.whole.database,
    database,
    clock,
    mails,
    folder,
    log,
    deliver,
    async passTime(milliseconds) {
      for (let left = milliseconds; left > 0; left -= DAY_MS) {
        clock.advance(Math.min(left, DAY_MS));
        await deliver();
      }
    },
    call: (name, options = {}) => call(app, name, options),
    async close() {
      await app.close();
      await services.indexScheduler.stop();
      await services.bus.flush();
      await opened.close();
      await test.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const openWhole = ({ database, connection }: TestDatabase, adapters: Adapters) => {
  const reminderDatabase = openPipelined(connection);
  const platform: SliceDependencies = { ...adapters, database, reminderDatabase };
  return { platform, services: createServices(platform), connection, close: () => reminderDatabase.close() };
};

const call = async <Name extends RouteName>(
  app: FastifyInstance,
  name: Name,
  { params, query, body, token, headers, address }: CallOptions<Name>,
): Promise<Answer<Name>> => {
  const [method, path] = routes[name];
  const response = await app.inject({
    method,
    url: fillPath(path, params ?? {}),
    ...(query && { query }),
    ...(body !== undefined && { payload: body as object | string }),
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(address && { remoteAddress: address }),
  });
  const { data, next, error, code, field } = response.json();
  return {
    status: response.statusCode,
    data,
    next,
    error,
    code,
    field,
    headers: response.headers,
    text: response.body,
  };
};

const fillPath = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
