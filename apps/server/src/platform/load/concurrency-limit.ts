import { setTimeout as pause } from 'node:timers/promises';
import { isTooMany, tooManyAttempts } from './too-many.ts';

type ConcurrencyLimits = {
  /** The limit of concurrent calls of one caller. */
  each: number;
  /** The limit of concurrent calls in total. */
  all: number;
};

const RETRY_AFTER_SECONDS = 1;
/** The refusal is delayed: clients that retry at once would keep the process busy with refusals. */
const REFUSAL_PAUSE_MS = 500;
/** The number of refusals that are delayed at once; further ones are sent immediately. */
const PAUSED_MAX = 1_000;

/** Limits concurrent calls, of one caller and in total. Further calls are refused with 429. */
export const createConcurrencyLimit = ({ each, all }: ConcurrencyLimits) => {
  const inside = new Map<string, number>();
  let insideOfAll = 0;
  let paused = 0;

  const hasRoom = (asker: string): boolean => (inside.get(asker) ?? 0) < each && insideOfAll < all;

  const refuse = async (): Promise<never> => {
    if (paused < PAUSED_MAX) {
      paused += 1;
      await pause(REFUSAL_PAUSE_MS);
      paused -= 1;
    }
    throw tooManyAttempts(RETRY_AFTER_SECONDS);
  };

  /** Throws if there is no room, without taking a place: for checks before the body is read. */
  const requireRoom = async (asker: string): Promise<void> => {
    if (!hasRoom(asker)) await refuse();
  };

  const freePlace = (asker: string): void => {
    const left = (inside.get(asker) ?? 0) - 1;
    if (left > 0) inside.set(asker, left);
    else inside.delete(asker);
  };

  return {
    requireRoom,

    async admit<Result>(asker: string, work: () => Promise<Result>): Promise<Result> {
      if (!hasRoom(asker)) return refuse();
      inside.set(asker, (inside.get(asker) ?? 0) + 1);
      insideOfAll += 1;
      let isRefused = false;
      try {
        return await work();
      } catch (error) {
        isRefused = isTooMany(error);
        throw error;
      } finally {
        insideOfAll -= 1;
        // A refused caller keeps its place a moment longer, so that immediate retries are refused without new work.
        if (isRefused) setTimeout(freePlace, REFUSAL_PAUSE_MS, asker).unref();
        else freePlace(asker);
      }
    },
  };
};
