import { setTimeout as pause } from 'node:timers/promises';
import { isTooMany, tooManyAttempts } from './too-many.ts';

type CrowdLimits = {
  /** How many works of one asker are under way at once. */
  each: number;
  /** And of all askers together. */
  all: number;
};

const RETRY_AFTER_SECONDS = 1;
/** Whoever asks again at once, and many at a time, would keep the process busy with refusing. */
const REFUSAL_PAUSE_MS = 500;
/** So many wait for their refusal; the others get it at once. */
const PAUSED_MAX = 1_000;

/** Lets in so many at once, of one asker and of all; the others are told to come again. */
export const createCrowd = ({ each, all }: CrowdLimits) => {
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

  /** Throws where there is no room, and takes none: for whoever comes to ask before they bring their work. */
  const requireRoom = async (asker: string): Promise<void> => {
    if (!hasRoom(asker)) await refuse();
  };

  const vacate = (asker: string): void => {
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
      let isSentAway = false;
      try {
        return await work();
      } catch (error) {
        isSentAway = isTooMany(error);
        throw error;
      } finally {
        insideOfAll -= 1;
        // They would be back at once: their own place stays taken for a moment, but nobody else's.
        if (isSentAway) setTimeout(vacate, REFUSAL_PAUSE_MS, asker).unref();
        else vacate(asker);
      }
    },
  };
};
