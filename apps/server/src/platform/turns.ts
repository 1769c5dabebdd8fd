import { AppError } from './app-error.ts';

type TurnLimits = {
  /** How many work at the same time, each for somebody else. */
  lanes: number;
  /** How many wait, of one person and of all. */
  waitingOfOne: number;
  waitingOfAll: number;
  /** For how long. */
  waitMs: number;
  /** What those are told for whom there is no room. */
  refuse?: () => AppError;
};

const RETRY_AFTER_SECONDS = 10;

type Waiting = { begin(): void };

/** Waits for its turn, then works. Heavy work is done once at a time. */
export type Turns = <Result>(
  personId: string,
  work: () => Promise<Result>,
  options?: { isHeavy?: boolean },
) => Promise<Result>;

/**
 * Work that takes long, a piece of each person's in turn: whoever brings much waits for themselves, not the others
 * for them. What would wait too long is refused, to be tried again.
 */
export const createTurns = (limits: TurnLimits): Turns => {
  const { lanes, waitingOfOne, waitingOfAll, waitMs } = limits;
  const { refuse = () => new AppError('media_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }) } = limits;
  /** In the order of their turns: whoever was served goes to the end. */
  const queues = new Map<string, (Waiting & { isHeavy: boolean })[]>();
  const busy = new Set<string>();
  let waiting = 0;
  let isHeavyBusy = false;

  const advance = (): void => {
    for (const [personId, queue] of queues) {
      if (busy.size >= lanes) return;
      const next = queue[0];
      if (!next || busy.has(personId) || (next.isHeavy && isHeavyBusy)) continue;
      queue.shift();
      queues.delete(personId);
      if (queue.length > 0) queues.set(personId, queue);
      next.begin();
    }
  };

  /** Resolves when it may begin. */
  const waitFor = (personId: string, isHeavy: boolean): Promise<void> => {
    const queue = queues.get(personId) ?? [];
    if (queue.length >= waitingOfOne || waiting >= waitingOfAll) throw refuse();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      clearTimeout(patience);
      waiting -= 1;
      busy.add(personId);
      if (isHeavy) isHeavyBusy = true;
      resolve();
    };
    const item = { begin, isHeavy };
    const patience = setTimeout(() => {
      queue.splice(queue.indexOf(item), 1);
      if (queue.length === 0) queues.delete(personId);
      waiting -= 1;
      reject(refuse());
      advance();
    }, waitMs);
    waiting += 1;
    queue.push(item);
    queues.set(personId, queue);
    advance();
    return promise;
  };

  return async (personId, work, { isHeavy = false } = {}) => {
    await waitFor(personId, isHeavy);
    try {
      return await work();
    } finally {
      busy.delete(personId);
      if (isHeavy) isHeavyBusy = false;
      advance();
    }
  };
};
