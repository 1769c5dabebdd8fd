import { setImmediate } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { prepareConnections } from '../db/prepare-connections.ts';
import type { createLogger } from '../platform/logger.ts';
import { launcher } from '../version.ts';
import type { ServiceCommand } from './run-service.ts';

/** `args`: the words after the name of the command. */
type CommandInput = { config: Config; log: ReturnType<typeof createLogger>; args: string[] };

type Command = {
  /** The syntax after the name. */
  usage?: string;
  help: string;
  /** The acts of the command, with a line each. */
  acts?: Readonly<Record<string, string>>;
  /** The sentence before the reason of a failure; the default says that PinLife cannot start. */
  failure?: string;
  run(input: CommandInput): Promise<void>;
};

/** The database starts while the larger part of the program is loaded. */
const runService = (name: ServiceCommand) => async (input: CommandInput) => {
  const { config, log } = input;
  const [connections, service] = await Promise.all([prepareConnections(config, log), loadService()]);
  await service.runService(name, { config, log, connections });
};

const loadService = async () => {
  await setImmediate();
  return import('./run-service.ts');
};

const exitUnless = (isFine: boolean): void => {
  process.exitCode = isFine ? 0 : 1;
};

/** Each command loads its own code. */
const commands: Readonly<Record<string, Command>> = {
  all: { help: 'serve API and web app and do the work behind them (the default)', run: runService('all') },
  api: { help: 'serve API and web app only', run: runService('api') },
  worker: { help: 'send mails and do what is due, without serving', run: runService('worker') },
  migrate: { help: 'bring the database up to date; every start does so too', run: runService('migrate') },
  doctor: {
    usage: '[--fix]',
    help: 'check database, storage, mail, push and clock; --fix sets up the bucket',
    run: async ({ config, log, args }) => {
      const { runDoctor } = await import('./doctor.ts');
      exitUnless(await runDoctor(config, log, { isFixing: args.includes('--fix') }));
    },
  },
  backup: {
    usage: 'FILE',
    help: 'save everything, media and secret included, into one file while the app runs',
    failure: 'There is no backup.',
    run: async ({ config, log, args: [file] }) => (await import('./backup.ts')).runBackup(config, log, file),
  },
  restore: {
    usage: 'FILE',
    help: 'bring a backup back into an empty data folder',
    failure: 'Nothing was restored.',
    run: async ({ config, log, args: [file] }) => (await import('./restore.ts')).runRestore(config, log, file),
  },
  people: {
    usage: 'ACT [--json]',
    help: 'one of these; --json is for scripts',
    acts: {
      list: 'see who is here',
      'invite [EMAIL] [--places=5]': 'make an address that lets people in, and mail it to EMAIL; also --days=7',
      'signup [open|invite|closed]': 'decide who may sign up, or see it',
      'quota [GB|none]': 'decide what each person may keep, or see it',
      'space NAME GB|none|everybody': 'decide what one person may keep',
      'suspend NAME': 'shut an account at once; nothing is deleted',
      'let-in NAME': 'let somebody back in who was suspended or is being deleted',
      'delete NAME [--yes]': 'shut an account, which is gone in 7 days',
      'operator NAME [--remove]': 'name an operator, or take it back',
      'reset-link NAME': 'print a link that sets a new password, and mail it',
      'reset-two-step NAME': 'turn the second step of a login off',
    },
    failure: 'Nothing was done.',
    run: async ({ config, args }) => (await import('./people.ts')).runPeople(config, args),
  },
  distribute: {
    usage: '[SHARDS]',
    help: 'divide the people into shards on the machines of a Citus',
    failure: 'Nothing was distributed.',
    run: async ({ config, log, args: [shards] }) =>
      (await import('./distribute.ts')).runDistribute(config, log, shards),
  },
  health: {
    help: 'ask whether the app answers, for programs that restart it',
    run: async ({ config }) => exitUnless(await (await import('./health.ts')).isUp(config)),
  },
};

export const findCommand = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

/** All commands with a line each. */
export const formatHelp = (): string => {
  const rows = Object.entries(commands).flatMap(([name, { usage = '', help, acts = {} }]) => [
    [`${name} ${usage}`.trim(), help] as const,
    ...Object.entries(acts).map(([act, does]) => [`${name} ${act}`, does] as const),
  ]);
  rows.push(['help', 'print this list']);
  const width = Math.max(...rows.map(([call]) => call.length));
  return [`Usage: ${launcher} COMMAND`, '', ...rows.map(([call, help]) => `  ${call.padEnd(width)}  ${help}`), ''].join(
    '\n',
  );
};
