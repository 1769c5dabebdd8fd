import { MINUTE_MS } from '@pinlife/contract/durations';
import type { Pace } from '@pinlife/contract/rate-limits';
import type { Clock } from '../clock.ts';
import { tooManyAttempts } from './too-many.ts';

/** When more subjects are remembered, those with a full bucket are removed. */
const REMEMBERED_MAX = 10_000;

/** Counts one call of a subject. Throws with the time to wait if it exceeds the limit. */
export type Pacer = (subject: string) => void;

type Pacers = (pace: Pace) => Pacer;

/**
 * Token buckets in the memory of this process: counting costs no database write, but each node counts for itself.
 * It stores the time at which each bucket is full again. Use rate-limiter-flexible instead if a limit must hold over
 * all nodes.
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
      // A bucket is never below empty, even after the clock was set back.
      const from = Math.min(Math.max(fullAt.get(subject) ?? now, now), now + spanMs);
      const waitMs = from + stepMs - (now + spanMs);
      const isRefused = waitMs > ROUNDING_MS;
      fullAt.set(subject, isRefused ? from : from + stepMs);
      if (isRefused) throw tooManyAttempts(Math.ceil(waitMs / 1000));
      if (fullAt.size > rememberedMax) forgetFull(now);
    };
  };

/** With a high rate, one step is a fraction of a millisecond. */
const ROUNDING_MS = 0.001;
