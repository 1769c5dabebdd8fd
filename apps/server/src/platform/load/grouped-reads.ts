import { setImmediate, setTimeout } from 'node:timers/promises';

type ReadAll<Row> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

/** The limit of keys in one read. */
const GROUP_MAX = 500;
/** The number of callers that are answered before it yields to the event loop. */
const ANSWERED_AT_ONCE = 3;
/** The shortest time between the starts of two reads. Keys that arrive within it are read together. */
const APART_MS = 4;

/**
 * Groups concurrent reads: one read is running at a time, and keys that arrive meanwhile are read together by the next.
 * A caller never gets a row that was read before it asked.
 */
export const createGroupedReads = <Row>(readAll: ReadAll<Row>, { groupMax = GROUP_MAX } = {}) => {
  type Waiter = PromiseWithResolvers<Row | undefined> & { from: string };
  const waiting = new Map<string, Waiter[]>();
  let isReading = false;
  let readAt = Number.NEGATIVE_INFINITY;
  const waitMs = (): number => readAt + APART_MS - performance.now();

  const answer = async (waiters: readonly Waiter[], tell: (waiter: Waiter) => void): Promise<void> => {
    for (const [index, waiter] of waiters.entries()) {
      tell(waiter);
      if (index % ANSWERED_AT_ONCE === ANSWERED_AT_ONCE - 1) await setImmediate();
    }
  };

  const readGroup = async (): Promise<void> => {
    const group = waiting.size <= groupMax ? [...waiting] : takeInTurn(waiting, groupMax);
    for (const [key] of group) waiting.delete(key);
    try {
      const rows = await readAll(group.map(([key]) => key));
      for (const [key, waiters] of group) await answer(waiters, ({ resolve }) => resolve(rows.get(key)));
    } catch (error) {
      for (const [, waiters] of group) await answer(waiters, ({ reject }) => reject(error));
    }
  };

  const readWhileWaiting = async (): Promise<void> => {
    isReading = true;
    while (waiting.size > 0) {
      // Timers have whole milliseconds and can fire one too early.
      while (waitMs() > 0) await setTimeout(Math.ceil(waitMs()));
      readAt = performance.now();
      await readGroup();
    }
    isReading = false;
  };

  /** `from`: waiting callers take turns by this key. */
  return (key: string, from = ''): Promise<Row | undefined> => {
    const waiter: Waiter = { ...Promise.withResolvers<Row | undefined>(), from };
    const others = waiting.get(key);
    if (others) others.push(waiter);
    else waiting.set(key, [waiter]);
    if (!isReading) void readWhileWaiting();
    return waiter.promise;
  };
};

/** Takes the first key of each caller, then the second of each, so that a caller with many keys delays only itself. */
const takeInTurn = <Waiter extends { from: string }>(
  waiting: ReadonlyMap<string, Waiter[]>,
  most: number,
): [string, Waiter[]][] => {
  const queues = new Map<string, [string, Waiter[]][]>();
  for (const entry of waiting) {
    for (const from of new Set(entry[1].map((waiter) => waiter.from))) {
      const queue = queues.get(from);
      if (queue) queue.push(entry);
      else queues.set(from, [entry]);
    }
  }
  const takenGroups = new Set<[string, Waiter[]]>();
  for (let place = 0; takenGroups.size < most; place += 1) {
    for (const queue of queues.values()) {
      const entry = queue[place];
      if (entry && takenGroups.size < most) takenGroups.add(entry);
    }
  }
  return [...takenGroups];
};
