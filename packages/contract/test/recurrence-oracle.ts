import { DAY_MS } from '@pinlife/contract/durations';
import { type NthWeekday, splitNthWeekday, weekdayNames } from '../src/reminder/choices.ts';
import type { ReminderMeta } from '../src/reminder/schema.ts';

/**
 * A second, slow implementation: walks day by day with plain numbers, tests each day against the rule, and finds instants by
 * trying offsets with Intl. It shares only the JSON format with the code under test.
 */
export const expectedInstants = (meta: ReminderMeta, limit: number): string[] => {
  const selected = Date.parse(meta.selectedDateTime);
  const anchor = readWallClock(selected, meta.timezone);
  if (!meta.isRepeating || meta.repeatType === 'Never') return [new Date(selected).toISOString()];
  const instants: string[] = [];
  let counted = 0;
  for (let day = anchor.day; day < anchor.day + WALK_DAYS && instants.length < limit; day += 1) {
    if (meta.repeatEndType === 'FIXED_END_DATE' && meta.repeatEndDate !== '' && day > dayOf(meta.repeatEndDate)) break;
    if (!isMeant(meta, anchor.day, day)) continue;
    if (meta.repeatEndType === 'FIXED_NUMBER' && counted >= meta.repeatEndCount) break;
    counted += 1;
    const at = new Date(day === anchor.day ? selected : toEpoch(day, anchor.minutes, meta.timezone)).toISOString();
    if (instants.at(-1) !== at) instants.push(at);
  }
  return instants;
};

const WALK_DAYS = 366 * 120;

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const partsOf = (day: number) => {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate(), weekday: date.getUTCDay() };
};
const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

const isMeant = (meta: ReminderMeta, anchorDay: number, day: number): boolean => {
  const isCustom = meta.repeatType === 'Custom';
  const every = isCustom ? meta.repeatEveryFrequency || 1 : 1;
  const unit = isCustom
    ? meta.repeatEveryType
    : ({ Daily: 'Day', Weekly: 'Week', Monthly: 'Month', Yearly: 'Year', Never: 'Day' } as const)[
        meta.repeatType as 'Daily'
      ];
  const from = partsOf(anchorDay);
  const here = partsOf(day);
  const months = (here.year - from.year) * 12 + here.month - from.month;
  const isAnchorDate = here.date === Math.min(from.date, daysInMonth(here.year, here.month));
  switch (unit) {
    case 'Day':
      return (day - anchorDay) % every === 0;
    case 'Week': {
      const weeks = (day - here.weekday - (anchorDay - from.weekday)) / 7;
      const chosen = isCustom ? meta.repeatEveryWeekdays.map((name) => weekdayNames.indexOf(name)) : [];
      return weeks % every === 0 && (chosen.length > 0 ? chosen : [from.weekday]).includes(here.weekday);
    }
    case 'Month':
      if (months % every !== 0) return false;
      return isCustom && meta.repeatEveryMonth !== '' ? isNthWeekday(meta.repeatEveryMonth, here) : isAnchorDate;
    default:
      return months % (12 * every) === 0 && isAnchorDate;
  }
};

const isNthWeekday = (value: NthWeekday, here: ReturnType<typeof partsOf>) => {
  const { ordinal, weekday } = splitNthWeekday(value);
  if (here.weekday !== weekday) return false;
  if (ordinal === 'last') return here.date + 7 > daysInMonth(here.year, here.month);
  return Math.ceil(here.date / 7) === ['first', 'second', 'third', 'fourth'].indexOf(ordinal) + 1;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const readWallClock = (epoch: number, timezone: string): { day: number; minutes: number } => {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    formats.set(timezone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(epoch).map(({ type, value }) => [type, value]));
  const day = Date.UTC(Number(parts['year']), Number(parts['month']) - 1, Number(parts['day'])) / DAY_MS;
  return { day, minutes: Number(parts['hour']) * 60 + Number(parts['minute']) };
};

/** The first instant with this local time; if there is none, the time is moved by the skipped span. */
const toEpoch = (day: number, minutes: number, timezone: string): number => {
  const asUtc = day * DAY_MS + minutes * 60_000;
  const offsetAt = (epoch: number) => {
    const wall = readWallClock(epoch, timezone);
    return wall.day * DAY_MS + wall.minutes * 60_000 - epoch;
  };
  const before = offsetAt(asUtc - 36 * 3_600_000);
  const after = offsetAt(asUtc + 36 * 3_600_000);
  const candidates = [asUtc - before, asUtc - after].filter((epoch) => epoch + offsetAt(epoch) === asUtc);
  return candidates.length > 0 ? Math.min(...candidates) : asUtc - before;
};
