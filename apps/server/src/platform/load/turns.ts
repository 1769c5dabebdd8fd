import { AppError } from '../error/app-error.ts';

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

type Waiting = { isHeavy: boolean; begin(): void; giveWay(): void };

/** Waits for its turn, then works. Heavy work is done once at a time. */
export type Turns = <Result>(
  personId: string,
  work: () => Promise<Result>,
  options?: { isHeavy?: boolean },
) => Promise<Result>;

/**
 * Work that takes long, a piece of each person's in turn: whoever brings much waits for themselves, not the others
 * for them. What would wait too long is refused, to be tried again; where all of the room is taken, of those who take most.
 */
export const createTurns = (limits: TurnLimits): Turns => {
  const { lanes, waitingOfOne, waitingOfAll, waitMs } = limits;
  const { refuse = () => new AppError('media_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }) } = limits;
  /** In the order of their turns: whoever was served goes to the end. */
  const queues = new Map<string, Waiting[]>();
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

  /** The last of whoever has most waiting gives way to those who have less. Answers whether there is room now. */
  const makeRoom = (own: number): boolean => {
    if (waiting < waitingOfAll) return true;
    let longest: Waiting[] = [];
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length <= own + 1) return false;
    longest.at(-1)?.giveWay();
    return true;
  };

  /** Resolves when it may begin. */
  const waitFor = (personId: string, isHeavy: boolean): Promise<void> => {
    const own = queues.get(personId)?.length ?? 0;
    if (own >= waitingOfOne || !makeRoom(own)) throw refuse();
    const queue = queues.get(personId) ?? [];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      clearTimeout(patience);
      waiting -= 1;
    };
    const begin = () => {
      leave();
      busy.add(personId);
      if (isHeavy) isHeavyBusy = true;
      resolve();
    };
    const giveWay = () => {
      leave();
      queue.splice(queue.indexOf(item), 1);
      if (queue.length === 0) queues.delete(personId);
      reject(refuse());
    };
    const item = { isHeavy, begin, giveWay };
    const patience = setTimeout(() => {
      giveWay();
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
