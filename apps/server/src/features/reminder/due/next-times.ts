import {
  type Firing,
  findLatestLed,
  findLatestOccurrence,
  findNextFirings,
  findNextOccurrence,
} from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';

/** When a reminder occurs and rings next. */
export type NextTimes = { nextAt: Date | null; nextFireAt: Date | null };

export const NEVER_AGAIN: NextTimes = { nextAt: null, nextFireAt: null };

export const findNextTimes = (meta: ReminderMeta, after: Date): NextTimes => ({
  nextAt: findNextOccurrence(meta, after)?.at ?? null,
  nextFireAt: findNextFirings(meta, after)[0]?.at ?? null,
});

/**
 * What a reminder that fell due at `dueAt` rings for now. After a downtime that is the latest occurrence only, and a
 * lead only while its occurrence still lies ahead.
 */
export const findMissedFirings = (meta: ReminderMeta, dueAt: Date, now: Date): Firing[] => {
  const firings: Firing[] = [];
  const due = findLatestOccurrence(meta, now);
  if (due && due.at >= dueAt) firings.push({ kind: 'due', at: due.at, occurrenceAt: due.at });
  const led = findLatestLed(meta, now);
  if (led?.leadAt && led.leadAt >= dueAt && led.at > now) {
    firings.push({ kind: 'lead', at: led.leadAt, occurrenceAt: led.at });
  }
  return firings;
};
