import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Connections } from './connection.ts';
import { openListener } from './db/listen.ts';
import { WORK_CHANNEL } from './features/job/service.ts';
import { LIVE_CHANNEL } from './features/live/stream/message.ts';
import { createDoors } from './http/doors.ts';
import { startMetricsServer } from './http/metrics-server.ts';
import type { createLogger } from './platform/logger.ts';
import type { Platform } from './platform.ts';
import { type Crew, openRuntime, type Runtime } from './runtime.ts';
import { createServerMetrics, type ServerMetrics } from './server-metrics.ts';
import { version } from './version.ts';
import { startWorker } from './worker.ts';

type Stop = () => Promise<void>;
type Logger = ReturnType<typeof createLogger>;

export type ServiceCommand = 'all' | 'api' | 'worker' | 'migrate';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** Runs what the command names until a signal ends it. */
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
    // Opened last, as its first look at everything keeps the database busy, and ended after the doors.
    if (command === 'all' || command === 'worker') stops.splice(-1, 0, runWorker(runtime));
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
  if (command === 'migrate') return stopAll(stops);
  const seconds = (performance.now() / 1000).toFixed(1);
  log.info(
    `${command === 'worker' ? 'The worker is ready' : `PinLife is ready at ${config.publicUrl}`} (${seconds} s)`,
  );
  // What was compiled so far is what the next start needs, however this run ends.
  flushCompileCache();
};

const serveMetrics = async (port: number, metrics: ServerMetrics, log: Logger): Promise<Stop> => {
  const server = await startMetricsServer(port, metrics.format);
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
  const doors = createDoors({ isBehindProxy: config.trustProxy !== false });
  services.soon.start();
  const app = await buildApp({
    ...services,
    version,
    webFolder: WEB_FOLDER,
    isSecure: config.publicUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    logger: log,
    onAnswer: metrics?.answered,
    doors,
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
    await doors.announceClosing();
    await app.close();
    await listener.close();
    await services.soon.stop();
  };
};

const runWorker = ({ crews, platform }: Runtime): Stop => {
  const stops = crews.map((crew) => runCrew(crew, platform));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
};

const runCrew = ({ sources, listen }: Crew, { clock, log }: Platform): Stop => {
  const worker = startWorker({ sources, clock, log });
  const listener = listen({ channels: [WORK_CHANNEL], onNotification: worker.wake, onReconnect: worker.wake, log });
  return async () => {
    await listener.close();
    await worker.stop();
  };
};

/** Doors first, then the work, then what both stand on. */
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
