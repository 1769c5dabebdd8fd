import { listFirstOccurrences } from '@pinlife/contract/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder';
import { AppError } from '../../platform/app-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The server refuses what the screen refuses. */
export const refuseImpossible = (meta: ReminderMeta, now: Date): void => {
  if (meta.isRepeating) refuseImpossibleEnd(meta, now);
  const first = listFirstOccurrences(meta, 1)[0];
  if (!first) throw new AppError('reminder_never');
  if ((first.leadAt ?? first.at) < now) throw new AppError('reminder_in_past');
};

const refuseImpossibleEnd = (meta: ReminderMeta, now: Date) => {
  if (meta.repeatEndType === 'FIXED_NUMBER' && meta.repeatEndCount < 1) throw new AppError('repeat_count_invalid');
  if (meta.repeatEndType !== 'FIXED_END_DATE') return;
  if (meta.repeatEndDate === '') throw new AppError('reminder_invalid');
  const yesterday = localDate(new Date(now.getTime() - DAY_MS), meta.timezone);
  if (meta.repeatEndDate < yesterday) throw new AppError('repeat_end_in_past');
};

const localDate = (instant: Date, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString();
