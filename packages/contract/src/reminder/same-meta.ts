import type { ReminderMeta } from './schema.ts';

/** The fields that decide when a reminder rings. */
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

/** Only for display: compared where both reminders have them. */
const shown = ['selectedDate', 'selectedTime'] as const satisfies readonly (keyof ReminderMeta)[];

/**
 * Whether two reminders ring at the same times, however they are written: another offset or another order of weekdays
 * changes nothing. The editor then sends nothing, and the server keeps the reminder even if it is in the past.
 */
export const isSameMeta = (one: ReminderMeta, other: ReminderMeta): boolean =>
  Date.parse(one.selectedDateTime) === Date.parse(other.selectedDateTime) &&
  listDays(one) === listDays(other) &&
  decisive.every((name) => one[name] === other[name]) &&
  shown.every((name) => one[name] === undefined || other[name] === undefined || one[name] === other[name]);

const listDays = ({ repeatEveryWeekdays }: ReminderMeta): string => repeatEveryWeekdays.toSorted().join();
