import { DAY_MS } from '@pinlife/contract/durations';
import { isRepeating } from '@pinlife/contract/reminder/choices';
import {
  findLatestOccurrence,
  listFirstOccurrences,
  listOccurrencesBetween,
  openOccurrences,
} from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { listClockChanges, unclearSpanOf, type WallMs } from './clock-changes.ts';
import { findDayBeyondFebruary, type Recur, toPattern } from './pattern.ts';

/** An RRULE from `start` on, without the wall times in `except` (EXDATE). */
type Series = { start: WallMs; recur: Recur; except: WallMs[] };

/** `dates`: occurrences that the series lacks. They form a separate event, because an EXDATE could remove them. */
export type IcalTimes = { series: Series | null; dates: Date[] };

/** The years before and after now (or after the start) for which occurrences are listed that the RRULE cannot express. */
const LISTED_YEARS = 10;
const LISTED_MAX = 5000;
const YEAR_MS = 366 * DAY_MS;
/** The number of occurrences of which the series starts at the first whose local time exists exactly once. */
const START_AMONG = 4;
const LAST_MS = Date.UTC(9999, 0);
const MARCH = 2;

/**
 * The occurrences of a reminder for iCalendar. Programs treat local times in a DST gap or overlap differently, so those are
 * removed from the RRULE (EXDATE) and listed as instants. null: it never occurs.
 */
export const toIcalTimes = (meta: ReminderMeta, now: Date): IcalTimes | null => {
  if (!isRepeating(meta)) return { series: null, dates: [new Date(meta.selectedDateTime)] };
  const anchor = Temporal.Instant.from(meta.selectedDateTime).toZonedDateTimeISO(meta.timezone);
  // An old rule starts with its first listed year: an import may contain a reminder of the year 100.
  const sinceYear = now.getUTCFullYear() - LISTED_YEARS;
  const rule = readRule(meta, anchor, Math.max(anchor.year, sinceYear));
  const first = rule.listFrom(Date.UTC(sinceYear, 0), 1)[0] ?? rule.findLast() ?? rule.findFirst();
  if (first === undefined) return null;
  const endYear = Math.max(anchor.year, now.getUTCFullYear()) + LISTED_YEARS;
  const end = Date.UTC(endYear + 1, 0);
  const unclear = rule.listUnclear(first, end);
  // Programs treat the days around a day that a zone skipped differently, so the series starts after it.
  const skippedDay = unclear.findLast(rule.meetsNeighbour);
  const start = rule
    .listFrom(skippedDay === undefined ? first : skippedDay + 2 * DAY_MS, START_AMONG)
    .find((wall) => !rule.isUnclear(wall) && !rule.isShortened(wall));
  if (start === undefined) {
    const from = new Date(Math.max(first - 2 * DAY_MS, end - 2 * LISTED_YEARS * YEAR_MS));
    return { series: null, dates: listOccurrencesBetween(meta, from, new Date(end), LISTED_MAX).map(({ at }) => at) };
  }
  const before = start === first ? [] : rule.listBetween(Math.max(first, start - LISTED_YEARS * YEAR_MS), start);
  const except = unclear.filter((wall) => wall >= start);
  const dates = new Set([...before, ...except, ...rule.listShortened(start, endYear)].map(rule.toInstant));
  return {
    series: { start, recur: { ...toPattern(meta, anchor.toPlainDate()), ...toEnd(meta, rule) }, except },
    dates: [...dates].sort((one, other) => one - other).map((at) => new Date(at)),
  };
};

type Rule = ReturnType<typeof readRule>;

/**
 * The wall (local) times of a reminder, computed as if its zone were UTC, which has no DST. Clock changes of the real zone
 * are read from `fromYear` on.
 */
