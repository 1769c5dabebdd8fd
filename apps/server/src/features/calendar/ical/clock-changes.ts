/** A change of a zone's clock: when it happens, and the offsets from UTC before and after it. */
export type ClockChange = { atMs: number; beforeMs: number; afterMs: number };

/**
 * Times of day on a date in a zone are written as the instant that shows them in UTC, so that comparing and formatting
 * them takes no calendar.
 */
export type WallMs = number;

const CENTURY = 100;
/** Rules of the last years of a century need a few of the next. */
const YEARS_OVER = 35;
const KNOWN_MAX = 2_000;
const MS_NANOSECONDS = 1_000_000;

const known = new Map<string, readonly ClockChange[]>();

/** The changes of a zone's clock from the beginning of the year's century until some years after its end. */
export const listClockChanges = (timezone: string, year: number): readonly ClockChange[] => {
  const from = Math.floor(year / CENTURY) * CENTURY;
  const key = `${timezone} ${from}`;
  const before = known.get(key);
  if (before) return before;
  const changes = readClockChanges(timezone, from - 1, from + CENTURY + YEARS_OVER);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, changes);
  return changes;
};

const readClockChanges = (timezone: string, fromYear: number, toYear: number): ClockChange[] => {
  const changes: ClockChange[] = [];
  const start = Temporal.PlainDate.from({ year: fromYear, month: 1, day: 1 }).toZonedDateTime(timezone);
  let beforeMs = start.offsetNanoseconds / MS_NANOSECONDS;
  for (let at = start.getTimeZoneTransition('next'); at && at.year < toYear; at = at.getTimeZoneTransition('next')) {
    const afterMs = at.offsetNanoseconds / MS_NANOSECONDS;
    // Some transitions only change the name of the time.
    if (afterMs !== beforeMs) changes.push({ atMs: at.epochMilliseconds, beforeMs, afterMs });
    beforeMs = afterMs;
  }
  return changes;
};

/** The wall times that the clock skips or shows twice, from the first on, without the last. */
export const unclearSpanOf = ({ atMs, beforeMs, afterMs }: ClockChange): { from: WallMs; to: WallMs } => ({
  from: atMs + Math.min(beforeMs, afterMs),
  to: atMs + Math.max(beforeMs, afterMs),
});
