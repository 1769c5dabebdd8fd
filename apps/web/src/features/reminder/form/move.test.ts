import 'temporal-polyfill/global';
import { listFirstOccurrences } from '@pinlife/contract/reminder/recurrence';
import { expect, it } from 'vitest';
import { makeMeta } from '../../../../test/make-meta.ts';
import { moveReminder } from './move-reminder.ts';

const now = new Date('2026-10-20T08:00:00Z');
const first = (meta: ReturnType<typeof makeMeta> | null, count = 1) =>
  meta && listFirstOccurrences(meta, count).map(({ at }) => at.toISOString());

const once = { repeatType: 'Never', isRepeating: false, remindBefore: 0, timezone: 'Europe/Berlin' } as const;
const rule = { ...once, isRepeating: true, repeatEndType: 'FOREVER' } as const;

it('keeps the time of day across a change of the clock', () => {
  // The clocks of Berlin go back on 25 October.
  const meta = makeMeta({ ...once, selectedDateTime: '2026-10-24T07:00:00.000Z' });
  expect(first(moveReminder(meta, 1, now))).toEqual(['2026-10-25T08:00:00.000Z']);
  expect(first(moveReminder(meta, -1, now))).toEqual(['2026-10-23T07:00:00.000Z']);
});

it('moves weekdays and the end of a rule along, from future occurrences on', () => {
  const meta = makeMeta({
    ...{ ...rule, repeatType: 'Custom', repeatEveryType: 'Week', repeatEveryWeekdays: ['Tue', 'Sat'] },
    ...{ selectedDateTime: '2026-10-06T08:30:00.000Z', repeatEndType: 'FIXED_END_DATE', repeatEndDate: '2026-10-31' },
  });
  const moved = moveReminder(meta, 1, now);
  expect(moved).toMatchObject({ repeatEveryWeekdays: ['Sun', 'Wed'], repeatEndDate: '2026-11-01' });
  expect(first(moved, 9)).toEqual([
    '2026-10-21T08:30:00.000Z',
    '2026-10-25T09:30:00.000Z',
    '2026-10-28T09:30:00.000Z',
    '2026-11-01T09:30:00.000Z',
  ]);
});

it('moves a weekday of the month to the one that it becomes', () => {
  const meta = makeMeta({
    ...{ ...rule, repeatType: 'Custom', repeatEveryType: 'Month', repeatEveryMonth: 'firstMonday' },
    selectedDateTime: '2026-09-07T07:00:00.000Z',
  });
  expect(moveReminder(meta, 7, now)).toMatchObject({ repeatEveryMonth: 'secondMonday', selectedDate: '2026-11-09' });
  expect(moveReminder(meta, -2, now)).toMatchObject({ repeatEveryMonth: 'lastSaturday', selectedDate: '2026-10-31' });
});

it('counts the rest of a rule that ends after a number of times', () => {
  const meta = makeMeta({
    ...{ ...rule, repeatType: 'Daily', repeatEndType: 'FIXED_NUMBER', repeatEndCount: 5 },
    selectedDateTime: '2026-10-18T09:00:00.000Z',
  });
  expect(moveReminder(meta, 2, now)).toMatchObject({ selectedDate: '2026-10-22', repeatEndCount: 3 });
});
