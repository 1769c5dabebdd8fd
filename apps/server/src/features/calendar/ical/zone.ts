import { MINUTE_MS } from '@pinlife/contract/durations';
import { type ClockChange, listClockChanges } from './clock-changes.ts';
import { type Component, formatWall, type Property } from './jcal.ts';

/** The years whose changes of a zone are listed, for programs that do not look up the zone by its name. */
const LISTED_YEARS = 20;

const HOUR_MINUTES = 60;

/** A zone as RFC 5545 describes it, from a year before `fromYear`. */
export const toVtimezone = (timezone: string, fromYear: number, now: Date): Component => {
  const from = Date.UTC(fromYear - 1, 0);
  const to = Date.UTC(Math.max(fromYear, now.getUTCFullYear()) + LISTED_YEARS, 0);
  const changes = listClockChanges(timezone, fromYear);
  const listed = changes.filter(({ atMs }) => atMs >= from && atMs < to);
  const byOffsets = Map.groupBy(listed, ({ beforeMs, afterMs }) => `${beforeMs} ${afterMs}`);
  const first = offsetAt(changes, from, timezone);
  return [
    'vtimezone',
    [['tzid', {}, 'text', timezone]],
    [
      observance('standard', first, first, ['1970-01-01T00:00:00']),
      ...byOffsets
        .values()
        .map((group) => describeChange(group[0] as ClockChange, group))
        .toArray(),
    ],
  ];
};

const describeChange = ({ beforeMs, afterMs }: ClockChange, group: readonly ClockChange[]): Component =>
  // The local time of the change, by the clock before it.
  observance(
    afterMs > beforeMs ? 'daylight' : 'standard',
    beforeMs,
    afterMs,
    group.map(({ atMs }) => formatWall(atMs + beforeMs)),
  );

const observance = (name: string, beforeMs: number, afterMs: number, at: readonly string[]): Component => [
  name,
  [
    ['dtstart', {}, 'date-time', at[0]],
    ['tzoffsetfrom', {}, 'utc-offset', formatOffset(beforeMs)],
    ['tzoffsetto', {}, 'utc-offset', formatOffset(afterMs)],
    // One line for each change, the first too: not every program reads a list here, or counts the start.
    ...at.map((local): Property => ['rdate', {}, 'date-time', local]),
  ],
  [],
];

const offsetAt = (changes: readonly ClockChange[], ms: number, timezone: string): number =>
  changes.find(({ atMs }) => atMs >= ms)?.beforeMs ??
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone).offsetNanoseconds / 1_000_000;

const formatOffset = (offsetMs: number): string => {
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / HOUR_MINUTES))}:${two(minutes % HOUR_MINUTES)}`;
};
