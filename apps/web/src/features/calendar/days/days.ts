import { DAYS_A_WEEK } from '@pinlife/contract/durations';
import {
  addDays,
  addMonths,
  type PlainDate,
  startOfMonth,
  toDate,
  type Weekday,
} from '../../../lib/time/plain-date.ts';

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

const AGENDA_DAYS = 30;

const startOfWeek = (date: PlainDate, first: Weekday): PlainDate =>
  addDays(date, -((toDate(date).getUTCDay() - first + DAYS_A_WEEK) % DAYS_A_WEEK));

const listFrom = (start: PlainDate, count: number): PlainDate[] =>
  Array.from({ length: count }, (_none, index) => addDays(start, index));

/** The days that a view shows: whole weeks, or those after a day. */
export const listShownDays = (view: CalendarView, date: PlainDate, first: Weekday): PlainDate[] => {
  if (view === 'agenda') return listFrom(date, AGENDA_DAYS);
  if (view === 'week') return listFrom(startOfWeek(date, first), DAYS_A_WEEK);
  const start = startOfWeek(startOfMonth(date), first);
  const last = addDays(startOfMonth(addMonths(date, 1)), -1);
  const days = listFrom(start, 6 * DAYS_A_WEEK);
  return days.slice(0, Math.ceil((days.indexOf(last) + 1) / DAYS_A_WEEK) * DAYS_A_WEEK);
};

/** The day after a step forward or back. */
export const stepBy = (view: CalendarView, date: PlainDate, steps: 1 | -1): PlainDate => {
  if (view === 'month') return addMonths(date, steps);
  return addDays(date, steps * (view === 'week' ? DAYS_A_WEEK : AGENDA_DAYS));
};

export const splitWeeks = (days: readonly PlainDate[]): PlainDate[][] =>
  Array.from({ length: days.length / DAYS_A_WEEK }, (_none, week) =>
    days.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  );

const dayKeys: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -DAYS_A_WEEK,
  ArrowDown: DAYS_A_WEEK,
};

/** The number of days that a key moves; null for other keys. */
export const daysOfKey = (key: string): number | null => dayKeys[key] ?? null;

/** The day that a key moves to; null for other keys. */
export const followKey = (key: string, date: PlainDate, first: Weekday): PlainDate | null => {
  const days = daysOfKey(key);
  if (days !== null) return addDays(date, days);
  if (key === 'PageUp' || key === 'PageDown') return addMonths(date, key === 'PageUp' ? -1 : 1);
  if (key === 'Home') return startOfWeek(date, first);
  return key === 'End' ? addDays(startOfWeek(date, first), DAYS_A_WEEK - 1) : null;
};
