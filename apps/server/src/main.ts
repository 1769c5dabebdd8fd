import { buildApp } from './app.ts';
import { runBackup } from './backup.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { EmbeddedPostgresError } from './db/embedded.ts';
import { openListener } from './db/listen.ts';
import { runDoctor } from './doctor.ts';
import { LIVE_CHANNEL } from './features/live/message.ts';
import { createFigures, type Figures } from './figures.ts';
import { openMetricsDoor } from './http/metrics-door.ts';
import { createLogger } from './platform/logger.ts';
import { runRestore } from './restore.ts';
import { openRuntime, type Runtime } from './runtime.ts';
import { version } from './version.ts';
import { startWorker } from './worker.ts';

const commands = ['all', 'api', 'worker', 'migrate', 'doctor', 'backup', 'restore'] as const;
type Command = (typeof commands)[number];

type Stop = () => Promise<void>;
type Logger = ReturnType<typeof createLogger>;

const WEB_FOLDER = new URL('../../web/dist/', import.meta.url).pathname;

const run = async (command: Command): Promise<void> => {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  if (command === 'doctor') {
    const isFixing = process.argv.includes('--fix');
    process.exitCode = (await runDoctor(config, log, { isFixing })) ? 0 : 1;
    return;
  }
  if (command === 'backup') return runBackup(config, log, process.argv[3]);
  if (command === 'restore') return runRestore(config, log, process.argv[3]);
  const startedAt = performance.now();
  const figures = config.metricsPort === undefined || command === 'migrate' ? undefined : createFigures(version);
  const runtime = await openRuntime(config, log, { figures });
  const stops: Stop[] = [runtime.close];
  stopOnSignal(stops, log);
  try {
    if (figures) stops.unshift(await showFigures(config.metricsPort ?? 0, figures, log));
    if (command === 'all' || command === 'worker') stops.unshift(runWorker(runtime));
    if (command === 'all' || command === 'api') stops.unshift(await serve(config, runtime, log, figures));
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
  if (command === 'migrate') return stopAll(stops);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  log.info(
    `${command === 'worker' ? 'The worker is ready' : `PinLife is ready at ${config.publicUrl}`} (${seconds} s)`,
  );
};

const showFigures = async (port: number, figures: Figures, log: Logger): Promise<Stop> => {
  const door = await openMetricsDoor(port, figures.format);
  log.info(`The figures are at http://127.0.0.1:${door.port}/metrics`);
  return async () => {
    await door.close();
    figures.stop();
  };
};

const serve = async (config: Config, runtime: Runtime, log: Logger, figures: Figures | undefined): Promise<Stop> => {
  const { services, direct } = runtime;
  const app = await buildApp({
    ...services,
    version,
    webFolder: WEB_FOLDER,
    isSecure: config.publicUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    logger: log,
    onAnswer: figures?.answered,
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
    await app.close();
    await listener.close();
  };
};

const runWorker = ({ services, platform, direct }: Runtime): Stop => {
  const { clock, log } = platform;
  const worker = startWorker({ sources: services.workSources, clock, log });
  const listener = openListener({
    connect: direct,
    channels: ['work'],
    onNotification: worker.wake,
    onReconnect: worker.wake,
    log,
  });
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

const readConfig = (): Config => {
  try {
    process.loadEnvFile();
  } catch {
    // There is no .env: the environment alone decides.
  }
  return loadConfig();
};

const readCommand = (word = 'all'): Command => {
  const command = commands.find((known) => known === word);
  if (!command) throw new ConfigError(`There is no command "${word}": use one of ${commands.join(', ')}.`);
  return command;
};

const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message;
  if (isAddressInUse(error)) return `Port ${error.port} is already in use: stop the other program or set PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const isAddressInUse = (error: unknown): error is Error & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** What has not happened. */
const failures: Record<string, string> = { backup: 'There is no backup.', restore: 'Nothing was restored.' };

try {
  await run(readCommand(process.argv[2]));
} catch (error) {
  const failure = failures[process.argv[2] ?? ''] ?? 'PinLife cannot start.';
  process.stderr.write(`${failure} ${explain(error)}\n`);
  process.exit(1);
}
