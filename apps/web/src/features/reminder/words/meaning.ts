import {
  type NthWeekday,
  nthWeekdays,
  ordinals,
  type RemindBefore,
  type RepeatUnit,
  remindBeforeSeconds,
  weekdayNames,
} from '@pinlife/contract/reminder/choices';
import { REPEAT_FREQUENCY_MAX } from '@pinlife/contract/reminder/limits';
import { type FormState, newForm, splitMoment } from '../form/form-state.ts';
import type { PartOfDay, Unit, Value } from './language.ts';

/** The parts of a time that adjacent words name. */
export type Parts = {
  clock?: Value;
  part?: PartOfDay;
  date?: Value;
  days?: Value;
  /** Days from today. */
  offset?: Value;
  /** Counted from now, or from the day beside it. */
  ahead?: Value;
  span?: Value;
  repeat?: Value;
  count?: Value;
  lead?: Value;
  until?: Parts;
};

/** The fields of the reminder form, and whether the text names a time of day. */
export type Meaning = { form: FormState; isTimeGiven: boolean };

type Now = Temporal.ZonedDateTime;
type Day = Temporal.PlainDate;

/** The hour of a part of the day, the same as in the quick choices of the form. */
const partHours: Record<PartOfDay, number> = { dawn: 6, morning: 9, noon: 12, afternoon: 15, evening: 20, night: 20 };
const DEFAULT_HOUR = 9;
const AFTERNOON_UNTIL = 6;
const NOON = 12;
const DAYS_A_WEEK = 7;
/** A date that passed less than this ago may mean the past one. */
const JUST_PASSED_DAYS = 14;
/** A later year is one of the past, in two digits: `12.06.98`. */
const AHEAD_YEARS_MAX = 15;
const unitSeconds: Partial<Record<Unit, number>> = { Minute: 60, Hour: 3600, Day: 86_400, Week: 604_800 };

/** Finds the reminder that the parts mean; null if they contradict each other, are in the past or are ambiguous. */
export const findMeaning = (parts: Parts, now: Now): Meaning | null => {
  const lead = readLead(parts.lead);
  if (lead === null) return null;
  const meaning = parts.repeat ? readRepeat(parts, parts.repeat, now) : readOnce(parts, now);
  return meaning && { ...meaning, form: { ...meaning.form, remindBefore: lead } };
};

const readLead = (lead: Value | undefined): RemindBefore | null => {
  if (!lead) return 0;
  const seconds = (lead.n ?? 0) * (unitSeconds[lead.unit ?? 'Year'] ?? 0);
  return remindBeforeSeconds.find((choice) => choice === seconds && choice > 0) ?? null;
};

const readOnce = (parts: Parts, now: Now): Meaning | null => {
  // “For two hours” is the duration of the act.
  if (parts.until || parts.count?.count !== undefined) return null;
  if (parts.ahead && isShort(parts.ahead)) return readAhead(parts, parts.ahead, now);
  const day = findDay(parts, now);
  if (day === null) return null;
  const today = now.toPlainDate();
  const time = day === 'any' ? findComingTime(parts, now) : findTime(parts, day.equals(today) ? now : null);
  if (!time) return null;
  // Without a day it is today, or tomorrow if the time is over.
  const isOver = Temporal.PlainTime.compare(time, now.toPlainTime()) <= 0;
  const date = day === 'any' ? today.add({ days: isOver ? 1 : 0 }) : day;
  // Midnight of a later day is ambiguous: its beginning or its end.
  if (isMidnight(parts) && day !== 'any' && !day.equals(today)) return null;
  const shifted = isMidnight(parts) && day !== 'any' ? date.add({ days: 1 }) : date;
  const moment = shifted.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: time });
  if (Temporal.ZonedDateTime.compare(moment, now) <= 0) return null;
  return { form: { ...newForm(toDate(now), now.timeZoneId), ...splitMoment(moment) }, isTimeGiven: isTimeGiven(parts) };
};

