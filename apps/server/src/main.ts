import { findCommand, formatHelp } from './commands/commands.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { EmbeddedPostgresError } from './db/embedded.ts';
import { nameSourcesInTraces } from './platform/error/source-lines.ts';
import { createLogger } from './platform/logger.ts';
import { ArchiveDamaged } from './platform/tar/header.ts';
import { defaultDataDir, launcher } from './version.ts';

const run = async (word = 'all'): Promise<void> => {
  // Runs without settings, so that it helps a person with a wrong one.
  if (word === 'help' || word === '--help') return void process.stdout.write(formatHelp());
  const command = findCommand(word);
  if (!command) throw new ConfigError(`There is no command "${word}". "${launcher} help" lists all of them.`);
  const config = readConfig();
  await command.run({ config, log: createLogger(config.logLevel), args: process.argv.slice(3) });
};

/** A parent that started this process with a channel ends it too, even if the parent is killed. */
const endWithParent = () => {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The open channel alone must not keep a finished command alive.
  process.channel?.unref();
};

const readConfig = (): Config => {
  try {
    process.loadEnvFile();
  } catch {
    // Without an .env only the environment counts.
  }
  return loadConfig(undefined, defaultDataDir);
};

const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message;
  if (error instanceof ArchiveDamaged) return error.message;
  if (isAddressInUse(error)) return `Port ${error.port} is already in use: stop the other program or set PORT.`;
  if (isOfSystem(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const isAddressInUse = (error: unknown): error is Error & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** An error of the system names its file or address; a line of code says no more. */
const isOfSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

const end = (error: unknown): never => {
  const failure = findCommand(process.argv[2] ?? 'all')?.failure ?? 'PinLife cannot start.';
  process.stderr.write(`${failure} ${explain(error)}\n`);
  process.exit(1);
};

nameSourcesInTraces(new URL('./lines.json', import.meta.url));
endWithParent();
run(process.argv[2]).catch(end);
