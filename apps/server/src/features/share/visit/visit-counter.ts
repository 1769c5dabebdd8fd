import type { Transactor } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ShareRepo } from '../repo.ts';

/** The time that counts stay in memory; a killed node loses those. */
const FLUSH_MS = 5_000;
/** The limit of counted shares in memory. */
const WAITING_MAX = 1_000;

export type VisitCount = { hash: string; count: number; lastAt: Date };

export type VisitCounter = ReturnType<typeof createVisitCounter>;

type Dependencies = {
  database: Transactor;
  shares: Pick<ShareRepo, 'addOpened'>;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
};

/** Counts the visits of shares. Visitors do not wait: counts are written a few seconds later. */
export const createVisitCounter = ({ database, shares, clock, log }: Dependencies) => {
  let waiting = new Map<string, VisitCount>();
  let timer: NodeJS.Timeout | null = null;

  let writing = Promise.resolve();

  const writeWaiting = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const opened = [...waiting.values()];
    waiting = new Map();
    try {
      await database.single((tx) => shares.addOpened(tx, opened));
    } catch (error) {
      log.warn({ err: error }, 'The visit counts of shares could not be saved.');
      for (const { hash, count, lastAt } of opened) add(hash, count, lastAt);
    }
  };

  /** Resolves when everything counted so far is written. */
  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeWaiting);
    return writing;
  };

  const add = (hash: string, count: number, lastAt: Date): void => {
    if (!waiting.has(hash) && waiting.size >= WAITING_MAX) return;
    const before = waiting.get(hash);
    const newest = before && before.lastAt > lastAt ? before.lastAt : lastAt;
    waiting.set(hash, { hash, count: (before?.count ?? 0) + count, lastAt: newest });
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  };

  return { count: (hash: string): void => add(hash, 1, clock.now()), flush };
};
