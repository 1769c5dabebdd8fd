import { DAY_MS } from '@pinlife/contract/durations';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import type { NoteOptionColumns } from './note-options.ts';

/** A reminder that may occur, with the columns of its note that events show. */
export type OpenReminder = NoteOptionColumns & {
  id: string;
  meta: ReminderMeta;
  note_id: string;
  title: string;
  done: boolean;
};

/** `withDone`: includes reminders of done notes. */
type Window = { from: Date; to: Date; withDone: boolean };

export type OpenReminders = ReturnType<typeof createOpenReminders>;

export const createOpenReminders = (reader: Reader) => ({
  /**
   * Reminders that may occur in a window, of notes that are not deleted, ordered by id. Dates are compared
   * without their offset, so the window is a day larger on either side.
   */
  list: (userId: string, window: Window, after: string, limit: number): Promise<OpenReminder[]> =>
    reader.all(
      read<OpenReminder>(
        `select r.id, r.meta, n.id as note_id, n.title, n.done, n.color, n.passion, n.location, n.self_note
         from reminders r join notes n on n.user_id = r.user_id and n.id = r.note_id
         where r.user_id = $1 and r.id > $2 and n.deleted_at is null and (not n.done or $6)
           and left(r.meta->>'selectedDateTime', 10) <= $4
           and (left(r.meta->>'selectedDateTime', 10) >= $3 or r.meta->>'repeatType' <> 'Never')
         order by r.id limit $5`,
        [userId, after, dayOf(window.from, -1), dayOf(window.to, 1), limit, window.withDone],
        'reminder-open',
      ),
    ),
});

const dayOf = (instant: Date, daysOn: number): string =>
  new Date(instant.getTime() + daysOn * DAY_MS).toISOString().slice(0, 10);
