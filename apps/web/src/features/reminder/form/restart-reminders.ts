import { findReminderFault } from '@pinlife/contract/reminder/check';
import type { DraftReminder } from '../../../entities/reminder/draft-reminder.ts';
import { formOf, metaOf } from './form-state.ts';

/** On a new note, reminders start with their next occurrence; those that have ended are omitted. */
export const restartReminders = (reminders: readonly DraftReminder[], now: Date): DraftReminder[] =>
  reminders.flatMap(({ meta, nextAt }) => {
    const ahead = findReminderFault(meta, now) ? metaOf(formOf(meta, now)) : meta;
    return ahead && !findReminderFault(ahead, now) ? [{ meta: ahead, nextAt }] : [];
  });
