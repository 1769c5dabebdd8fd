import { DAY_MS } from '@pinlife/contract/durations';

/** A calendar day without a zone, `YYYY-MM-DD`: such texts sort by themselves. */
export type PlainDate = string;

/** A day of the week, Sunday being 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The date's midnight in UTC, to be formatted with `timeZone: 'UTC'`. */
export const toDate = (date: PlainDate): Date => new Date(`${date}T00:00:00Z`);

const toPlainDate = (date: Date): PlainDate => date.toISOString().slice(0, 10);

/** The date of a moment in the device's zone. */
export const localDate = (moment: Date): PlainDate =>
  toPlainDate(new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())));

/** The date's midnight in the device's zone. */
export const localMidnight = (date: PlainDate): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
};

export const addDays = (date: PlainDate, days: number): PlainDate =>
  toPlainDate(new Date(toDate(date).getTime() + days * DAY_MS));

export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS);

/** A month without that day uses its last one. */
export const addMonths = (date: PlainDate, months: number): PlainDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return toPlainDate(new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))));
};

export const startOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`;