const toDate = (now: Now): Date => new Date(now.epochMilliseconds);
export const isShort = ({ unit }: Value): boolean => unit === 'Minute' || unit === 'Hour';
const isTimeGiven = ({ clock, part }: Parts): boolean => clock !== undefined || part === 'noon';
const isMidnight = ({ clock }: Parts): boolean => clock?.hour === 24;

/** Reads `in twenty minutes`, without other parts. */
const readAhead = (parts: Parts, { n = 0, unit = 'Minute' }: Value, now: Now): Meaning | null => {
  if (parts.clock || parts.date || parts.days || parts.offset || parts.span || parts.part) return null;
  const seconds = n * (unitSeconds[unit] ?? 0);
  if (seconds < 60) return null;
  const moment = now.add({ seconds }).round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  return { form: { ...newForm(toDate(now), now.timeZoneId), ...splitMoment(moment) }, isTimeGiven: true };
};

/** Finds the day; `any` if the parts name none, null if it is ambiguous. */
const findDay = (parts: Parts, now: Now): Day | 'any' | null => {
  const today = now.toPlainDate();
  const { date, days, offset, ahead, span } = parts;
  if (date && span && !offset && !ahead && !days) return findDayOfSpan(date, span, today);
  if (date && (offset || ahead || span)) return null;
  if (date) return findDate(date, days, today);
  if (span) return offset || ahead ? null : findSpanDay(span, days, parts, today);
  // `open from Monday to Friday` means no single day.
  if (days?.isSpan && offset) return null;
  if (days) return offset ? agreeing(today.add({ days: offset.n ?? 0 }), days) : findWeekday(days, ahead, today);
  if (ahead) return addUnits(today.add({ days: offset?.n ?? 0 }), ahead);
  return offset ? today.add({ days: offset.n ?? 0 }) : 'any';
};

const agreeing = (day: Day, { days = [] }: Value): Day | null => (days.includes(weekdayOf(day)) ? day : null);

const weekdayOf = (day: Day): number => day.dayOfWeek % DAYS_A_WEEK;

const addUnits = (day: Day, { n = 0, unit = 'Day' }: Value): Day | null => {
  if (!Number.isInteger(n) || n < 1 || n > REPEAT_FREQUENCY_MAX) return null;
  if (unit === 'Month') return day.add({ months: n });
  if (unit === 'Year') return day.add({ years: n });
  return day.add({ days: n * (unit === 'Week' ? DAYS_A_WEEK : 1) });
};

const makeDay = (year: number, month: number, day: number): Day | null => {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    return null;
  }
};

/** Finds a date in this year, or in the next if it has passed; a day of the month likewise. A weekday beside it must agree. */
const findDate = ({ day = 1, month, year }: Value, days: Value | undefined, today: Day): Day | null => {
  const found = month === undefined ? findDayOfMonth(day, today) : findDayOfYear(day, month, year, today);
  return found && days ? agreeing(found, days) : found;
};

const findDayOfYear = (day: number, month: number, year: number | undefined, today: Day): Day | null => {
  if (year !== undefined) return year > today.year + AHEAD_YEARS_MAX ? null : makeDay(year, month, day);
  const ofThisYear = makeDay(today.year, month, day);
  if (ofThisYear && Temporal.PlainDate.compare(ofThisYear, today) >= 0) return ofThisYear;
  if (ofThisYear && ofThisYear.until(today).days <= JUST_PASSED_DAYS) return null;
  return makeDay(today.year + 1, month, day);
};

const findDayOfMonth = (day: number, today: Day): Day | null => {
  const first = today.with({ day: 1 });
  for (let months = day >= today.day ? 0 : 1; months < 3; months += 1) {
    const month = first.add({ months });
    if (day <= month.daysInMonth) return month.with({ day });
  }
  return null;
};

