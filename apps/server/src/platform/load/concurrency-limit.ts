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

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;

/** Limits concurrent calls, of one caller and in total. Further calls are refused with 429. */
export const createConcurrencyLimit = ({ each, all }: ConcurrencyLimits) => {
  const running = new Map<string, number>();
  let runningOfAll = 0;
  let paused = 0;

  const hasRoom = (subject: string): boolean => (running.get(subject) ?? 0) < each && runningOfAll < all;

  const refuse = async (): Promise<never> => {
    if (paused < PAUSED_MAX) {
      paused += 1;
      await pause(REFUSAL_PAUSE_MS);
      paused -= 1;
    }
    throw tooManyAttempts(RETRY_AFTER_SECONDS);
  };

  /** Throws if there is no room, without taking a place: for checks before the body is read. */
  const requireRoom = async (subject: string): Promise<void> => {
    if (!hasRoom(subject)) await refuse();
  };

  const release = (subject: string): void => {
    const left = (running.get(subject) ?? 0) - 1;
    if (left > 0) running.set(subject, left);
    else running.delete(subject);
  };

  return {
    requireRoom,

    async admit<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
      if (!hasRoom(subject)) return refuse();
      running.set(subject, (running.get(subject) ?? 0) + 1);
      runningOfAll += 1;
      let isRefused = false;
      try {
        return await work();
      } catch (error) {
        isRefused = isTooMany(error);
        throw error;
      } finally {
        runningOfAll -= 1;
        // A refused caller keeps its place a moment longer, so that immediate retries are refused without new work.
        if (isRefused) setTimeout(release, REFUSAL_PAUSE_MS, subject).unref();
        else release(subject);
      }
    },
  };
};
