import type pg from 'pg';
import { type Batcher, type BatcherOptions, openBatcher } from './batcher.ts';
import type { BatcherName } from './fast-statement.ts';

// Few connections, so that statements are sent in batches. Pages take longest, and so have two. Larger batches of writes
// would spare the database little more, and those who are in none would have to wait for it; but while it writes some to
// the disk, the next ones can be there.
const options: Record<BatcherName, Omit<BatcherOptions, 'beforeSend'>> = {
  sessions: { connections: 1, depth: 1, size: 32, isWriting: false },
  pages: { connections: 2, depth: 1, size: 8, isWriting: false },
  searches: { connections: 4, depth: 1, size: 4, isWriting: false },
  writes: { connections: 1, depth: 2, size: 8, isWriting: true },
};

/** A batcher for each kind of brief statement. */
export const openBatchers = (pool: pg.Pool, beforeSend: () => void): Record<BatcherName, Batcher> => {
  const open = (name: BatcherName) => openBatcher(pool, { ...options[name], beforeSend });
  return { sessions: open('sessions'), pages: open('pages'), searches: open('searches'), writes: open('writes') };
};
