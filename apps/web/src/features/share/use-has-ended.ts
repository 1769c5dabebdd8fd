import { MINUTE_MS } from '@pinlife/contract/durations';
import { useClock } from '../../lib/time/use-clock.ts';

const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS);

/** Whether a link has ended by now; looked at again within the hour, and when somebody comes back to the page. */
export const useHasEnded = (expiresAt: string | null): boolean => {
  useClock(minuteOf);
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
};
