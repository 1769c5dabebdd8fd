import type { ReminderMeta } from './schema.ts';

/** Each says something of when a reminder rings. */
const decisive = [
  'timezone',
  'remindBefore',
  'repeatType',
  'isRepeating',
  'repeatEndType',
  'repeatEndCount',
  'repeatEndDate',
  'repeatEveryFrequency',
  'repeatEveryType',
  'repeatEveryMonth',
] as const satisfies readonly (keyof ReminderMeta)[];

/** For show only: they count where both say them. */
const shown = ['selectedDate', 'selectedTime'] as const satisfies readonly (keyof ReminderMeta)[];

/**
 * Whether two reminders are one and the same, however each was written: a moment in another offset and weekdays in
 * another order change nothing. Used by the editor, which then sends nothing, and by the server, which then keeps the
 * reminder even where it lies in the past.
 */
export const isSameMeta = (one: ReminderMeta, other: ReminderMeta): boolean =>
  Date.parse(one.selectedDateTime) === Date.parse(other.selectedDateTime) &&
  listDays(one) === listDays(other) &&
  decisive.every((name) => one[name] === other[name]) &&
  shown.every((name) => one[name] === undefined || other[name] === undefined || one[name] === other[name]);

const listDays = ({ repeatEveryWeekdays }: ReminderMeta): string => repeatEveryWeekdays.toSorted().join();
