import { pino } from 'pino';
import type { Logger } from '../platform/logger.ts';

type LogLine = { level: number; msg: string } & Record<string, unknown>;

/** A log whose lines tests can read. */
export const createTestLog = (): { log: Logger; lines: LogLine[] } => {
  const lines: LogLine[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
};
