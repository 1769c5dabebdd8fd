import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findLatestOccurrence,
  findNextOccurrence,
  findNextRings,
  listFirstOccurrences,
  listOccurrencesAfter,
  listOccurrencesBetween,
} from '../src/reminder/recurrence.ts';
import type { ReminderMeta } from '../src/reminder/schema.ts';
import { anyRule, meta } from './any-rule.ts';
import { expectedInstants } from './recurrence-oracle.ts';

/** A repeating reminder set by its wall-clock time. */
const repeating = (wallTime: string, timezone: string, changes: Partial<ReminderMeta>): ReminderMeta =>
  meta({
    repeatType: 'Custom',
    isRepeating: true,
    ...changes,
    selectedDateTime: Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timezone).toInstant().toString(),
    timezone,
  });

const wallTimes = (reminder: ReminderMeta, limit: number) =>
  listFirstOccurrences(reminder, limit).map(({ at }) =>
    Temporal.Instant.fromEpochMilliseconds(at.getTime())
      .toZonedDateTimeISO(reminder.timezone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
  );
const dates = (reminder: ReminderMeta, limit: number) => wallTimes(reminder, limit).map((time) => time.slice(5, 10));

describe('the examples of RFC 5545, from 2 September 1997, 9:00 in New York', () => {
  const example = (changes: Partial<ReminderMeta>) => repeating('1997-09-02T09:00', 'America/New_York', changes);

  it.each<[string, ReminderMeta, string[]]>([
    [
      'daily for 10 occurrences',
      example({ repeatEveryType: 'Day', repeatEndType: 'FIXED_NUMBER', repeatEndCount: 10 }),
      ['09-02', '09-03', '09-04', '09-05', '09-06', '09-07', '09-08', '09-09', '09-10', '09-11'],
    ],
    [
      'every 10 days, 5 occurrences',
      example({ repeatEveryType: 'Day', repeatEveryFrequency: 10, repeatEndType: 'FIXED_NUMBER', repeatEndCount: 5 }),
      ['09-02', '09-12', '09-22', '10-02', '10-12'],
    ],
    [
      'weekly for 10 occurrences',
      example({ repeatType: 'Weekly', repeatEndType: 'FIXED_NUMBER', repeatEndCount: 10 }),
      ['09-02', '09-09', '09-16', '09-23', '09-30', '10-07', '10-14', '10-21', '10-28', '11-04'],
    ],
    [
      'every other week on Tuesday and Thursday, for 8 occurrences',
      example({
        repeatEveryType: 'Week',
        repeatEveryFrequency: 2,
        repeatEveryWeekdays: ['Tue', 'Thu'],
        repeatEndType: 'FIXED_NUMBER',
        repeatEndCount: 8,
      }),
      ['09-02', '09-04', '09-16', '09-18', '09-30', '10-02', '10-14', '10-16'],
    ],
    [
      'weekly on Tuesday and Thursday for five weeks',
      example({
        repeatEveryType: 'Week',
        repeatEveryWeekdays: ['Thu', 'Tue'],
        repeatEndType: 'FIXED_END_DATE',
        repeatEndDate: '1997-10-06',
      }),
      ['09-02', '09-04', '09-09', '09-11', '09-16', '09-18', '09-23', '09-25', '09-30', '10-02'],
    ],
    [
      'monthly on the first Friday for 10 occurrences',
      example({
        repeatEveryType: 'Month',
        repeatEveryMonth: 'firstFriday',
        repeatEndType: 'FIXED_NUMBER',
        repeatEndCount: 10,
      }),
      ['09-05', '10-03', '11-07', '12-05', '01-02', '02-06', '03-06', '04-03', '05-01', '06-05'],
    ],
    [
      'every other month on the last Sunday',
      example({ repeatEveryType: 'Month', repeatEveryFrequency: 2, repeatEveryMonth: 'lastSunday' }),
      ['09-28', '11-30', '01-25', '03-29', '05-31'],
    ],
  ])('%s', (_name, reminder, expected) => {
    expect(dates(reminder, expected.length)).toEqual(expected);
    if (reminder.repeatEndType !== 'NONE') expect(dates(reminder, 20)).toEqual(expected);
  });

  it('keep nine in the morning across the end of daylight saving', () => {
    const times = wallTimes(
      example({ repeatType: 'Daily', repeatEndType: 'FIXED_END_DATE', repeatEndDate: '1997-12-24' }),
      200,
    );
    expect(times).toHaveLength(113 + 1);
    expect(new Set(times.map((time) => time.slice(11)))).toEqual(new Set(['09:00']));
  });
});

describe('months and years', () => {
  it('use the last day of a short month and go back to the chosen one', () => {
    const reminder = repeating('2026-01-31T08:00', 'Europe/Rome', { repeatType: 'Monthly' });
    expect(dates(reminder, 5)).toEqual(['01-31', '02-28', '03-31', '04-30', '05-31']);
  });

  it('keep 29 February as 28 February in common years', () => {
    const reminder = repeating('2024-02-29T08:00', 'UTC', { repeatType: 'Yearly' });
    expect(wallTimes(reminder, 5).map((time) => time.slice(0, 10))).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  it('count every N from the selected date, a stored 0 as 1', () => {
    const reminder = repeating('2026-11-30T08:00', 'UTC', { repeatEveryType: 'Month', repeatEveryFrequency: -3 });
    expect(reminder.repeatEveryFrequency).toBe(0);
    expect(dates(reminder, 4)).toEqual(['11-30', '12-30', '01-30', '02-28']);
  });
});

describe('weeks', () => {
  it('start on Sunday, and the selected date counts only if it matches', () => {
    // Saturday 14 November: the Sunday after it belongs to the next week.
    const reminder = repeating('2026-11-14T08:00', 'UTC', {
      repeatEveryType: 'Week',
      repeatEveryFrequency: 2,
      repeatEveryWeekdays: ['Sun', 'Mon'],
    });
    expect(dates(reminder, 4)).toEqual(['11-22', '11-23', '12-06', '12-07']);
  });

  it('mean the day of the selected date if no day is chosen', () => {
    const reminder = repeating('2026-11-14T08:00', 'UTC', { repeatEveryType: 'Week' });
    expect(dates(reminder, 3)).toEqual(['11-14', '11-21', '11-28']);
  });
});

describe('changes of the clock', () => {
  it('move a skipped time forward and return to it the next day', () => {
    const reminder = repeating('2026-03-28T02:30', 'Europe/Berlin', { repeatType: 'Daily' });
    expect(wallTimes(reminder, 3)).toEqual(['2026-03-28T02:30', '2026-03-29T03:30', '2026-03-30T02:30']);
  });

  it('ring once, at the first, if a time occurs twice', () => {
    const reminder = repeating('2026-10-24T02:30', 'Europe/Berlin', { repeatType: 'Daily' });
    expect(listFirstOccurrences(reminder, 3).map(({ at }) => at.toISOString())).toEqual([
      '2026-10-24T00:30:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ]);
  });

  it('know shifts of half an hour', () => {
    const reminder = repeating('2026-10-03T02:15', 'Australia/Lord_Howe', { repeatType: 'Daily' });
    expect(wallTimes(reminder, 3)).toEqual(['2026-10-03T02:15', '2026-10-04T02:45', '2026-10-05T02:15']);
  });

  it('ring once for a day that the zone skipped', () => {
    const reminder = repeating('2011-12-29T09:00', 'Pacific/Apia', { repeatType: 'Daily' });
    expect(wallTimes(reminder, 3)).toEqual(['2011-12-29T09:00', '2011-12-31T09:00', '2012-01-01T09:00']);
  });

  it('take the selected instant exactly, even the second of two', () => {
    const reminder = meta({ selectedDateTime: '2026-10-25T01:30:00Z', timezone: 'Europe/Berlin' });
    expect(findNextOccurrence(reminder, new Date(0))?.at.toISOString()).toBe('2026-10-25T01:30:00.000Z');
  });
});

describe('leads', () => {
  it('keep the wall-clock time from a day on, shorter ones are exact', () => {
    const monday = (remindBefore: ReminderMeta['remindBefore']) =>
      listFirstOccurrences(repeating('2026-03-29T08:00', 'Europe/Berlin', { isRepeating: false, remindBefore }), 1)[0];
    expect(monday(86_400)?.leadAt?.toISOString()).toBe('2026-03-28T07:00:00.000Z');
    expect(monday(4 * 3600)?.leadAt?.toISOString()).toBe('2026-03-29T02:00:00.000Z');
    expect(monday(0)?.leadAt).toBeNull();
  });

  it('ring at the same moment as an earlier occurrence, both', () => {
    const reminder = repeating('2026-11-14T08:00', 'UTC', { repeatType: 'Daily', remindBefore: 86_400 });
    expect(findNextRings(reminder, new Date('2026-11-14T08:00:00Z'))).toEqual([
      { at: new Date('2026-11-15T08:00Z'), kind: 'due', occurrenceAt: new Date('2026-11-15T08:00Z') },
      { at: new Date('2026-11-15T08:00Z'), kind: 'lead', occurrenceAt: new Date('2026-11-16T08:00Z') },
    ]);
  });

  it('ring before their occurrence', () => {
    const reminder = meta({ selectedDateTime: '2026-11-14T08:00:00Z', timezone: 'UTC', remindBefore: 300 });
    const kinds = (after: string) => findNextRings(reminder, new Date(after)).map(({ kind }) => kind);
    expect(kinds('2026-11-14T07:00:00Z')).toEqual(['lead']);
    expect(kinds('2026-11-14T07:55:00Z')).toEqual(['due']);
    expect(kinds('2026-11-14T08:00:00Z')).toEqual([]);
  });
});

describe('ends', () => {
  it('include the whole local day', () => {
    const reminder = repeating('2026-11-14T23:30', 'Pacific/Auckland', {
      repeatType: 'Daily',
      repeatEndType: 'FIXED_END_DATE',
      repeatEndDate: '2026-11-16',
    });
    expect(dates(reminder, 9)).toEqual(['11-14', '11-15', '11-16']);
  });

  it('before the first date leave nothing', () => {
    const reminder = repeating('2026-11-14T08:00', 'UTC', {
      repeatType: 'Daily',
      repeatEndType: 'FIXED_END_DATE',
      repeatEndDate: '2026-11-13',
    });
    expect(listFirstOccurrences(reminder, 3)).toEqual([]);
    expect(findNextRings(reminder, new Date(0))).toEqual([]);
  });
});

describe('any rule', () => {
  it('occurs at the times that a slow walk through the calendar finds', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        const actual = listFirstOccurrences(rule, 12).map(({ at }) => at.toISOString());
        expect(actual).toEqual(expectedInstants(rule, 12));
      }),
      { numRuns: 400 },
    );
  });

  it('is the same in both directions of the comparison', () => {
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 0, max: 11 }), (rule, position) => {
        const first = listFirstOccurrences(rule, 12);
        const chosen = first[position];
        if (!chosen) return;
        const before = new Date(chosen.at.getTime() - 1);
        expect(listOccurrencesAfter(rule, before, 1)[0]).toEqual(chosen);
        expect(findLatestOccurrence(rule, chosen.at)).toEqual(chosen);
        expect(findNextOccurrence(rule, chosen.at)?.at).not.toEqual(chosen.at);
        const until = new Date((first.at(-1)?.at.getTime() ?? 0) + 1);
        expect(listOccurrencesBetween(rule, chosen.at, until, 50)).toEqual(first.slice(position));
      }),
      { numRuns: 300 },
    );
  });

  it('costs the same at any age', () => {
    const countSteps = (year: number) => {
      const reminder = repeating(`${year}-01-01T08:00`, 'UTC', { repeatType: 'Daily' });
      const convert = Temporal.PlainDateTime.prototype.toZonedDateTime;
      let steps = 0;
      Temporal.PlainDateTime.prototype.toZonedDateTime = function count(...parameters) {
        steps += 1;
        return convert.apply(this, parameters);
      };
      try {
        findNextOccurrence(reminder, new Date('2026-11-14T00:00:00Z'));
      } finally {
        Temporal.PlainDateTime.prototype.toZonedDateTime = convert;
      }
      return steps;
    };
    expect(countSteps(1990)).toBeLessThan(countSteps(2026) + 40);
  });

  it('never runs past its cap', () => {
    const reminder = repeating('2000-01-01T08:00', 'UTC', { repeatType: 'Daily' });
    expect(listOccurrencesBetween(reminder, new Date(0), new Date('9000-01-01'), 100)).toHaveLength(100);
    expect(findLatestOccurrence(reminder, new Date('9999-12-31T23:59:59Z'))?.at.getUTCFullYear()).toBe(9999);
  });
});

describe('the zone of the process', () => {
  it.each(['UTC', 'America/New_York', 'Pacific/Apia', 'Asia/Kolkata'])('%s changes nothing', (timezone) => {
    const script = `
      import { listFirstOccurrences } from '${new URL('../src/reminder/recurrence.ts', import.meta.url)}';
      const meta = JSON.parse(process.argv[1]);
      console.log(JSON.stringify(listFirstOccurrences(meta, 30).map(({ at }) => at)));`;
    const reminder = repeating('2026-03-27T02:30', 'Europe/Berlin', { repeatType: 'Daily' });
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(reminder)], {
      env: { ...process.env, TZ: timezone },
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual(listFirstOccurrences(reminder, 30).map(({ at }) => at.toISOString()));
  });
});
