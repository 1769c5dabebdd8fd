import { DAY_MS } from '../durations.ts';
import type { ErrorCode } from '../errors.ts';
import { listFirstOccurrences } from './recurrence.ts';
import type { ReminderMeta } from './schema.ts';

/** The reason why a reminder cannot be set now, or null. Used by the form and by the server. Needs `Temporal`. */
export const findReminderFault = (meta: ReminderMeta, now: Date): ErrorCode | null => {
  const endFault = meta.isRepeating ? findEndFault(meta, now) : null;
  if (endFault) return endFault;
  const first = listFirstOccurrences(meta, 1)[0];
  if (!first) return 'reminder_never';
  return (first.leadAt ?? first.at) < now ? 'reminder_in_past' : null;
};

const findEndFault = (meta: ReminderMeta, now: Date): ErrorCode | null => {
  if (meta.repeatEndType === 'FIXED_NUMBER' && meta.repeatEndCount < 1) return 'repeat_count_invalid';
  if (meta.repeatEndType !== 'FIXED_END_DATE') return null;
  if (meta.repeatEndDate === '') return 'reminder_invalid';
  const yesterday = localDate(new Date(now.getTime() - DAY_MS), meta.timezone);
  return meta.repeatEndDate < yesterday ? 'repeat_end_in_past' : null;
};

const localDate = (instant: Date, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString();