/** Finds a day of a later month: `on the 3rd of next month`. */
const findDayOfSpan = ({ day = 0, month }: Value, { unit, n = 0, isEnd }: Value, today: Day): Day | null => {
  if (month !== undefined || unit !== 'Month' || n < 1 || isEnd) return null;
  const { year, month: number } = today.add({ months: n });
  return makeDay(year, number, day);
};

/** Finds the coming day of the week, never today. “Next Friday” counts only if both of its meanings are the same day. */
const findWeekday = ({ days = [], which, isHabit }: Value, ahead: Value | undefined, today: Day): Day | null => {
  const [weekday] = days;
  if (days.length !== 1 || weekday === undefined || isHabit) return null;
  const coming = today.add({ days: ((weekday - weekdayOf(today) + 6) % DAYS_A_WEEK) + 1 });
  // Ambiguous: “Friday in two weeks” and, on a Monday, “Monday in a week”, counted from today or from that day.
  if (ahead) {
    const isSure = ahead.unit === 'Week' && ahead.n === 1 && which === undefined && weekday !== weekdayOf(today);
    return isSure ? coming.add({ weeks: 1 }) : null;
  }
  if (which === 'next') return coming.equals(ofNextWeek(weekday, today)) ? coming : null;
  return coming;
};

const ofNextWeek = (weekday: number, today: Day): Day => {
  const monday = today.add({ days: DAYS_A_WEEK + 1 - today.dayOfWeek });
  return monday.add({ days: (weekday + 6) % DAYS_A_WEEK });
};

/** Finds the day of next week, the end of the month, or this weekend. */
const findSpanDay = (span: Value, days: Value | undefined, parts: Parts, today: Day): Day | null => {
  const { unit, n = 0, isEnd } = span;
  if (span.days) return days || n > 0 ? null : findSaturday(today);
  if (isEnd && unit === 'Month') {
    const month = today.with({ day: 1 }).add({ months: n });
    return days ? null : month.with({ day: month.daysInMonth });
  }
  if (unit === 'Week' && days?.days?.length === 1) {
    return n === 1 ? ofNextWeek(days.days[0] ?? 0, today) : agreeingWeek(days, today);
  }
  // “Next week” may mean its Monday, or the same day of the week as today. On a Monday both are one day.
  if (days || unit !== 'Week' || n !== 1) return null;
  return today.dayOfWeek === 1 && !parts.clock ? today.add({ days: DAYS_A_WEEK }) : null;
};

const agreeingWeek = (days: Value, today: Day): Day | null => {
  const coming = findWeekday(days, undefined, today);
  return coming && Temporal.PlainDate.compare(coming, ofNextWeek(1, today)) < 0 ? coming : null;
};

const findSaturday = (today: Day): Day | null =>
  today.dayOfWeek >= 6 ? null : today.add({ days: 6 - today.dayOfWeek });

/** The hour in 24 hours; `open` if it may be in either half of the day, null if the part of the day contradicts it. */
const halve = ({ hour = 0, half, isExact }: Value, part: PartOfDay | undefined): number | null | 'open' => {
  if (half !== undefined) {
    const full = (hour % NOON) + half;
    return part === undefined || fits(full, part) ? full : null;
  }
  if (isExact || hour > NOON) return part === undefined || hour === 24 || fits(hour, part) ? hour : null;
  if (part === undefined) return 'open';
  const choices = [hour % NOON, (hour % NOON) + NOON].filter((full) => fits(full, part));
  return choices.length === 1 ? (choices[0] ?? null) : null;
};

/** The first hour of a part of the day, and the hour after it, as people use the word. */
const partSpans: Record<PartOfDay, readonly [number, number]> = {
  dawn: [1, 8],
  morning: [4, 12],
  noon: [11, 16],
  afternoon: [12, 19],
  evening: [15, 24],
  night: [18, 24],
};
const fits = (hour: number, part: PartOfDay): boolean => hour >= partSpans[part][0] && hour < partSpans[part][1];

/**
 * Finds the time of day. `now`: set if the day is today. An hour in either half of the day is the coming one if it is today;
 * otherwise 1 to 6 are in the afternoon.
 */
