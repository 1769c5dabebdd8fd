import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../durations.ts';

/** The choices of the reminder popover, free of schemas so that screens can show them at once. */

/** None; 5, 10, 15, 30 minutes; 1, 2, 4 hours; 1, 2, 3, 4 days; 1 week. */
export const remindBeforeSeconds = [
  0,
  5 * MINUTE_SECONDS,
  10 * MINUTE_SECONDS,
  15 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  HOUR_SECONDS,
  2 * HOUR_SECONDS,
  4 * HOUR_SECONDS,
  DAY_SECONDS,
  2 * DAY_SECONDS,
  3 * DAY_SECONDS,
  4 * DAY_SECONDS,
  7 * DAY_SECONDS,
] as const;
export type RemindBefore = (typeof remindBeforeSeconds)[number];

export const repeatTypes = ['Never', 'Daily', 'Weekly', 'Monthly', 'Yearly', 'Custom'] as const;
export type RepeatType = (typeof repeatTypes)[number];

export const repeatUnits = ['Day', 'Week', 'Month', 'Year'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

export const repeatEndTypes = ['FOREVER', 'FIXED_NUMBER', 'FIXED_END_DATE', 'NONE'] as const;

/** Whether a reminder has a rule to repeat by. */
export const isRepeating = (meta: { isRepeating: boolean; repeatType: RepeatType }): boolean =>
  meta.isRepeating && meta.repeatType !== 'Never';

/** Weeks start on Sunday. */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type WeekdayName = (typeof weekdayNames)[number];

export const ordinals = ['first', 'second', 'third', 'fourth', 'last'] as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Ordinal = (typeof ordinals)[number];

export const nthWeekdays = ordinals.flatMap((ordinal) => weekdays.map((weekday) => `${ordinal}${weekday}` as const));
export type NthWeekday = (typeof nthWeekdays)[number];

/** `lastMonday` as the ordinal and the number of the weekday, Sunday being 0. */
export const splitNthWeekday = (value: NthWeekday): { ordinal: Ordinal; weekday: number } => {
  const ordinal = ordinals.find((candidate) => value.startsWith(candidate)) ?? 'first';
  return { ordinal, weekday: weekdays.indexOf(value.slice(ordinal.length) as (typeof weekdays)[number]) };
};
