import {
  isRepeating,
  type NthWeekday,
  type RemindBefore,
  type RepeatType,
  type RepeatUnit,
  type WeekdayName,
  weekdayNames,
} from '@pinlife/contract/reminder/choices';
import { OCCURRENCE_COUNT_MAX, REPEAT_FREQUENCY_MAX } from '@pinlife/contract/reminder/limits';
import { findNextOccurrence, listOccurrencesAfter } from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';

/** The fields of the reminder form. */
export type FormState = {
  /** `YYYY-MM-DD` and `HH:mm` in the reminder's own zone; an emptied time is ''. */
  date: string;
  time: string;
  timezone: string;
  remindBefore: RemindBefore;
  repeatType: RepeatType;
  every: number;
  unit: RepeatUnit;
  weekdays: readonly WeekdayName[];
  nthWeekday: NthWeekday | '';
  ends: 'NONE' | 'FIXED_NUMBER' | 'FIXED_END_DATE';
  endCount: number;
  endDate: string;
};

const DEFAULT_COUNT = 6;

/** `Intl.DateTimeFormat` gives the same result and is fifty times slower. */
export const browserZone = (): string => Temporal.Now.timeZoneId();

export const zonedNow = (now: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone);

/** One zone can have several names. */
export const isSameZone = (one: string, other: string): boolean => {
  const now = new Date();
  return zonedNow(now, one).equals(zonedNow(now, other));
};

export const splitMoment = (moment: Temporal.ZonedDateTime): Pick<FormState, 'date' | 'time'> => ({
  date: moment.toPlainDate().toString(),
  time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
});

/** A new reminder is for the next full hour that is at least half an hour away. */
export const newForm = (now: Date, timezone: string): FormState => ({
  ...splitMoment(zonedNow(now, timezone).add({ minutes: 30 }).round({ smallestUnit: 'hour', roundingMode: 'ceil' })),
  timezone,
  remindBefore: 0,
  repeatType: 'Never',
  every: 1,
  unit: 'Week',
  weekdays: [],
  nthWeekday: '',
  ends: 'NONE',
  endCount: DEFAULT_COUNT,
  endDate: '',
});

/** A repeating reminder is edited from its next occurrence on, with the occurrences that are left. */
export const formOf = (meta: ReminderMeta, now: Date): FormState => {
  const next = isRepeating(meta) ? findNextOccurrence(meta, now) : null;
  const start = next ? next.at : new Date(meta.selectedDateTime);
  const isCounted = meta.repeatEndType === 'FIXED_NUMBER';
  const isDated = meta.repeatEndType === 'FIXED_END_DATE';
  const left = isCounted && next ? listOccurrencesAfter(meta, now, meta.repeatEndCount).length : meta.repeatEndCount;
  return {
    ...splitMoment(zonedNow(start, meta.timezone)),
    timezone: meta.timezone,
    remindBefore: meta.remindBefore,
    repeatType: meta.repeatType,
    every: Math.max(1, meta.repeatEveryFrequency),
    unit: meta.repeatEveryType,
    weekdays: meta.repeatEveryWeekdays,
    nthWeekday: meta.repeatEveryMonth,
    ends: isCounted ? 'FIXED_NUMBER' : isDated ? 'FIXED_END_DATE' : 'NONE',
    endCount: isCounted ? left : DEFAULT_COUNT,
    endDate: isDated ? meta.repeatEndDate : '',
  };
};

/** The rule that the fields describe; null while the time is incomplete. */
export const metaOf = (form: FormState): ReminderMeta | null => {
  if (form.time === '') return null;
  const moment = Temporal.PlainDateTime.from(`${form.date}T${form.time}`).toZonedDateTime(form.timezone);
  const repeats = form.repeatType !== 'Never';
  return {
    selectedDateTime: new Date(moment.epochMilliseconds).toISOString(),
    selectedDate: form.date,
    selectedTime: form.time,
    timezone: form.timezone,
    remindBefore: form.remindBefore,
    repeatType: form.repeatType,
    isRepeating: repeats,
    repeatEndType: !repeats ? 'NONE' : form.ends === 'NONE' ? 'FOREVER' : form.ends,
    repeatEndCount: repeats && form.ends === 'FIXED_NUMBER' ? form.endCount : 0,
    repeatEndDate: repeats && form.ends === 'FIXED_END_DATE' ? form.endDate : '',
    repeatEveryFrequency: form.every,
    repeatEveryType: form.unit,
    repeatEveryWeekdays: form.unit === 'Week' ? weekdayNames.filter((name) => form.weekdays.includes(name)) : [],
    repeatEveryMonth: form.unit === 'Month' ? form.nthWeekday : '',
  };
};

/** A date field lets people type years of six digits, which are no dates here. */
export const readEndDate = (typed: string): string => (typed.length > 'YYYY-MM-DD'.length ? '' : typed);

/** Reads a whole number; other input counts as 0. */
export const readCount = (typed: string, limit: 'every' | 'occurrences'): number => {
  const max = limit === 'every' ? REPEAT_FREQUENCY_MAX : OCCURRENCE_COUNT_MAX;
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) ? Math.min(Math.max(0, number), max) : 0;
};
