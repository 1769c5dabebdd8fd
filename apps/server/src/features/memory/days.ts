import { MEMORY_YEARS_MAX } from '@pinlife/contract/memory/limits';

/** The instants of a local day in one year, the end exclusive. */
type MemoryDay = { year: number; from: Date; to: Date };

/** The same local day in earlier years, newest first, back to the day of the oldest note. */
export const listMemoryDays = (now: Date, oldest: Date, timezone: string): MemoryDay[] => {
  const today = localDateOf(now, timezone);
  const oldestYear = Math.max(localDateOf(oldest, timezone).year, today.year - MEMORY_YEARS_MAX);
  const days: MemoryDay[] = [];
  for (let year = today.year - 1; year >= oldestYear; year -= 1) {
    const span = findSpan(today, year);
    if (span) days.push({ year, from: startOf(span.first, timezone), to: startOf(span.next, timezone) });
  }
  return days;
};

const LEAP_DAY = { month: 2, day: 29 };
const DAY_BEFORE = { month: 2, day: 28 };

/** The days of a year that match today: none, the same day, and on 28 February of a common year also the 29th. */
const findSpan = (today: Temporal.PlainDate, year: number) => {
  const { month, day } = today;
  const isLeap = today.with({ year, month: 1, day: 1 }).inLeapYear;
  if (isSame(today, LEAP_DAY) && !isLeap) return null;
  const first = today.with({ year, month, day });
  const isForBoth = isLeap && !today.inLeapYear && isSame(today, DAY_BEFORE);
  return { first, next: first.add({ days: isForBoth ? 2 : 1 }) };
};

const isSame = (date: Temporal.PlainDate, { month, day }: { month: number; day: number }): boolean =>
  date.month === month && date.day === day;

const startOf = (date: Temporal.PlainDate, timezone: string): Date =>
  new Date(date.toZonedDateTime(timezone).epochMilliseconds);

const localDateOf = (instant: Date, timezone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
