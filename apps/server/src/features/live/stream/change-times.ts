import { randomBytes } from 'node:crypto';
import { formatStamp, parseStamp } from '@pinlife/contract/live/stamp';

/** About a megabyte. */
const MAX_PEOPLE = 10_000;

const ID_BYTES = 6;
const newId = () => randomBytes(ID_BYTES).toString('base64url');

/**
 * The time at which this node last received a change, for each person. A page that was just loaded learns whether anything
 * changed since its answers, and otherwise need not read again. Uses the monotonic clock: a wall clock can be set.
 */
export const createChangeTimes = () => {
  /** Ordered by the last change. */
  const heardAt = new Map<string, number>();
  let listening = newId();

  /** Invalidates older stamps: changes may have been missed. */
  const restart = (): void => {
    heardAt.clear();
    listening = newId();
  };

  return {
    restart,
    add(userId: string): void {
      heardAt.delete(userId);
      heardAt.set(userId, performance.now());
      if (heardAt.size > MAX_PEOPLE) restart();
    },
    /** The stamp for an answer that begins now. */
    stamp: (): string => formatStamp({ listening, ms: Math.floor(performance.now()) }),
    isUnchangedSince(userId: string, text: string): boolean {
      const stamp = parseStamp(text);
      return stamp?.listening === listening && (heardAt.get(userId) ?? Number.NEGATIVE_INFINITY) < stamp.ms;
    },
  };
};
