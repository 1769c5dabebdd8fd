import type pg from 'pg';
import { type Batcher, type BatcherOptions, openBatcher } from './batcher.ts';
import type { BatcherName } from './fast-statement.ts';

// Few connections make larger batches. Pages take longest, so they have two. Larger write batches would save little and
// delay others, but a second one can arrive while the first is flushed to disk.
const options: Record<BatcherName, Omit<BatcherOptions, 'beforeSend'>> = {
  sessions: { connections: 1, depth: 1, size: 32, isWriting: false },
  pages: { connections: 2, depth: 1, size: 8, isWriting: false },
  searches: { connections: 4, depth: 1, size: 4, isWriting: false },
  writes: { connections: 1, depth: 2, size: 8, isWriting: true },
};

/** One batcher for each kind of short statement. */
export const openBatchers = (pool: pg.Pool, beforeSend: () => void): Record<BatcherName, Batcher> => {
  const open = (name: BatcherName) => openBatcher(pool, { ...options[name], beforeSend });
  return { sessions: open('sessions'), pages: open('pages'), searches: open('searches'), writes: open('writes') };
};
