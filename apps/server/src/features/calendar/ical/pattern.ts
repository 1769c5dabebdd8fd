import { splitNthWeekday } from '@pinlife/contract/reminder/choices';
import { chosenWeekdays, frequencyOf, unitOf } from '@pinlife/contract/reminder/recurrence-rule';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';

/** The recurrence of RFC 5545, in jCal. */
export type Recur = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  wkst?: 'SU';
  byday?: string[];
  bymonth?: number;
  bymonthday?: number[];
  until?: string;
};

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const positions = { first: 1, second: 2, third: 3, fourth: 4, last: -1 } as const;
/** The highest day that every month has. */
const SHORTEST_MONTH = 28;
const LONGEST_MONTH = 31;
const FEBRUARY = 2;
const LAST = -1;

/** The rule of a reminder without its end. */
export const toPattern = (meta: ReminderMeta, anchor: Temporal.PlainDate): Recur => {
  const interval = frequencyOf(meta);
  switch (unitOf(meta)) {
    case 'Day':
      return { freq: 'DAILY', interval };
    case 'Week':
      return { freq: 'WEEKLY', interval, wkst: 'SU', byday: chosenWeekdays(meta, anchor).map(codeOf) };
    case 'Month': {
      if (!isByWeekday(meta)) {
        return { freq: 'MONTHLY', interval, bymonthday: [anchor.day === LONGEST_MONTH ? LAST : anchor.day] };
      }
      const { ordinal, weekday } = splitNthWeekday(meta.repeatEveryMonth);
      return { freq: 'MONTHLY', interval, byday: [`${positions[ordinal]}${codeOf(weekday)}`] };
    }
    case 'Year': {
      const isLeapDay = anchor.month === FEBRUARY && anchor.day > SHORTEST_MONTH;
      return { freq: 'YEARLY', interval, bymonth: anchor.month, bymonthday: [isLeapDay ? LAST : anchor.day] };
    }
  }
};

/**
 * The day of the month if February lacks it and the rule contains it: PinLife uses the last day then. `BYSETPOS` could
 * express that, but ical.js ignores it. Null: the rule has every occurrence.
 */
export const findDayBeyondFebruary = (meta: ReminderMeta, { day }: Temporal.PlainDate): number | null =>
  unitOf(meta) === 'Month' && !isByWeekday(meta) && day > SHORTEST_MONTH && day < LONGEST_MONTH ? day : null;

type ByWeekday = ReminderMeta & { repeatEveryMonth: Exclude<ReminderMeta['repeatEveryMonth'], ''> };

const isByWeekday = (meta: ReminderMeta): meta is ByWeekday =>
  meta.repeatType === 'Custom' && meta.repeatEveryMonth !== '';

const codeOf = (weekday: number): string => weekdayCodes[weekday] ?? 'SU';
