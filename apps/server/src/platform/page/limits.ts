import type { Pace } from '@pinlife/contract/rate-limits';
import { UNKNOWN_ADDRESSES_PER_MINUTE } from '@pinlife/contract/share/limits';
import { tooManyAttempts } from '../load/too-many.ts';

/** Limits unknown links of one address. Counted in memory, so that a guess costs no write. */
export const unknownPace: Pace = { atOnce: UNKNOWN_ADDRESSES_PER_MINUTE, perMinute: UNKNOWN_ADDRESSES_PER_MINUTE };

const queueLimits = (concurrency: number) => ({
  concurrency,
  waitingOfOne: 400,
  waitingOfAll: 2_000,
  waitMs: 20_000,
  refuse: () => tooManyAttempts(1),
});

/** Visitors take turns by address, for pages to render or compress and for media to look up. */
export const renderQueue = queueLimits(4);
export const compressionQueue = queueLimits(2);
export const mediaQueue = queueLimits(8);
