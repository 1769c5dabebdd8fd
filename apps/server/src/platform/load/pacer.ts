import { MINUTE_MS } from '@pinlife/contract/durations';
import type { Pace } from '@pinlife/contract/rate-limits';
import type { Clock } from '../clock.ts';
import { tooManyAttempts } from './too-many.ts';

/** Beyond so many, those are forgotten who may ask for all of it again. */
const REMEMBERED_MAX = 10_000;

/** Counts one more for somebody, or throws what says how long they have to wait. */
export type Pacer = (subject: string) => void;

type Pacers = (pace: Pace) => Pacer;

/**
 * Buckets that refill with time, in the memory of this process: a call costs no write, and who is known to two nodes has
 * two of them. What is remembered of somebody is the moment at which their bucket is full again. It stands in place of
 * rate-limiter-flexible: go back to that when a pace has to hold over all nodes together.
 */
export const createPacers =
  (clock: Clock, factor = 1): Pacers =>
  ({ atOnce, perMinute }) => {
    const stepMs = MINUTE_MS / (perMinute * factor);
    const spanMs = atOnce * factor * stepMs;
    const fullAt = new Map<string, number>();
    let rememberedMax = REMEMBERED_MAX;

    const forgetFull = (now: number) => {
      for (const [subject, at] of fullAt) if (at <= now) fullAt.delete(subject);
      rememberedMax = Math.max(REMEMBERED_MAX, fullAt.size * 2);
    };

    return (subject) => {
      const now = clock.now().getTime();
      // No bucket is emptier than empty, even after the clock was put back.
      const from = Math.min(Math.max(fullAt.get(subject) ?? now, now), now + spanMs);
      const waitMs = from + stepMs - (now + spanMs);
      const isRefused = waitMs > ROUNDING_MS;
      fullAt.set(subject, isRefused ? from : from + stepMs);
      if (isRefused) throw tooManyAttempts(Math.ceil(waitMs / 1000));
      if (fullAt.size > rememberedMax) forgetFull(now);
    };
  };

/** Steps are fractions of milliseconds where much is allowed. */
const ROUNDING_MS = 0.001;