const findTime = ({ clock, part }: Parts, now: Now | null): Temporal.PlainTime | null => {
  if (!clock) return part === undefined && now ? null : toTime(part ? partHours[part] : DEFAULT_HOUR, 0);
  const { hour = 0, minute = 0 } = clock;
  const full = halve(clock, part);
  if (full === null) return null;
  if (full !== 'open') return full === 24 ? toTime(0, 0) : toTime(full, minute);
  if (!now) return clock.isWeak && clock.isDigital ? null : toTime(guessHour(hour), minute);
  const times = [toTime(hour % NOON, minute), toTime((hour % NOON) + NOON, minute)];
  return times.find((time) => Temporal.PlainTime.compare(time, now.toPlainTime()) > 0) ?? null;
};

const toTime = (hour: number, minute: number): Temporal.PlainTime => Temporal.PlainTime.from({ hour, minute });

const guessHour = (hour: number): number => (hour >= 1 && hour <= AFTERNOON_UNTIL ? hour + NOON : hour);

/** Finds the time without a day: the coming one today, otherwise that of tomorrow if it is certain. */
const findComingTime = (parts: Parts, now: Now): Temporal.PlainTime | null => {
  if (!parts.clock) return null;
  const today = findTime(parts, now);
  if (today || halve(parts.clock, parts.part) !== 'open') return today;
  const { hour = 0 } = parts.clock;
  return guessHour(hour) === hour && hour !== NOON ? findTime(parts, null) : null;
};

const readRepeat = (parts: Parts, repeat: Value, now: Now): Meaning | null => {
  const { unit } = repeat;
  const { n = 1 } = repeat;
  if (parts.offset || parts.ahead || parts.span) return null;
  if (!unit || isShort({ unit }) || n < 1 || n > REPEAT_FREQUENCY_MAX) return null;
  const part = parts.part ?? repeat.part;
  if (parts.part && repeat.part && parts.part !== repeat.part) return null;
  const time = findTime({ ...parts, ...(part && { part }) }, null);
  const rule = time && !isMidnight(parts) ? findRule(parts, repeat) : null;
  if (!time || !rule) return null;
  const start = findStart(rule, time, now);
  const ends = start && findEnd(parts, rule, start, now);
  if (!start || !ends) return null;
  const fields = { date: start.toString(), time: time.toString({ smallestUnit: 'minute' }) };
  const form = { ...newForm(toDate(now), now.timeZoneId), ...fields, ...toFormRule(rule), ...ends };
  return { form, isTimeGiven: isTimeGiven({ ...parts, ...(part && { part }) }) };
};

type RepeatRule = {
  unit: RepeatUnit;
  every: number;
  days: readonly number[];
  nth?: number;
  day?: number;
  month?: number;
};

/** Finds the rule of a repeat: `every week on Monday`, `every month on the 5th`, `every year on 3 March`. */
const findRule = ({ days, date }: Parts, { unit, n = 1, ...repeat }: Value): RepeatRule | null => {
  const rule: RepeatRule = { unit: unit as RepeatUnit, every: n, days: repeat.days ?? [] };
  if (repeat.nth !== undefined) return days || date ? null : { ...rule, nth: repeat.nth };
  const { day, month } = { ...repeat, ...date };
  if (date?.year !== undefined) return null;
  if (days) {
    if (unit !== 'Week' || date || rule.days.length > 0) return null;
    return { ...rule, days: days.days ?? [] };
  }
  if (day === undefined) return rule;
  if (unit === 'Month') return month === undefined ? { ...rule, day } : null;
  return unit === 'Year' && month !== undefined ? { ...rule, day, month } : null;
};

