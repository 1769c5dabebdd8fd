import { MINUTE_MS } from '@pinlife/contract/durations';
import { findKnownTime } from './known-time.ts';
import { useClock } from './use-clock.ts';

const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS);

/** Whether a server time has passed; checked within the hour and when the person returns to the page. */
export const useHasEnded = (endsAt: string | null): boolean => {
  useClock(minuteOf);
  return endsAt !== null && Date.parse(endsAt) <= findKnownTime();
};
