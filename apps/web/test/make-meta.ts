import type { ReminderMeta } from '@pinlife/contract/reminder/schema';

/** A reminder of every week: Tuesday, 17 November 2026, seven in the evening in Kochi. */
export const makeMeta = (changes: Partial<ReminderMeta>): ReminderMeta => ({
  selectedDateTime: '2026-11-17T13:30:00.000Z',
  timezone: 'Asia/Kolkata',
  remindBefore: 0,
  repeatType: 'Custom',
  isRepeating: true,
  repeatEndType: 'FOREVER',
  repeatEndCount: 0,
  repeatEndDate: '',
  repeatEveryFrequency: 1,
  repeatEveryType: 'Week',
  repeatEveryWeekdays: [],
  repeatEveryMonth: '',
  ...changes,
});
