import { setImmediate } from 'node:timers/promises';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { openConnection } from './connection.ts';
import { EmbeddedPostgresError } from './db/embedded.ts';
import { nameSourcesInTraces } from './platform/error/source-lines.ts';
import { createLogger } from './platform/logger.ts';
import { defaultDataDir } from './version.ts';

const commands = ['all', 'api', 'worker', 'migrate', 'doctor', 'backup', 'restore', 'distribute', 'health'] as const;
type Command = (typeof commands)[number];

const run = async (word: string | undefined): Promise<void> => {
  const command = readCommand(word);
  const config = readConfig();
  const log = createLogger(config.logLevel);
  if (command === 'doctor') {
    const { runDoctor } = await import('./doctor.ts');
    const isFixing = process.argv.includes('--fix');
    process.exitCode = (await runDoctor(config, log, { isFixing })) ? 0 : 1;
  } else if (command === 'backup') {
    const { runBackup } = await import('./backup.ts');
    await runBackup(config, log, process.argv[3]);
  } else if (command === 'restore') {
    const { runRestore } = await import('./restore.ts');
    await runRestore(config, log, process.argv[3]);
  } else if (command === 'health') {
    const { isUp } = await import('./health.ts');
    process.exitCode = (await isUp(config)) ? 0 : 1;
  } else if (command === 'distribute') {
    const { runDistribute } = await import('./spread/distribute.ts');
    await runDistribute(config, log, process.argv[3]);
  } else {
    const [connections, { runService }] = await Promise.all([openConnection(config, log), loadService()]);
    await runService(command, { config, log, connections });
  }
};

/** The larger part of the program, loaded while the database starts. */
const loadService = async () => {
  await setImmediate();
  return import('./service.ts');
};

/** Whoever started this process with a channel to it takes it along, even if killed. */
const endWithParent = () => {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The open channel alone must not keep a finished command alive.
  process.channel?.unref();
};

const readConfig = (): Config => {
  try {
    process.loadEnvFile();
  } catch {
    // There is no .env: the environment alone decides.
  }
  return loadConfig(undefined, defaultDataDir);
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
const failures: Record<string, string> = {
  backup: 'There is no backup.',
  restore: 'Nothing was restored.',
  distribute: 'Nothing was distributed.',
};

const end = (error: unknown): never => {
  const failure = failures[process.argv[2] ?? ''] ?? 'PinLife cannot start.';
  process.stderr.write(`${failure} ${explain(error)}\n`);
  process.exit(1);
};

nameSourcesInTraces(new URL('./lines.json', import.meta.url));
endWithParent();
run(process.argv[2]).catch(end);
