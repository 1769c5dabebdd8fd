import { setImmediate, setTimeout } from 'node:timers/promises';

type ReadAll<Row> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

/** A statement takes so many at the most. */
const GROUP_MAX = 500;
/** So many go on at once; before the next ones, whoever came meanwhile has a turn. */
const ANSWERED_AT_ONCE = 3;
/** Where one read follows the other, those who come within this time are read for together. */
const APART_MS = 4;

/**
 * Reads for whoever asks, all who ask meanwhile together: however many come, one read is under way, a few hundred are begun
 * in a second, and what somebody is answered was read after they asked.
 */
export const createGroupedReads = <Row>(readAll: ReadAll<Row>) => {
  type Asker = PromiseWithResolvers<Row | undefined>;
  const waiting = new Map<string, Asker[]>();
  let isReading = false;
  let readAt = Number.NEGATIVE_INFINITY;
  const restMs = (): number => readAt + APART_MS - performance.now();

  const answer = async (askers: readonly Asker[], tell: (asker: Asker) => void): Promise<void> => {
    for (const [index, asker] of askers.entries()) {
      tell(asker);
      if (index % ANSWERED_AT_ONCE === ANSWERED_AT_ONCE - 1) await setImmediate();
    }
  };

  const readGroup = async (): Promise<void> => {
    const group = [...waiting].slice(0, GROUP_MAX);
    for (const [key] of group) waiting.delete(key);
    try {
      const rows = await readAll(group.map(([key]) => key));
      for (const [key, askers] of group) await answer(askers, ({ resolve }) => resolve(rows.get(key)));
    } catch (error) {
      for (const [, askers] of group) await answer(askers, ({ reject }) => reject(error));
    }
  };

  const readOn = async (): Promise<void> => {
    isReading = true;
    while (waiting.size > 0) {
      // A timer knows no parts of a millisecond, and may come one too early.
      while (restMs() > 0) await setTimeout(Math.ceil(restMs()));
      readAt = performance.now();
      await readGroup();
    }
    isReading = false;
  };

  return (key: string): Promise<Row | undefined> => {
    const asker: Asker = Promise.withResolvers();
    const others = waiting.get(key);
    if (others) others.push(asker);
    else waiting.set(key, [asker]);
    if (!isReading) void readOn();
    return asker.promise;
  };
};
