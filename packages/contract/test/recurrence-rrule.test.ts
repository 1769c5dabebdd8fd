import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, it } from 'vitest';
import { splitNthWeekday } from '../src/reminder/choices.ts';
import { listFirstOccurrences } from '../src/reminder/recurrence.ts';
import type { ReminderMeta } from '../src/reminder/schema.ts';
import { anyRule } from './any-rule.ts';

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const positions = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };
const frequencies = { Day: 'DAILY', Week: 'WEEKLY', Month: 'MONTHLY', Year: 'YEARLY' } as const;
const units = { Never: 'Day', Daily: 'Day', Weekly: 'Week', Monthly: 'Month', Yearly: 'Year' } as const;

type Rule = ReminderMeta & { selected: Temporal.ZonedDateTime };

/** A month without the anchor's day uses its last one: of the days up to the anchor's, the last that exists. */
const daysUpTo = (day: number) => `BYMONTHDAY=${[28, 29, 30, 31].filter((each) => each <= day).join(',')};BYSETPOS=-1`;

const monthDays = ({ repeatEveryMonth, repeatType, selected }: Rule): string => {
  if (repeatType === 'Custom' && repeatEveryMonth !== '') {
    const { ordinal, weekday } = splitNthWeekday(repeatEveryMonth);
    return `BYDAY=${positions[ordinal]}${weekdays[weekday]}`;
  }
  return selected.day > 28 ? daysUpTo(selected.day) : `BYMONTHDAY=${selected.day}`;
};

const yearDays = ({ selected: { month, day } }: Rule) =>
  `BYMONTH=${month};${day > 28 ? daysUpTo(day) : `BYMONTHDAY=${day}`}`;

const weekDays = ({ repeatType, repeatEveryWeekdays, selected }: Rule): string => {
  const chosen = repeatType === 'Custom' ? repeatEveryWeekdays.map((name) => name.slice(0, 2).toUpperCase()) : [];
  return `WKST=SU;BYDAY=${(chosen.length > 0 ? chosen : [weekdays[selected.dayOfWeek % 7]]).join(',')}`;
};

const parts = { Day: () => '', Week: weekDays, Month: monthDays, Year: yearDays };

/** The rule of a reminder in RFC 5545, without its end: the caller counts. */
const toRRule = (meta: ReminderMeta, from: Temporal.ZonedDateTime): string => {
  const unit = meta.repeatType === 'Custom' ? meta.repeatEveryType : units[meta.repeatType];
  const interval = meta.repeatType === 'Custom' ? meta.repeatEveryFrequency || 1 : 1;
  const start = from.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
  const rule = [`FREQ=${frequencies[unit]}`, `INTERVAL=${interval}`, parts[unit]({ ...meta, selected: from })];
  return `DTSTART;TZID=${meta.timezone}:${start}\nRRULE:${rule.filter((part) => part !== '').join(';')}`;
};

const LISTED = 12;

/** The occurrences by an independent library, ended as the reminder ends. */
const listByLibrary = (meta: ReminderMeta): string[] => {
  const selected = Temporal.Instant.from(meta.selectedDateTime).toZonedDateTimeISO(meta.timezone);
  const rule = new RRuleTemporal({ rruleString: toRRule(meta, selected) });
  const found = rule.all((_date, index) => index < LISTED).map((date) => Temporal.ZonedDateTime.from(date.toString()));
  const isInTime = (date: Temporal.ZonedDateTime) =>
    meta.repeatEndType !== 'FIXED_END_DATE' ||
    Temporal.PlainDate.compare(date.toPlainDate(), Temporal.PlainDate.from(meta.repeatEndDate)) <= 0;
  const limit = meta.repeatEndType === 'FIXED_NUMBER' ? meta.repeatEndCount : LISTED;
  return found
    .slice(0, Math.min(limit, LISTED))
    .filter(isInTime)
    .map((date) => new Date(date.epochMilliseconds).toISOString());
};

/**
 * RFC 5545 drops times that a clock change skips, while PinLife shifts them: an hour of the night, and the day that Samoa
 * skipped.
 */
const comparableRule = anyRule.filter(({ timezone, selectedDateTime }) => {
  const { hour } = Temporal.Instant.from(selectedDateTime).toZonedDateTimeISO(timezone);
  return timezone !== 'Pacific/Apia' && hour >= 4 && hour < 23;
});

describe('any rule', () => {
  it('occurs at the times that another library computes from its RFC 5545 text', () => {
    fc.assert(
      fc.property(comparableRule, (rule) => {
        const actual = listFirstOccurrences(rule, LISTED).map(({ at }) => at.toISOString());
        expect(actual).toEqual(listByLibrary(rule));
      }),
      { numRuns: 300 },
    );
  });
});
