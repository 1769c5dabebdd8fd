import { DAY_MS, DAY_SECONDS } from '../durations.ts';
import { isRepeating } from './choices.ts';
import { createDateSequence, estimateStepDays } from './recurrence-rule.ts';
import type { ReminderMeta } from './schema.ts';

/**
 * Computes when a reminder occurs; no other code does. It computes in local time of the reminder's zone and converts to
 * an instant last. Needs `Temporal`.
 */
type Occurrence = {
  /** The instant of the occurrence. */
  at: Date;
  /** The instant of the early ring; null without a lead. */
  leadAt: Date | null;
};

/** One ring of a reminder. */
export type RingTime = { at: Date; kind: 'lead' | 'due'; occurrenceAt: Date };

/** Rules without an end stop here. */
const LAST_YEAR = 9999;
const LAST_MS = Date.UTC(LAST_YEAR, 0);

/** The occurrences after an instant, at most `limit` of them. */
export const listOccurrencesAfter = (meta: ReminderMeta, after: Date, limit: number): Occurrence[] => {
  const series = createSeries(meta);
  return collect(
    series,
    series.findIndex(after, ({ at }) => at > after),
    limit,
  );
};

/** The occurrences from one instant (inclusive) to another (exclusive), at most `limit` of them. */
export const listOccurrencesBetween = (meta: ReminderMeta, from: Date, to: Date, limit: number): Occurrence[] =>
  openOccurrences(meta)(from, to, limit);

/** Like `listOccurrencesBetween`, for many questions about one reminder. */
export const openOccurrences = (meta: ReminderMeta) => {
  const series = createSeries(meta);
  return (from: Date, to: Date, limit: number): Occurrence[] => {
    const start = series.findIndex(from, ({ at }) => at >= from);
    return collect(series, start, limit, ({ at }) => at < to);
  };
};

export const listFirstOccurrences = (meta: ReminderMeta, limit: number): Occurrence[] =>
  collect(createSeries(meta), 0, limit);

export const findNextOccurrence = (meta: ReminderMeta, after: Date): Occurrence | null =>
  listOccurrencesAfter(meta, after, 1)[0] ?? null;

/** The latest occurrence at or before an instant. */
export const findLatestOccurrence = (meta: ReminderMeta, until: Date): Occurrence | null => {
  const series = createSeries(meta);
  const next = series.findIndex(until, ({ at }) => at > until);
  return next === 0 ? null : series.at(next - 1);
};

/** The latest occurrence whose lead is at or before an instant. */
export const findLatestLed = (meta: ReminderMeta, until: Date): Occurrence | null => {
  if (meta.remindBefore === 0) return null;
  const series = createSeries(meta);
  const next = series.findIndex(until, ({ leadAt }) => leadAt !== null && leadAt > until);
  return next === 0 ? null : series.at(next - 1);
};

/**
 * The next rings after an instant. There may be two at once: a daily reminder with a lead of a day rings for today and for
 * tomorrow at the same moment.
 */
export const findNextRings = (meta: ReminderMeta, after: Date): RingTime[] => {
  const series = createSeries(meta);
  const due = series.at(series.findIndex(after, ({ at }) => at > after));
  const led =
    meta.remindBefore > 0
      ? series.at(series.findIndex(after, ({ leadAt }) => leadAt !== null && leadAt > after))
      : null;
  const rings: RingTime[] = [];
  if (due) rings.push({ at: due.at, kind: 'due', occurrenceAt: due.at });
  if (led?.leadAt) rings.push({ at: led.leadAt, kind: 'lead', occurrenceAt: led.at });
  const earliest = Math.min(...rings.map(({ at }) => at.getTime()));
  return rings.filter(({ at }) => at.getTime() === earliest);
};

type Series = {
  at(index: number): Occurrence | null;
  /**
   * The first index whose occurrence meets a condition that stays true from then on; past the end when none does. The
   * search starts near the given instant.
   */
  findIndex(near: Date, isReached: (occurrence: Occurrence) => boolean): number;
};

const createSeries = (meta: ReminderMeta): Series =>
  isRepeating(meta) ? createRepeatingSeries(meta) : createSingleSeries(meta);

/** A reminder that does not repeat. It is an instant already: only a lead of days needs the calendar. */
const createSingleSeries = (meta: ReminderMeta): Series => {
  const at = new Date(meta.selectedDateTime);
  const leadAt =
    meta.remindBefore < DAY_SECONDS
      ? findShortLead(meta, at)
      : findLongLead(meta, toWallTime(Temporal.Instant.fromEpochMilliseconds(at.getTime()), meta.timezone));
  const only = { at, leadAt };
  return {
    at: (index) => (index === 0 ? only : null),
    findIndex: (_near, isReached) => (isReached(only) ? 0 : 1),
  };
};

