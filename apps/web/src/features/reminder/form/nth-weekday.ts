import { DAYS_A_WEEK } from '@pinlife/contract/durations';
import {
  type NthWeekday,
  nthWeekdays,
  type Ordinal,
  ordinals,
  splitNthWeekday,
} from '@pinlife/contract/reminder/choices';

export const joinNth = (ordinal: Ordinal, weekday: number): NthWeekday =>
  nthWeekdays.find((value) => {
    const parts = splitNthWeekday(value);
    return parts.ordinal === ordinal && parts.weekday === weekday;
  }) ?? 'firstSunday';

/** The position of a date in its month: the third Friday, or the last one. */
export const nthOf = (date: Temporal.PlainDate): NthWeekday => {
  const isLast = date.day + DAYS_A_WEEK > date.daysInMonth;
  const ordinal = isLast ? 'last' : (ordinals[Math.ceil(date.day / DAYS_A_WEEK) - 1] ?? 'first');
  return joinNth(ordinal, date.dayOfWeek % DAYS_A_WEEK);
};
