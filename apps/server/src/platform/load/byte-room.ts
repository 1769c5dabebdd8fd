import { AppError } from '../error/app-error.ts';
import { tooManyAttempts } from './too-many.ts';

type RoomLimits = {
  /** The limit of bytes of one caller. */
  each: number;
  /** The limit of bytes of all callers together. */
  all: number;
};

type Holding = { asker: string; bytes: number; evict: () => void };

type TakenRoom = {
  /** Throws if there is no room. */
  resize(bytes: number): void;
  release(): void;
};

const RETRY_AFTER_SECONDS = 5;

/**
 * Limits the bytes in memory for callers. When the total is reached, the latest buffer of the caller with the most bytes is
 * dropped in favour of callers with fewer.
 */
export const createByteRoom = ({ each, all }: RoomLimits) => {
  const holdings = new Set<Holding>();
  const ofEach = new Map<string, number>();
  let total = 0;

  const add = (asker: string, bytes: number): void => {
    const sum = (ofEach.get(asker) ?? 0) + bytes;
    if (sum > 0) ofEach.set(asker, sum);
    else ofEach.delete(asker);
    total += bytes;
  };

  const release = (holding: Holding): void => {
    if (holdings.delete(holding)) add(holding.asker, -holding.bytes);
  };

  const findLargest = (): string | undefined => {
    let [largest, most] = [undefined as string | undefined, 0];
    for (const [asker, bytes] of ofEach) if (bytes > most) [largest, most] = [asker, bytes];
    return largest;
  };

  const makeRoom = (asker: string, more: number): void => {
    const wanted = (ofEach.get(asker) ?? 0) + more;
    if (wanted > each) throw tooManyAttempts(RETRY_AFTER_SECONDS);
    while (total + more > all) {
      const largest = findLargest();
      const last = [...holdings].findLast((holding) => holding.asker === largest && holding.bytes > 0);
      if (!last || (ofEach.get(last.asker) ?? 0) <= wanted) {
        throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      release(last);
      last.evict();
    }
  };

  return {
    take(asker: string, bytes: number, evict: () => void): TakenRoom {
      makeRoom(asker, bytes);
      const holding = { asker, bytes, evict };
      holdings.add(holding);
      add(asker, bytes);
      return {
        resize(size) {
          if (!holdings.has(holding)) return;
          if (size > holding.bytes) makeRoom(asker, size - holding.bytes);
          add(asker, size - holding.bytes);
          holding.bytes = size;
        },
        release: () => release(holding),
      };
    },
  };
};
