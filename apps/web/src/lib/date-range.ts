import { addDays, type PlainDate, startOfMonth, toDate } from './plain-date.ts';

/** Whole days, both ends included. */
export type DateRange = { from: PlainDate; to: PlainDate };

const isDate = (text: string | null): text is PlainDate =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toDate(text).getTime());

/** The range that an address names; nonsense names none. */
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

/** From the first moment of the first day to the first one after the last day, by the clock of this device. */
export const toMoments = ({ from, to }: DateRange): { from: string; to: string } => ({
  from: startOfDay(from).toISOString(),
  to: startOfDay(addDays(to, 1)).toISOString(),
});

const startOfDay = (date: PlainDate): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const start = new Date(year, month - 1, day);
  // Years below 100 are taken for those of the last century otherwise.
  start.setFullYear(year);
  return start;
};

const LAST_DAYS = 7;

export const rangePresets = {
  today: (today: PlainDate): DateRange => ({ from: today, to: today }),
  lastWeek: (today: PlainDate): DateRange => ({ from: addDays(today, 1 - LAST_DAYS), to: today }),
  thisMonth: (today: PlainDate): DateRange => ({ from: startOfMonth(today), to: today }),
};