/** The first day of a rule whose time is in the future. */
const findStart = (rule: RepeatRule, time: Temporal.PlainTime, now: Now): Day | null => {
  const today = now.toPlainDate();
  const isAhead = (day: Day) =>
    Temporal.ZonedDateTime.compare(day.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: time }), now) > 0;
  const { unit, days, nth, day, month } = rule;
  // An interval of less than a week begins today; a longer one begins one interval from today.
  if (unit === 'Day' && rule.every < DAYS_A_WEEK) return isAhead(today) ? today : today.add({ days: 1 });
  if (unit === 'Week' && days.length > 0) {
    const week = Array.from({ length: DAYS_A_WEEK + 1 }, (_day, index) => today.add({ days: index }));
    return week.find((date) => days.includes(weekdayOf(date)) && isAhead(date)) ?? null;
  }
  if (nth !== undefined) {
    const months = Array.from({ length: 3 }, (_month, index) => today.with({ day: 1 }).add({ months: index }));
    return months.map((first) => findNth(first, nth, days[0] ?? 0)).find(isAhead) ?? null;
  }
  if (month !== undefined && day !== undefined) {
    const years = Array.from({ length: 5 }, (_year, index) => makeDay(today.year + index, month, day));
    return years.find((date): date is Day => date !== null && isAhead(date)) ?? null;
  }
  if (day !== undefined) {
    const found = findDayOfMonth(day, today);
    return found && (isAhead(found) ? found : findDayOfMonth(day, found.add({ days: 1 })));
  }
  return isAhead(today) ? today : addUnits(today, { n: rule.every, unit });
};

const findNth = (first: Day, nth: number, weekday: number): Day => {
  if (nth > 0) return first.add({ days: ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * DAYS_A_WEEK });
  const last = first.with({ day: first.daysInMonth });
  return last.subtract({ days: (weekdayOf(last) - weekday + 7) % 7 });
};

const presets = { Day: 'Daily', Week: 'Weekly', Month: 'Monthly', Year: 'Yearly' } as const;

const toFormRule = ({ unit, every, days, nth }: RepeatRule): Partial<FormState> => {
  if (every === 1 && nth === undefined && days.length <= 1) return { repeatType: presets[unit], unit };
  return {
    repeatType: 'Custom',
    every,
    unit,
    weekdays: unit === 'Week' ? weekdayNames.filter((_name, index) => days.includes(index)) : [],
    nthWeekday: nth === undefined ? '' : nameNth(nth, days[0] ?? 0),
  };
};

const nameNth = (nth: number, weekday: number): NthWeekday | '' => {
  const row = nth === -1 ? ordinals.length - 1 : nth - 1;
  return nthWeekdays[row * DAYS_A_WEEK + weekday] ?? '';
};

/** The number of occurrences in a duration: `every day for a week`. */
const countOf = ({ n = 0, unit }: Value, rule: RepeatRule): number | undefined => {
  if (unit === rule.unit) return n;
  return unit === 'Week' && rule.unit === 'Day' ? n * DAYS_A_WEEK : undefined;
};

/** Finds the end of a repeat: `until 30 November`, `ten times`, `for five days`. */
const findEnd = ({ until, count }: Parts, rule: RepeatRule, start: Day, now: Now): Partial<FormState> | null => {
  if (until && count) return null;
  if (count) {
    const number = count.unit === undefined ? count.count : countOf(count, rule);
    const isWhole = rule.every === 1 && (count.unit === undefined || rule.days.length <= 1);
    return number && number > 1 && (isWhole || count.unit === undefined)
      ? { ends: 'FIXED_NUMBER', endCount: number }
      : null;
  }
  if (!until) return {};
  if (until.clock || until.part || until.repeat) return null;
  const day = findDay(until, now);
  if (day === null || day === 'any' || Temporal.PlainDate.compare(day, start) < 0) return null;
  return { ends: 'FIXED_END_DATE', endDate: day.toString() };
};

/** Whether the parts name a day that must be in the future. */
export const isSurelyAhead = ({ offset, span, date, days }: Parts): boolean =>
  (offset !== undefined && (offset.n ?? 0) > 0 && !offset.isEither) ||
  (span !== undefined && (span.n ?? 0) > 0) ||
  days?.which === 'next' ||
  date?.year !== undefined;
