import { expect, it } from 'vitest';
import { isSameMeta } from '../src/reminder/same-meta.ts';
import type { ReminderMeta } from '../src/reminder/schema.ts';

const meta: Required<ReminderMeta> = {
  selectedDateTime: '2026-11-17T13:30:00.000Z',
  selectedDate: '2026-11-17',
  selectedTime: '19:00',
  timezone: 'Asia/Kolkata',
  remindBefore: 0,
  repeatType: 'Custom',
  isRepeating: true,
  repeatEndType: 'FIXED_NUMBER',
  repeatEndCount: 6,
  repeatEndDate: '',
  repeatEveryFrequency: 1,
  repeatEveryType: 'Week',
  repeatEveryWeekdays: ['Tue', 'Thu'],
  repeatEveryMonth: '',
};

/** Another value for every field, so that a field that the comparison forgets is found. */
const others: Required<ReminderMeta> = {
  selectedDateTime: '2026-11-17T13:31:00.000Z',
  selectedDate: '2026-11-18',
  selectedTime: '19:01',
  timezone: 'Europe/Vienna',
  remindBefore: 300,
  repeatType: 'Weekly',
  isRepeating: false,
  repeatEndType: 'FOREVER',
  repeatEndCount: 7,
  repeatEndDate: '2026-12-24',
  repeatEveryFrequency: 2,
  repeatEveryType: 'Month',
  repeatEveryWeekdays: ['Tue'],
  repeatEveryMonth: 'firstMonday',
};

it.each(Object.keys(meta) as (keyof ReminderMeta)[])('distinguishes reminders by their %s', (name) => {
  expect(isSameMeta(meta, { ...meta, [name]: others[name] })).toBe(false);
  expect(isSameMeta({ ...meta, [name]: others[name] }, meta)).toBe(false);
});

it.each<[what: string, changes: Partial<ReminderMeta>]>([
  ['the same moment in another offset', { selectedDateTime: '2026-11-17T19:00:00+05:30' }],
  ['its weekdays in another order', { repeatEveryWeekdays: ['Thu', 'Tue'] }],
])('recognises a reminder by %s', (_what, changes) => {
  expect(isSameMeta(meta, { ...meta, ...changes })).toBe(true);
});

it('ignores fields for display that one of the two leaves out', () => {
  const { selectedDate: _date, selectedTime: _time, ...rest } = meta;
  expect(isSameMeta(rest, meta)).toBe(true);
  expect(isSameMeta(meta, rest)).toBe(true);
});
