import { createRequire } from 'node:module';
import { isatty } from 'node:tty';
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import type PinoPretty from 'pino-pretty';

export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** JSON lines for machines, readable lines in a terminal. */
export const createLogger = (level: string): PinoLogger => {
  const options = { level, base: null };
  return isatty(1) ? pino(options, openTerminal()) : pino(options);
};

/** Loaded where somebody is looking, and in this very thread: another one would take 10 MB and lose the last lines. */
const openTerminal = (): DestinationStream => {
  const pretty: typeof PinoPretty = createRequire(import.meta.url)('pino-pretty');
  return pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss', sync: true });
};