const readRule = (meta: ReminderMeta, anchor: Temporal.ZonedDateTime, fromYear: number) => {
  const anchorWall = toWall(anchor);
  const inUtc: ReminderMeta = { ...meta, timezone: 'UTC', selectedDateTime: new Date(anchorWall).toISOString() };
  const spans = listClockChanges(meta.timezone, fromYear).map(unclearSpanOf);
  const timeOfDay = anchorWall - startOfDay(anchorWall);
  const longDay = findDayBeyondFebruary(meta, anchor.toPlainDate());

  const occurrences = openOccurrences(inUtc);
  const listUntil = (from: WallMs, to: WallMs, limit: number): WallMs[] =>
    toWallTimes(occurrences(new Date(from), new Date(to), limit));
  const isWithin = (wall: WallMs, { from, to }: { from: WallMs; to: WallMs }) => wall >= from && wall < to;
  const isUnclear = (wall: WallMs): boolean => spans.some((span) => isWithin(wall, span));
  const skippedDays = spans.filter(({ from, to }) => to - from >= DAY_MS);
  const has = (wall: WallMs): boolean => listUntil(wall, wall + 1, 1).length > 0;
  const isShortened = (wall: WallMs): boolean => longDay !== null && new Date(wall).getUTCDate() !== longDay;
  const toInstant = (wall: WallMs): number =>
    wall === anchorWall ? anchor.epochMilliseconds : toZoned(wall, meta.timezone).epochMilliseconds;

  return {
    isUnclear,
    isShortened,
    toInstant,
    listFrom: (from: WallMs, limit: number): WallMs[] => listUntil(from, LAST_MS, limit),
    findFirst: (): WallMs | undefined => toWallTimes(listFirstOccurrences(inUtc, 1))[0],
    listBetween: (from: WallMs, to: WallMs): WallMs[] => listUntil(from, to, LISTED_MAX),
    findLast: (): WallMs | undefined => findLatestOccurrence(inUtc, new Date(LAST_MS))?.at.getTime(),

    listUnclear: (first: WallMs, end: WallMs): WallMs[] =>
      spans.flatMap(({ from, to }) => {
        const today = startOfDay(from) + timeOfDay;
        const wall = today < from ? today + DAY_MS : today;
        return wall < to && wall >= first && wall < end && has(wall) ? [wall] : [];
      }),

    /** The last days of Februaries that are too short for the day of the rule. */
    listShortened(first: WallMs, endYear: number): WallMs[] {
      if (longDay === null) return [];
      const walls: WallMs[] = [];
      for (let year = new Date(first).getUTCFullYear(); year <= endYear; year += 1) {
        const wall = Date.UTC(year, MARCH, 0) + timeOfDay;
        if (wall >= first && isShortened(wall) && has(wall)) walls.push(wall);
      }
      return walls;
    },

    /** For a day that a zone skipped: whether the rule also occurs on the day it is shifted to. */
    meetsNeighbour: (wall: WallMs): boolean =>
      skippedDays.some((span) => isWithin(wall, span)) &&
      (['earlier', 'later'] as const)
        .map((disambiguation) => toWall(toPlain(wall).toZonedDateTime(meta.timezone, { disambiguation })))
        .some((shown) => shown !== wall && has(shown)),
  };
};

/**
 * UNTIL instead of COUNT, because programs count times in a DST gap differently. It is 12 hours after the last occurrence,
 * because some programs compare it with the UTC offset of the first occurrence.
 */
const toEnd = (meta: ReminderMeta, rule: Rule): Pick<Recur, 'until'> => {
  const ends =
    meta.repeatEndType === 'FIXED_NUMBER' || (meta.repeatEndType === 'FIXED_END_DATE' && meta.repeatEndDate !== '');
  const last = ends ? rule.findLast() : undefined;
  if (last === undefined) return {};
  return { until: `${new Date(rule.toInstant(last) + DAY_MS / 2).toISOString().slice(0, 19)}Z` };
};

const toWallTimes = (occurrences: readonly { at: Date }[]): WallMs[] => occurrences.map(({ at }) => at.getTime());

const startOfDay = (wall: WallMs): WallMs => Math.floor(wall / DAY_MS) * DAY_MS;

const toWall = (zoned: Temporal.ZonedDateTime): WallMs => zoned.epochMilliseconds + zoned.offsetNanoseconds / 1_000_000;

/** Converts like reminders: a time in a DST gap is shifted forward, of one in an overlap the first is taken. */
const toZoned = (wall: WallMs, timezone: string): Temporal.ZonedDateTime => toPlain(wall).toZonedDateTime(timezone);

const toPlain = (wall: WallMs): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();
