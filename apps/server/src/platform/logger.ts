import { createRequire } from 'node:module';
import { isatty } from 'node:tty';
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import type PinoPretty from 'pino-pretty';
import { hideSecrets } from './error/describe-error.ts';

export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** Where the database tells which values it did not take: addresses, names, tokens. */
const quoting = ['detail', 'where', 'internalQuery'];

/** An error as it may be kept: what and where, without the values that it was about. */
export const serializers = {
  err: (error: Error) => {
    const { message, stack, ...known } = pino.stdSerializers.err(error);
    const told = Object.entries(known).filter(([name]) => !quoting.includes(name));
    return { ...Object.fromEntries(told), message: hideSecrets(message), stack: hideSecrets(stack) };
  },
};

/** JSON lines for machines, readable lines in a terminal. */
export const createLogger = (level: string): PinoLogger => {
  const options = { level, base: null, serializers };
  return isatty(1) ? pino(options, openTerminal()) : pino(options);
};

/** Loaded where somebody is looking, and in this very thread: another one would take 10 MB and lose the last lines. */
const openTerminal = (): DestinationStream => {
  const pretty: typeof PinoPretty = createRequire(import.meta.url)('pino-pretty');
  return pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss', sync: true });
};
