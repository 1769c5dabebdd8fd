import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { type Listener, openListener } from './db/listen.ts';
import { migrate, readState } from './db/migrate.ts';
import { type Database, type DatabaseOptions, openDatabase, openPipelined } from './db/pool.ts';
import type { Connections } from './db/prepare-connections.ts';
import { createInstanceRepo } from './features/instance/repo.ts';
import { refuseForeignSecret } from './features/instance/service.ts';
import type { ServerMetrics } from './http/server-metrics.ts';
import { systemClock } from './platform/clock.ts';
import { describeError } from './platform/error/describe-error.ts';
import { createSpaceGuard, RESERVED_BYTES } from './platform/file/free-space.ts';
import type { Logger } from './platform/logger.ts';
import { createFolderMailer } from './platform/mailer/mail-folder.ts';
import { createSmtpMailer } from './platform/mailer/smtp.ts';
import type { Mailer } from './platform/mailer.ts';
import { createOidcProvider } from './platform/oidc/openid-client.ts';
import { createGuardedPost } from './platform/outgoing/guarded-post.ts';
import { createWebPushSender } from './platform/push/web-push.ts';
import type { PushSender } from './platform/push.ts';
import { deriveSecrets, deriveVapidKeys, loadAppSecret, type Secrets } from './platform/secret/secrets.ts';
import { createDiskStorage } from './platform/storage/disk.ts';
import type { Storage } from './platform/storage.ts';
import type { WorkSource } from './platform/work-source.ts';
import { createServices, type Services } from './services.ts';
import type { Adapters } from './sharding/sharded-runtime.ts';
import type { SliceDependencies } from './slice-dependencies.ts';
import { commit, version } from './version.ts';

export type Runtime = {
  platform: SliceDependencies;
  services: Services;
  /** For users of one connection, such as LISTEN. */
  direct: DatabaseOptions;
  /** One for each shard of the people: its work sources, and the listener that wakes them. */
  crews: readonly Crew[];
  close(): Promise<void>;
};

export type Crew = {
  sources: readonly WorkSource[];
  listen(options: Omit<Parameters<typeof openListener>[0], 'connect'>): Listener;
};

/** Opens the configured dependencies, migrates the database and builds the services on it. */
export const openRuntime = async (
  config: Config,
  log: Logger,
  connections: Connections,
  metrics?: ServerMetrics,
): Promise<Runtime> => {
  const { connection, stop } = connections;
  const onIdleError = (error: Error) =>
    log.warn({ error: describeError(error) }, 'An idle database connection was closed');
  const beforeWrite = config.databaseUrl ? undefined : createSpaceGuard(config.dataDir);
  const database = openDatabase({ ...connection, onIdleError, beforeWrite });
  const closeAll = async () => {
    await database.close();
    await stop();
  };
  try {
    const { shards, isMigrated } = await readState(database);
    const adapters = await openAdapters(config, log, metrics);
    const opened =
      shards === null
        ? await openWhole({ database, connections, isMigrated, adapters, guards: { onIdleError, beforeWrite } })
        : await openShards({ database, connections, isMigrated, adapters, shards });
    metrics?.watch(opened.services.metricSources);
    const close = async () => {
      await opened.close();
      await closeAll();
    };
    return { ...opened, close };
  } catch (error) {
    await closeAll();
    throw error;
  }
};

type OpenOptions = {
  database: Database;
  connections: Connections;
  isMigrated: boolean;
  adapters: Adapters;
};

/** Few instances have shards, so their code is loaded only there. */
const openShards = async (options: OpenOptions & { shards: number }): Promise<Runtime> => {
  const { openSharded } = await import('./sharding/sharded-runtime.ts');
  return openSharded(options);
};

/** Opens an instance with one database. */
const openWhole = async ({
  database,
  connections: { direct },
  isMigrated,
  adapters,
  guards,
}: OpenOptions & { guards: Pick<DatabaseOptions, 'onIdleError' | 'beforeWrite'> }): Promise<Runtime> => {
  const migrations = isMigrated ? [] : await migrateOver(direct);
  if (migrations.length > 0) adapters.log.info({ migrations }, 'The database was migrated');
  await refuseForeignSecret(database, createInstanceRepo(database), adapters.secrets);
  const reminderDatabase = openPipelined({ ...direct, ...guards });
  const platform: SliceDependencies = { ...adapters, database, reminderDatabase };
  const services = createServices(platform);
  const crew: Crew = {
    sources: services.workSources,
    listen: (options) => openListener({ ...options, connect: direct }),
  };
  const close = async () => {
    await services.bus.flush();
    await reminderDatabase.close();
  };
  return { platform, services, direct, crews: [crew], close };
};

const openAdapters = async (config: Config, log: Logger, metrics: ServerMetrics | undefined): Promise<Adapters> => {
  const secrets = deriveSecrets(await loadAppSecret(config.appSecret, config.dataDir));
  const { publicUrl, signup, quotaBytes, supportEmail } = config;
  return {
    secrets,
    build: { version, commit },
    mailer: createMailer(config, log),
    push: createPushSender(config, secrets),
    outgoing: createGuardedPost({ allowHosts: config.pushAllowHosts, timeoutMs: WEBHOOK_TIMEOUT_MS }),
    storage: await openStorage(config),
    dataDir: config.dataDir,
    workFolder: join(config.dataDir, 'work'),
    isOcrOn: config.ocr === 'on',
    oidc: config.oidc && createOidcProvider(config.oidc, { publicUrl, log }),
    clock: systemClock,
    log,
    publicUrl,
    isMailSet: config.smtpUrl !== undefined,
    signup,
    quotaBytes,
    backups: config.backups,
    supportEmail,
    paceFactor: config.rateLimitFactor,
    onRung: metrics?.rung,
  };
};

const WEBHOOK_TIMEOUT_MS = 10_000;

/** Migrates under a lock that belongs to the session. */
const migrateOver = async (direct: DatabaseOptions): Promise<string[]> => {
  const database = openDatabase({ ...direct, max: 1 });
  try {
    return await migrate(database);
  } finally {
    await database.close();
  }
};

/** The client of buckets is large, so it is loaded only if there is one. */
export const openStorage = async ({ s3, dataDir, databaseUrl }: Config): Promise<Storage> => {
  if (!s3) return openFolder(join(dataDir, 'media'), databaseUrl ? null : dataDir);
  const { createS3Storage } = await import('./platform/storage/s3.ts');
  return createS3Storage(s3);
};

/** If media are on the disk of the database, some space is reserved. */
const openFolder = async (folder: string, databaseFolder: string | null): Promise<Storage> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isShared = databaseFolder !== null && (await stat(folder)).dev === (await stat(databaseFolder)).dev;
  return createDiskStorage(folder, { reservedBytes: isShared ? RESERVED_BYTES : 0 });
};

export const createMailer = (config: Config, log: Logger): Mailer =>
  config.smtpUrl
    ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom })
    : createFolderMailer({ dataDir: config.dataDir, from: config.mailFrom, log: (line) => log.info(line) });

const createPushSender = ({ vapid, publicUrl, supportEmail, pushAllowHosts }: Config, secrets: Secrets): PushSender =>
  createWebPushSender({
    vapid: vapid ?? deriveVapidKeys(secrets),
    // Apple refuses localhost addresses.
    contact: /^https:\/\/(?!localhost)/.test(publicUrl) ? publicUrl : `mailto:${supportEmail ?? 'nobody@localhost'}`,
    allowHosts: pushAllowHosts,
  });
