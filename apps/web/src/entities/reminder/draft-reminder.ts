import type { Reminder, ReminderMeta } from '@pinlife/contract/reminder/schema';

/** A reminder as the page holds it: with its id once it was saved. */
export type DraftReminder = { _id?: string; meta: ReminderMeta; nextAt: string | null };

export const draftOf = ({ _id, meta, nextAt }: Reminder): DraftReminder => {
  const { id: _known, ...rest } = meta;
  return { _id, meta: { ...rest, timezone: rest.timezone ?? 'UTC' }, nextAt };
};

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

export const isSameMeta = (one: ReminderMeta, other: ReminderMeta): boolean =>
  Date.parse(one.selectedDateTime) === Date.parse(other.selectedDateTime) &&
  one.repeatEveryWeekdays.join() === other.repeatEveryWeekdays.join() &&
  decisive.every((key) => one[key] === other[key]);

/** Whether two lists mean the same reminders, whatever their ids. */
export const isSameReminders = (one: readonly DraftReminder[], other: readonly DraftReminder[]): boolean =>
  one.length === other.length &&
  one.every(({ meta }, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && isSameMeta(meta, counterpart.meta);
  });
