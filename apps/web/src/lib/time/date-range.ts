import { RECENT_DAYS } from '@pinlife/contract/note/limits';
import { addDays, type PlainDate, startOfMonth, toDate } from './plain-date.ts';

/** Whole days, both ends included. */
export type DateRange = { from: PlainDate; to: PlainDate };

/** The last date whose next day still has a year of four digits. */
const LAST_DATE = '9999-12-30';

export const isDate = (text: string | null): text is PlainDate =>
  text !== null && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && isOnCalendar(text) && text <= LAST_DATE;

/** `Date` accepts 30 February as a day of March. */
const isOnCalendar = (text: string): boolean => !Number.isNaN(toDate(text).getTime()) && addDays(text, 0) === text;

/** The range in an address; null if invalid. */
export const readRange = (parameters: URLSearchParams): DateRange | null => {
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  return isDate(from) && isDate(to) && from <= to ? { from, to } : null;
};

export const writeRange = (parameters: URLSearchParams, range: DateRange | null): void => {
  for (const end of ['from', 'to'] as const) {
    if (range) parameters.set(end, range[end]);
    else parameters.delete(end);
  }
};

/** From the start of the first day to the start of the day after the last, in the device's zone. */
export const toMoments = ({ from, to }: DateRange): { from: string; to: string } => ({
  from: startOfDay(from).toISOString(),
  to: startOfDay(addDays(to, 1)).toISOString(),
});

const startOfDay = (date: PlainDate): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
};

export const rangePresets = {
  today: (today: PlainDate): DateRange => ({ from: today, to: today }),
  lastWeek: (today: PlainDate): DateRange => ({ from: addDays(today, 1 - RECENT_DAYS), to: today }),
  thisMonth: (today: PlainDate): DateRange => ({ from: startOfMonth(today), to: today }),
};
