import { isatty } from 'node:tty';
import { type Logger as PinoLogger, pino } from 'pino';

export type Logger = Pick<PinoLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** JSON lines for machines, readable lines in a terminal. */
export const createLogger = (level: string): PinoLogger =>
  pino({
    level,
    base: null,
    ...(isatty(1) && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' } },
    }),
  });
