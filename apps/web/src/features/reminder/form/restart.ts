import { findReminderFault } from '@pinlife/contract/reminder/check';
import type { DraftReminder } from '../../../entities/reminder/draft-reminder.ts';
import { formOf, metaOf } from './form-state.ts';

/** On a new note reminders begin with what lies ahead; what has rung for the last time is over. */
export const restartReminders = (reminders: readonly DraftReminder[], now: Date): DraftReminder[] =>
  reminders.flatMap(({ meta, nextAt }) => {
    const ahead = findReminderFault(meta, now) ? metaOf(formOf(meta, now)) : meta;
    return ahead && !findReminderFault(ahead, now) ? [{ meta: ahead, nextAt }] : [];
  });
