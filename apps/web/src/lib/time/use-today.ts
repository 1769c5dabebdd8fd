import { localDate, type PlainDate } from './plain-date.ts';
import { useClock } from './use-clock.ts';

/** The date in the zone of this device, by the server's time; changes at midnight, and when the device wakes up on another day. */
export const useToday = (): PlainDate => useClock(localDate);
