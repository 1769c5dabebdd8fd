import type { Reminder, ReminderMeta } from '@pinlife/contract/reminder/schema';

export const toReminder = (id: string, meta: ReminderMeta, nextAt: Date | null): Reminder => ({
  _id: id,
  meta: { ...meta, id },
  nextAt: nextAt?.toISOString() ?? null,
});
