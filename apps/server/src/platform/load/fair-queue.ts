import { AppError } from '../error/app-error.ts';

type FairQueueLimits = {
  /** The number that run at once, at most one for each person. */
  concurrency: number;
  /** The limits of waiting work: of one person, and of all. */
  waitingOfOne: number;
  waitingOfAll: number;
  /** The time after which waiting work is refused. */
  waitMs: number;
  /** The error for work that is refused. */
  refuse?: () => AppError;
};

const RETRY_AFTER_SECONDS = 10;

type Waiting = { isHeavy: boolean; begin(): void; evict(): void };

/** Runs the work when it is this person's turn. Only one heavy piece runs at a time. */
export type FairQueue = <Result>(
  personId: string,
  work: () => Promise<Result>,
  options?: { isHeavy?: boolean },
) => Promise<Result>;

/**
 * Queues long work fairly: round robin over people, so a person with much work delays only themselves. Work that waits too
 * long is refused with 429. When the queue is full, work of the person with the most entries is refused.
 */
export const createFairQueue = (limits: FairQueueLimits): FairQueue => {
  const { concurrency, waitingOfOne, waitingOfAll, waitMs } = limits;
  const { refuse = () => new AppError('media_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }) } = limits;
  /** People in the order of their next turn: a served person moves to the end. */
  const queues = new Map<string, Waiting[]>();
  const busy = new Set<string>();
  let waiting = 0;
  let isHeavyBusy = false;

  const startNext = (): void => {
    for (const [personId, queue] of queues) {
      if (busy.size >= concurrency) return;
      const next = queue[0];
      if (!next || busy.has(personId) || (next.isHeavy && isHeavyBusy)) continue;
      queue.shift();
      queues.delete(personId);
      if (queue.length > 0) queues.set(personId, queue);
      next.begin();
    }
  };

  /** Refuses the last entry of the person with the most, if this one has fewer. Returns whether there is room now. */
  const makeRoom = (own: number): boolean => {
    if (waiting < waitingOfAll) return true;
    let longest: Waiting[] = [];
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length <= own + 1) return false;
    longest.at(-1)?.evict();
    return true;
  };

  /** Resolves when the work may start. */
  const waitFor = (personId: string, isHeavy: boolean): Promise<void> => {
    const own = queues.get(personId)?.length ?? 0;
    if (own >= waitingOfOne || !makeRoom(own)) throw refuse();
    const queue = queues.get(personId) ?? [];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stopWaiting = () => {
      clearTimeout(timeout);
      waiting -= 1;
    };
    const begin = () => {
      stopWaiting();
      busy.add(personId);
      if (isHeavy) isHeavyBusy = true;
      resolve();
    };
    const evict = () => {
      stopWaiting();
      queue.splice(queue.indexOf(item), 1);
      if (queue.length === 0) queues.delete(personId);
      reject(refuse());
    };
    const item = { isHeavy, begin, evict };
    const timeout = setTimeout(() => {
      evict();
      startNext();
    }, waitMs);
    waiting += 1;
    queue.push(item);
    queues.set(personId, queue);
    startNext();
    return promise;
  };

  return async (personId, work, { isHeavy = false } = {}) => {
    await waitFor(personId, isHeavy);
    try {
      return await work();
    } finally {
      busy.delete(personId);
      if (isHeavy) isHeavyBusy = false;
      startNext();
    }
  };
};
