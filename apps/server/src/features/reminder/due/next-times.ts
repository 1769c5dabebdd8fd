import {
  findLatestLed,
  findLatestOccurrence,
  findNextOccurrence,
  findNextRings,
  type RingTime,
} from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';

/** The next occurrence of a reminder, and its next ring. */
export type NextTimes = { nextAt: Date | null; nextFireAt: Date | null };

export const NEVER_AGAIN: NextTimes = { nextAt: null, nextFireAt: null };

export const findNextTimes = (meta: ReminderMeta, after: Date): NextTimes => ({
  nextAt: findNextOccurrence(meta, after)?.at ?? null,
  nextFireAt: findNextRings(meta, after)[0]?.at ?? null,
});

/** Never again for one whose times cannot be computed: it must not keep others from ringing. */
export const findNextTimesIfPossible = (meta: ReminderMeta, after: Date): NextTimes => {
  try {
    return findNextTimes(meta, after);
  } catch {
    return NEVER_AGAIN;
  }
};

/**
 * The rings of a reminder that was due at `dueAt`. After a downtime only the latest occurrence rings, and a lead only
 * if its occurrence is still ahead.
 */
export const findMissedRings = (meta: ReminderMeta, dueAt: Date, now: Date): RingTime[] => {
  const rings: RingTime[] = [];
  const due = findLatestOccurrence(meta, now);
  if (due && due.at >= dueAt) rings.push({ kind: 'due', at: due.at, occurrenceAt: due.at });
  const led = findLatestLed(meta, now);
  if (led?.leadAt && led.leadAt >= dueAt && led.at > now) {
    rings.push({ kind: 'lead', at: led.leadAt, occurrenceAt: led.at });
  }
  return rings;
};
