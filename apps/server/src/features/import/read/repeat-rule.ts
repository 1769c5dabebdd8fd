import { nthWeekdays, type RepeatUnit, weekdayNames } from '@pinlife/contract/reminder/choices';
import type { ReminderMetaInput } from '@pinlife/contract/reminder/schema';

type Repeat = Partial<ReminderMetaInput>;
type Day = { weekday: number; ordinal: number | null };

const RULE_MAX_LENGTH = 500;
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const SUNDAY = 0;
const ORDINAL_MAX = 4;
const LAST = -1;
const units = { DAILY: 'Day', WEEKLY: 'Week', MONTHLY: 'Month', YEARLY: 'Year' } as const;
const plainTypes = { Day: 'Daily', Week: 'Weekly', Month: 'Monthly', Year: 'Yearly' } as const;

/** Converts `RRULE:FREQ=WEEKLY;BYDAY=MO` to a rule of PinLife from a day on; null if PinLife has no such rule. */
export const readRepeatRule = (rule: string, first: Temporal.PlainDate): Repeat | null => {
  const parts = readParts(rule);
  const unit = units[parts.get('FREQ') as keyof typeof units];
  const every = Number(parts.get('INTERVAL') ?? 1);
  const end = readEnd(parts);
  const chosen = unit && readChosenDays(unit, every, parts, first);
  if (!chosen || !end || !Number.isInteger(every) || every < 1) return null;
  const isPlain = every === 1 && Object.keys(chosen).length === 0;
  return isPlain
    ? { ...end, repeatType: plainTypes[unit] }
    : { ...end, repeatType: 'Custom', repeatEveryFrequency: every, repeatEveryType: unit, ...chosen };
};

const readParts = (rule: string): Map<string, string> =>
  new Map(
    rule
      .slice(0, RULE_MAX_LENGTH)
      .toUpperCase()
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim(), value.trim()];
      }),
  );

/** The parts of a rule beside its unit and end. */
const choices = ['BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS'] as const;

const readChosenDays = (
  unit: RepeatUnit,
  every: number,
  parts: ReadonlyMap<string, string>,
  first: Temporal.PlainDate,
): Repeat | null => {
  const said = new Map(choices.flatMap((name) => (parts.has(name) ? [[name, parts.get(name) ?? '']] : [])));
  // Redundant: the first date implies it.
  if (unit !== 'Day' && unit !== 'Week' && Number(said.get('BYMONTHDAY')) === first.day) said.delete('BYMONTHDAY');
  if (unit === 'Year' && Number(said.get('BYMONTH')) === first.month) said.delete('BYMONTH');
  if (said.size === 0) return {};
  const days = readDays(said.get('BYDAY') ?? '');
  const position = said.get('BYSETPOS');
  const others = [...said.keys()].filter((name) => name !== 'BYDAY' && name !== 'BYSETPOS');
  if (days === null || others.length > 0) return null;
  if (unit === 'Month') return readNthWeekday(days, position);
  const isWeekly = unit === 'Week' && position === undefined && days.every(({ ordinal }) => ordinal === null);
  if (!isWeekly) return null;
  const weekdays = [...new Set(days.map(({ weekday }) => weekday))];
  // RRULE weeks begin on Monday, PinLife's on Sunday.
  if (every > 1 && weekdays.length > 1 && weekdays.includes(SUNDAY)) return null;
  const isAnyway = weekdays.length === 1 && weekdays[0] === first.dayOfWeek % DAYS.length;
  return isAnyway ? {} : { repeatEveryWeekdays: weekdayNames.filter((_name, weekday) => weekdays.includes(weekday)) };
};

const readDays = (text: string): Day[] | null => {
  const days = text.split(',').map((day): Day | null => {
    const [, ordinal, name = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(day.trim()) ?? [];
    const weekday = DAYS.indexOf(name);
    return weekday < 0 ? null : { weekday, ordinal: ordinal === undefined ? null : Number(ordinal) };
  });
  return days.every((day) => day !== null) ? days : null;
};

/** `2MO`, or `MO` with a position of 2. */
const readNthWeekday = ([day, ...more]: readonly Day[], position: string | undefined): Repeat | null => {
  const ordinal = day?.ordinal ?? Number(position);
  const isNth = Number.isInteger(ordinal) && ((ordinal >= 1 && ordinal <= ORDINAL_MAX) || ordinal === LAST);
  if (!day || more.length > 0 || !isNth) return null;
  const row = ordinal === LAST ? ORDINAL_MAX : ordinal - 1;
  const nth = nthWeekdays[row * DAYS.length + day.weekday];
  return nth ? { repeatEveryMonth: nth } : null;
};

const readEnd = (parts: ReadonlyMap<string, string>): Repeat | null => {
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')];
  if (count !== undefined) return { repeatEndType: 'FIXED_NUMBER', repeatEndCount: Number(count) };
  if (until === undefined) return { repeatEndType: 'FOREVER' };
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(until) ?? [];
  return year ? { repeatEndType: 'FIXED_END_DATE', repeatEndDate: `${year}-${month}-${day}` } : null;
};
