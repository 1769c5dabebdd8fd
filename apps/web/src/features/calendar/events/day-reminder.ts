import { findReminderFault } from '@pinlife/contract/reminder/check';
import type { DraftReminder } from '../../../entities/reminder/draft-reminder.ts';
import type { PlainDate } from '../../../lib/time/plain-date.ts';
import { browserZone, metaOf, newForm } from '../../reminder/form/form-state.ts';

const MORNING = '09:00';

/** The reminder of a new note made on a day: at nine, or later if nine has passed; null for a past day. */
export const createDayReminder = (date: PlainDate, now: Date): DraftReminder | null => {
  const blank = newForm(now, browserZone());
  for (const time of [MORNING, blank.time]) {
    const meta = metaOf({ ...blank, date, time });
    if (meta && !findReminderFault(meta, now)) return { meta, nextAt: meta.selectedDateTime };
  }
  return null;
};
