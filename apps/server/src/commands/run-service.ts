import { flushCompileCache } from 'node:module';
import { buildApp } from '../app.ts';
import { type BackupOptions, type Config, ConfigError } from '../config.ts';
import { openListener } from '../db/listen.ts';
import type { Connections } from '../db/prepare-connections.ts';
import { WORK_CHANNEL } from '../features/job/service.ts';
import { LIVE_CHANNEL } from '../features/live/stream/message.ts';
import { createBackupSource } from '../features/operator/backup/source.ts';
import { startMetricsServer } from '../http/metrics-server.ts';
import { createServerMetrics, type ServerMetrics } from '../http/server-metrics.ts';
import { createShutdownNotice } from '../http/shutdown-notice.ts';
import { hasCode } from '../platform/error/error-code.ts';
import type { createLogger } from '../platform/logger.ts';
import { loadAppSecret } from '../platform/secret/secrets.ts';
import type { WorkSource } from '../platform/work-source.ts';
import { type Crew, openRuntime, type Runtime } from '../runtime.ts';
import type { SliceDependencies } from '../slice-dependencies.ts';
import { version, webFolder } from '../version.ts';
import { startWorker } from '../worker.ts';
import { writeBackup } from './backup.ts';
import { NO_OPERATOR } from './no-operator.ts';

type Stop = () => Promise<void>;
type Logger = ReturnType<typeof createLogger>;

export type ServiceCommand = 'all' | 'api' | 'worker' | 'migrate';

/** Runs the service until a signal stops it. */
export const runService = async (
  command: ServiceCommand,
  { config, log, connections }: { config: Config; log: Logger; connections: Connections },
): Promise<void> => {
  const metrics = config.metricsPort === undefined || command === 'migrate' ? undefined : createServerMetrics(version);
  const runtime = await openRuntime(config, log, connections, metrics);
  const stops: Stop[] = [runtime.close];
  stopOnSignal(stops, log);
  try {
    if (metrics) stops.unshift(await serveMetrics(config.metricsPort ?? 0, metrics, log));
    if (command === 'all' || command === 'api') stops.unshift(await serve(config, runtime, log, metrics));
    // Started last, because its first reads keep the database busy; stopped after the server.
    if (command === 'all' || command === 'worker') stops.splice(-1, 0, await runWorker(config, runtime, log));
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
  if (command === 'migrate') return stopAll(stops);
  const seconds = (performance.now() / 1000).toFixed(1);
  log.info(
    `${command === 'worker' ? 'The worker is ready' : `PinLife is ready at ${config.publicUrl}`} (${seconds} s)`,
  );
  if (command === 'all' || command === 'api') await sayNoOperator(runtime, log);
  // Saves the compiled code for the next start now, in case this process is killed.
  flushCompileCache();
};

/** Warns if there are people and no operator. On a fresh instance the first account becomes operator. */
const sayNoOperator = async ({ services }: Runtime, log: Logger): Promise<void> => {
  if (await services.people.lacksOperator()) log.warn(NO_OPERATOR);
};

const serveMetrics = async (port: number, metrics: ServerMetrics, log: Logger): Promise<Stop> => {
  const server = await startMetricsServer(port, metrics.format).catch((error: unknown) => {
    if (hasCode(error, 'EADDRINUSE')) throw new ConfigError(`Port ${port} is already in use: set METRICS_PORT.`);
    throw error;
  });
  log.info(`The metrics are at http://127.0.0.1:${server.port}/metrics`);
  return async () => {
    await server.close();
    metrics.stop();
  };
};

const serve = async (
  config: Config,
  runtime: Runtime,
  log: Logger,
  metrics: ServerMetrics | undefined,
): Promise<Stop> => {
  const { services, direct } = runtime;
  const shutdownNotice = createShutdownNotice({ isBehindProxy: config.trustProxy !== false });
  services.indexScheduler.start();
  const app = await buildApp({
    ...services,
    version,
    webFolder,
    isSecure: config.publicUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    logger: log,
    onAnswer: metrics?.answered,
    shutdownNotice,
  });
  await app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: (address) => `Listening on ${address}`,
  });
  const listener = openListener({
    connect: direct,
    channels: [LIVE_CHANNEL],
    onNotification: (_channel, payload) => services.live.receive(payload),
    onReconnect: services.live.startOver,
    log,
  });
  return async () => {
    await shutdownNotice.announce();
    await app.close();
    await listener.close();
    await services.indexScheduler.stop();
  };
};

const runWorker = async (config: Config, runtime: Runtime, log: Logger): Promise<Stop> => {
  const { crews, platform } = runtime;
  // One backup covers all shards, so only the first crew runs it.
  const nightly = config.backups ? [await openBackupSource(config, config.backups, runtime, log)] : [];
  const stops = crews.map(({ sources, listen }, index) =>
    runCrew({ sources: index === 0 ? [...sources, ...nightly] : sources, listen }, platform),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
};

const openBackupSource = async (
  config: Config,
  settings: BackupOptions,
  { services, platform, direct: connection }: Runtime,
  log: Logger,
): Promise<WorkSource> => {
  const appSecret = await loadAppSecret(config.appSecret, config.dataDir);
  const { storage, clock } = platform;
  return createBackupSource({
    settings,
    runs: services.backups,
    write: (path) => writeBackup({ connection, storage, appSecret }, path),
    tellOperators: () => services.people.tellOperators('backup-failed'),
    clock,
    log,
  });
};

const runCrew = ({ sources, listen }: Crew, { clock, log }: SliceDependencies): Stop => {
  const worker = startWorker({ sources, clock, log });
  const listener = listen({ channels: [WORK_CHANNEL], onNotification: worker.wake, onReconnect: worker.wake, log });
  return async () => {
    await listener.close();
    await worker.stop();
  };
};

/** Stops in this order: the server, the worker, then the database that both use. */
const stopAll = async (stops: readonly Stop[]): Promise<void> => {
  for (const stop of stops) await stop();
};

const stopOnSignal = (stops: readonly Stop[], log: Logger) => {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info('Stopping');
      stopAll(stops).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'The stop was not clean');
          process.exit(1);
        },
      );
    });
  }
};
