import { createRequire } from 'node:module';
import { isatty } from 'node:tty';
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import type PinoPretty from 'pino-pretty';
import { hideSecrets } from './error/describe-error.ts';

export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** Fields in which PostgreSQL quotes values: addresses, names, tokens. */
const quoting = ['detail', 'where', 'internalQuery'];

/** Removes quoted values from errors before they are logged. */
export const serializers = {
  err: (error: Error) => {
    const { message, stack, ...known } = pino.stdSerializers.err(error);
    const told = Object.entries(known).filter(([name]) => !quoting.includes(name));
    return { ...Object.fromEntries(told), message: hideSecrets(message), stack: hideSecrets(stack) };
  },
};

/** JSON lines, or readable lines in a terminal. */
export const createLogger = (level: string): PinoLogger => {
  const options = { level, base: null, serializers };
  return isatty(1) ? pino(options, openTerminal()) : pino(options);
};

/** Loaded only for a terminal, and in this thread: a worker thread would take 10 MB and lose the last lines. */
const openTerminal = (): DestinationStream => {
  const pretty: typeof PinoPretty = createRequire(import.meta.url)('pino-pretty');
  return pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss', sync: true });
};