const createRepeatingSeries = (meta: ReminderMeta): Series => {
  const selected = Temporal.Instant.from(meta.selectedDateTime);
  const anchor = toWallTime(selected, meta.timezone);
  const time = anchor.toPlainTime();
  const dates = createDateSequence(meta, anchor.toPlainDate());
  const hasEnded = createEnd(meta);
  const stepMs = estimateStepDays(meta) * DAY_MS;

  const at = (index: number): Occurrence | null => {
    if (index < 0) return null;
    const date = dates(index);
    if (hasEnded(index, date)) return null;
    const wallTime = date.toPlainDateTime(time);
    // The selected instant is exact, even if the local time occurs twice that day.
    const occurrenceAt = toDate(wallTime.equals(anchor) ? selected : toInstant(wallTime, meta.timezone));
    const isShort = meta.remindBefore < DAY_SECONDS;
    return { at: occurrenceAt, leadAt: isShort ? findShortLead(meta, occurrenceAt) : findLongLead(meta, wallTime) };
  };

  return {
    at,
    findIndex(near, isReached) {
      const aheadMs = Math.min(near.getTime(), LAST_MS) - selected.epochMilliseconds;
      return searchIndex(Math.max(0, Math.floor(aheadMs / stepMs)), (index) => {
        const occurrence = at(index);
        return occurrence === null || isReached(occurrence);
      });
    },
  };
};

const createEnd = (meta: ReminderMeta): ((index: number, date: Temporal.PlainDate) => boolean) => {
  const isPastTime = (_index: number, { year }: Temporal.PlainDate) => year > LAST_YEAR;
  switch (meta.repeatEndType) {
    case 'FIXED_NUMBER':
      return (index, date) => index >= meta.repeatEndCount || isPastTime(index, date);
    case 'FIXED_END_DATE': {
      if (meta.repeatEndDate === '') return isPastTime;
      const end = Temporal.PlainDate.from(meta.repeatEndDate);
      return (_index, date) => Temporal.PlainDate.compare(date, end) > 0;
    }
    default:
      return isPastTime;
  }
};

/** A lead of days keeps the wall-clock time; a shorter one is exact. */
const findLongLead = ({ remindBefore, timezone }: ReminderMeta, wallTime: Temporal.PlainDateTime): Date =>
  toDate(toInstant(wallTime.subtract({ days: remindBefore / DAY_SECONDS }), timezone));

const findShortLead = ({ remindBefore }: ReminderMeta, at: Date): Date | null =>
  remindBefore === 0 ? null : new Date(at.getTime() - remindBefore * 1000);

const toWallTime = (instant: Temporal.Instant, timezone: string): Temporal.PlainDateTime =>
  instant.toZonedDateTimeISO(timezone).toPlainDateTime();

/** A time that a change of the clock skips is shifted forward; one that occurs twice is taken the first time. */
const toInstant = (wallTime: Temporal.PlainDateTime, timezone: string): Temporal.Instant =>
  wallTime.toZonedDateTime(timezone, { disambiguation: 'compatible' }).toInstant();

const toDate = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds);

/**
 * Starts at a guess and doubles the step until the index is enclosed, then bisects. A good guess makes the age of a
 * rule irrelevant.
 */
const searchIndex = (guess: number, isReached: (index: number) => boolean): number => {
  let low = guess;
  let high = guess;
  let step = 1;
  if (isReached(guess)) {
    do {
      high = low;
      low = Math.max(-1, low - step);
      step *= 2;
    } while (low >= 0 && isReached(low));
  } else {
    do {
      low = high;
      high += step;
      step *= 2;
    } while (!isReached(high));
  }
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/** If a zone skipped a day, two dates have the same instant: it rings once. */
const collect = (
  series: Series,
  start: number,
  limit: number,
  isWanted: (occurrence: Occurrence) => boolean = () => true,
): Occurrence[] => {
  const occurrences: Occurrence[] = [];
  for (let index = start; occurrences.length < limit; index += 1) {
    const occurrence = series.at(index);
    if (!occurrence || !isWanted(occurrence)) break;
    if (occurrence.at.getTime() !== occurrences.at(-1)?.at.getTime()) occurrences.push(occurrence);
  }
  return occurrences;
};
