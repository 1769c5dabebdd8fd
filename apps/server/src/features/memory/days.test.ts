import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMemoryDays } from './days.ts';

const zones = [
  'UTC',
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Apia',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'Asia/Gaza',
];

/** The year of which a note would be a memory, by its local date alone; null if there is none. */
const findYear = (now: Date, createdAt: Date, timezone: string): number | null => {
  const [today, then] = [readDate(now, timezone), readDate(createdAt, timezone)];
  const isCommonYear = new Date(Date.UTC(today.year, 1, 29)).getUTCMonth() !== 1;
  const days = today.day === '2/28' && isCommonYear ? ['2/28', '2/29'] : [today.day];
  return then.year < today.year && days.includes(then.day) ? then.year : null;
};

const readDate = (instant: Date, timeZone: string) => {
  const parts = Object.fromEntries(
    getFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return { year: Number(parts['year']), day: `${parts['month']}/${parts['day']}` };
};

const formats = new Map<string, Intl.DateTimeFormat>();
const getFormat = (timeZone: string): Intl.DateTimeFormat => {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
  formats.set(timeZone, format);
  return format;
};

const findAmong = (days: ReturnType<typeof listMemoryDays>, at: Date): number | null =>
  days.find(({ from, to }) => at >= from && at < to)?.year ?? null;

const instant = (min: string, max: string) => fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });
const oldest = new Date('1990-01-01T00:00:00Z');

describe('the days of other years', () => {
  it('match those of a real calendar exactly', () => {
    const now = instant('2010-01-01T00:00:00Z', '2040-01-01T00:00:00Z');
    const daysOn = fc.integer({ min: -2, max: 2 });
    const cases = fc.tuple(now, fc.integer({ min: 0, max: 20 }), daysOn, fc.nat(86_399_999), fc.constantFrom(...zones));
    fc.assert(
      fc.property(cases, ([today, years, days, milliseconds, zone]) => {
        const at = new Date(today);
        at.setUTCFullYear(at.getUTCFullYear() - years, at.getUTCMonth(), at.getUTCDate() + days);
        at.setTime(at.getTime() + milliseconds - 43_200_000);
        expect(findAmong(listMemoryDays(today, oldest, zone), at)).toBe(findYear(today, at, zone));
      }),
      { numRuns: 400 },
    );
  });

  it('match those of a real calendar around the end of February too', () => {
    const years = fc.integer({ min: 2015, max: 2033 });
    const hours = fc.integer({ min: 0, max: 4 * 24 });
    fc.assert(
      fc.property(years, hours, years, hours, fc.constantFrom(...zones), (year, hour, before, hourBefore, zone) => {
        const now = new Date(Date.UTC(year, 1, 27, hour, 17));
        const at = new Date(Date.UTC(before, 1, 27, hourBefore, 17));
        expect(findAmong(listMemoryDays(now, oldest, zone), at)).toBe(findYear(now, at, zone));
      }),
      { numRuns: 400 },
    );
  });

  const listDates = (now: string) =>
    listMemoryDays(new Date(now), new Date('2019-01-01T00:00:00Z'), 'UTC').map(
      ({ from, to }) => `${from.toISOString().slice(0, 10)} ${to.toISOString().slice(0, 10)}`,
    );

  it('include 29 February of leap years on 28 February of a common year', () => {
    expect(listDates('2023-02-28T12:00:00Z').slice(0, 3)).toEqual([
      '2022-02-28 2022-03-01',
      '2021-02-28 2021-03-01',
      '2020-02-28 2020-03-01',
    ]);
    expect(listDates('2024-02-28T12:00:00Z').at(-2)).toBe('2020-02-28 2020-02-29');
  });

  it('are those of leap years alone on 29 February', () => {
    expect(listDates('2024-02-29T12:00:00Z')).toEqual(['2020-02-29 2020-03-01']);
  });

  it('are a hundred at most, even with very old notes', () => {
    const days = listMemoryDays(new Date('2026-11-15T12:00:00Z'), new Date('0001-06-01T00:00:00Z'), 'UTC');
    expect([days.length, days.at(-1)?.year]).toEqual([100, 1926]);
  });

  it('are none if the oldest note is of this year', () => {
    expect(listMemoryDays(new Date('2026-11-15T12:00:00Z'), new Date('2026-01-01T00:00:00Z'), 'UTC')).toEqual([]);
  });
});
