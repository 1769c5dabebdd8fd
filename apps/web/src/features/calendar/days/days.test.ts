import { expect, it } from 'vitest';
import { followKey, listShownDays, splitWeeks, stepBy } from './days.ts';

it('shows the whole weeks of a month, beginning on the first weekday of the region', () => {
  const november = listShownDays('month', '2026-11-18', 0);
  expect([november[0], november.at(-1), november.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
  const monday = listShownDays('month', '2026-11-18', 1);
  expect([monday[0], monday.at(-1), monday.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  const saturday = listShownDays('month', '2026-08-01', 6);
  expect([saturday[0], saturday.at(-1)]).toEqual(['2026-08-01', '2026-09-04']);
  expect(listShownDays('month', '2027-02-01', 1)).toHaveLength(28);
  expect(splitWeeks(november).map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
});

it('shows the week of a day, and the thirty days after one', () => {
  expect(listShownDays('week', '2026-11-18', 1)).toEqual([
    ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  ]);
  const agenda = listShownDays('agenda', '2026-12-31', 1);
  expect([agenda[0], agenda.at(-1)]).toEqual(['2026-12-31', '2027-01-29']);
});

it('steps by the shown period; a short month uses its last day', () => {
  expect(stepBy('month', '2027-01-31', 1)).toBe('2027-02-28');
  expect(stepBy('week', '2026-11-18', -1)).toBe('2026-11-11');
  expect(stepBy('agenda', '2026-11-18', 1)).toBe('2026-12-18');
});

it('is walked by keys: days, weeks, months, the ends of a week', () => {
  const from = (key: string) => followKey(key, '2026-11-18', 1);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from)).toEqual([
    ...['2026-11-17', '2026-11-19', '2026-11-11', '2026-11-25'],
  ]);
  expect(['PageUp', 'PageDown', 'Home', 'End', 'a'].map(from)).toEqual([
    ...['2026-10-18', '2026-12-18', '2026-11-16', '2026-11-22', null],
  ]);
});
