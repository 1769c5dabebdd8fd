import { DAYS_A_WEEK } from '../durations.ts';
import { splitNthWeekday, type WeekdayName, weekdayNames } from './choices.ts';
import type { ReminderMeta } from './schema.ts';

type PlainDate = Temporal.PlainDate;

/** Returns the nth date of a rule in closed form, so that the 7,000th costs as much as the first. */
type DateSequence = (index: number) => PlainDate;

const ordinalNumbers = { first: 1, second: 2, third: 3, fourth: 4, last: -1 } as const;

/** The sequence of local dates that a repeating reminder falls on, from its selected date on. */
export const createDateSequence = (meta: ReminderMeta, anchor: PlainDate): DateSequence => {
  const every = frequencyOf(meta);
  switch (unitOf(meta)) {
    case 'Day':
      return (index) => anchor.add({ days: index * every });
    case 'Week':
      return weekly(anchor, every, chosenWeekdays(meta, anchor));
    case 'Month':
      return meta.repeatType === 'Custom' && meta.repeatEveryMonth !== ''
        ? monthlyByWeekday(anchor, every, splitNthWeekday(meta.repeatEveryMonth))
        : // Adding to the anchor itself: a short month uses its last day and the next one goes back to the anchor's.
          (index) => anchor.add({ months: index * every });
    case 'Year':
      return (index) => anchor.add({ years: index * every });
  }
};

const averageDays = { Day: 1, Week: DAYS_A_WEEK, Month: 365.2425 / 12, Year: 365.2425 } as const;

/** The average distance of its dates in days: the first guess of the search. */
export const estimateStepDays = (meta: ReminderMeta): number => {
  const unit = unitOf(meta);
  const datesAtOnce = unit === 'Week' ? Math.max(1, chosenNames(meta).size) : 1;
  return (averageDays[unit] * frequencyOf(meta)) / datesAtOnce;
};

export const frequencyOf = (meta: ReminderMeta) =>
  meta.repeatType === 'Custom' ? Math.max(1, meta.repeatEveryFrequency) : 1;

export const unitOf = (meta: ReminderMeta) => {
  const units = { Daily: 'Day', Weekly: 'Week', Monthly: 'Month', Yearly: 'Year' } as const;
  return meta.repeatType === 'Custom' || meta.repeatType === 'Never' ? meta.repeatEveryType : units[meta.repeatType];
};

/** Days after Sunday. Temporal counts Monday as 1 and Sunday as 7. */
const weekdayOf = (date: PlainDate) => date.dayOfWeek % DAYS_A_WEEK;

const chosenNames = (meta: ReminderMeta): Set<WeekdayName> =>
  new Set(meta.repeatType === 'Custom' ? meta.repeatEveryWeekdays : []);

export const chosenWeekdays = (meta: ReminderMeta, anchor: PlainDate): number[] => {
  const chosen = chosenNames(meta);
  const numbers = weekdayNames.flatMap((name, weekday) => (chosen.has(name) ? [weekday] : []));
  return numbers.length > 0 ? numbers : [weekdayOf(anchor)];
};

const weekly = (anchor: PlainDate, every: number, weekdays: readonly number[]): DateSequence => {
  const weekStart = anchor.subtract({ days: weekdayOf(anchor) });
  const missed = weekdays.filter((weekday) => weekday < weekdayOf(anchor)).length;
  return (index) => {
    const position = index + missed;
    const weeks = Math.floor(position / weekdays.length) * every;
    return weekStart.add({ days: weeks * DAYS_A_WEEK + (weekdays[position % weekdays.length] ?? 0) });
  };
};

type Nth = ReturnType<typeof splitNthWeekday>;

const monthlyByWeekday = (anchor: PlainDate, every: number, nth: Nth): DateSequence => {
  const firstOfMonth = anchor.with({ day: 1 });
  const dateIn = (step: number) => findNthWeekday(firstOfMonth.add({ months: step * every }), nth);
  const missed = Temporal.PlainDate.compare(dateIn(0), anchor) < 0 ? 1 : 0;
  return (index) => dateIn(index + missed);
};

const findNthWeekday = (firstOfMonth: PlainDate, { ordinal, weekday }: Nth): PlainDate => {
  const number = ordinalNumbers[ordinal];
  if (number === -1) {
    const last = firstOfMonth.with({ day: firstOfMonth.daysInMonth });
    return last.subtract({ days: (weekdayOf(last) - weekday + DAYS_A_WEEK) % DAYS_A_WEEK });
  }
  const offset = (weekday - weekdayOf(firstOfMonth) + DAYS_A_WEEK) % DAYS_A_WEEK;
  return firstOfMonth.add({ days: offset + (number - 1) * DAYS_A_WEEK });
};
