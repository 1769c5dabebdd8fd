import { AppError } from '../error/app-error.ts';
import { tooManyAttempts } from './too-many.ts';

type BudgetLimits = {
  /** The limit of bytes of one caller. */
  each: number;
  /** The limit of bytes of all callers together. */
  all: number;
};

type Reserved = { subject: string; bytes: number; evict: () => void };

type ReservedBytes = {
  /** Throws if there is no room. */
  resize(bytes: number): void;
  release(): void;
};

const RETRY_AFTER_SECONDS = 5;

/**
 * Limits the bytes in memory for callers. When the total is reached, the latest buffer of the caller with the most bytes is
 * dropped in favour of callers with fewer.
 */
export const createByteBudget = ({ each, all }: BudgetLimits) => {
  const reservations = new Set<Reserved>();
  const ofEach = new Map<string, number>();
  let total = 0;

  const add = (subject: string, bytes: number): void => {
    const sum = (ofEach.get(subject) ?? 0) + bytes;
    if (sum > 0) ofEach.set(subject, sum);
    else ofEach.delete(subject);
    total += bytes;
  };

  const release = (reserved: Reserved): void => {
    if (reservations.delete(reserved)) add(reserved.subject, -reserved.bytes);
  };

  const findLargest = (): string | undefined => {
    let [largest, most] = [undefined as string | undefined, 0];
    for (const [subject, bytes] of ofEach) if (bytes > most) [largest, most] = [subject, bytes];
    return largest;
  };

  const makeRoom = (subject: string, more: number): void => {
    const subjectBytes = (ofEach.get(subject) ?? 0) + more;
    if (subjectBytes > each) throw tooManyAttempts(RETRY_AFTER_SECONDS);
    while (total + more > all) {
      const largest = findLargest();
      const last = [...reservations].findLast((reserved) => reserved.subject === largest && reserved.bytes > 0);
      if (!last || (ofEach.get(last.subject) ?? 0) <= subjectBytes) {
        throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      release(last);
      last.evict();
    }
  };

  return {
    take(subject: string, bytes: number, evict: () => void): ReservedBytes {
      makeRoom(subject, bytes);
      const reserved = { subject, bytes, evict };
      reservations.add(reserved);
      add(subject, bytes);
      return {
        resize(size) {
          if (!reservations.has(reserved)) return;
          if (size > reserved.bytes) makeRoom(subject, size - reserved.bytes);
          add(subject, size - reserved.bytes);
          reserved.bytes = size;
        },
        release: () => release(reserved),
      };
    },
  };
};
