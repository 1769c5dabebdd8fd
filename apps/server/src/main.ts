import { findCommand, formatHelp } from './commands/commands.ts';
import { explain } from './commands/explain.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { nameSourcesInTraces } from './platform/error/source-lines.ts';
import { createLogger } from './platform/logger.ts';
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

const end = (error: unknown): never => {
  const failure = findCommand(process.argv[2] ?? 'all')?.failure ?? 'PinLife cannot start.';
  process.stderr.write(`${failure} ${explain(error)}\n`);
  process.exit(1);
};

nameSourcesInTraces(new URL('./lines.json', import.meta.url));
endWithParent();
run(process.argv[2]).catch(end);
