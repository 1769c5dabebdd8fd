import { isSameMeta } from '@pinlife/contract/reminder/same-meta';
import type { Reminder, ReminderMeta } from '@pinlife/contract/reminder/schema';

/** A reminder in the page; it has an id once it is saved. */
export type DraftReminder = { _id?: string; meta: ReminderMeta; nextAt: string | null };

export const draftOf = ({ _id, meta, nextAt }: Reminder): DraftReminder => {
  const { id: _known, ...rest } = meta;
  return { _id, meta: { ...rest, timezone: rest.timezone ?? 'UTC' }, nextAt };
};

/** Whether two are the same reminder, whatever their ids. */
export const isSameReminder = (one: DraftReminder, other: DraftReminder): boolean => isSameMeta(one.meta, other.meta);

export const isSameReminders = (one: readonly DraftReminder[], other: readonly DraftReminder[]): boolean =>
  one.length === other.length &&
  one.every((reminder, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && isSameReminder(reminder, counterpart);
  });
