import { DAY_MS } from '@pinlife/contract/durations';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import type { NoteOptionColumns } from './note-options.ts';

/** A reminder that may occur, with what its event shows of the note. */
export type OpenReminder = NoteOptionColumns & {
  id: string;
  meta: ReminderMeta;
  note_id: string;
  title: string;
};

type Window = { from: Date; to: Date };

export type OpenReminders = ReturnType<typeof createOpenReminders>;

export const createOpenReminders = (reader: Reader) => ({
  /**
   * Those that may occur in a window, of notes that are neither done nor deleted, in the order of their ids. Days are
   * compared as they are written, whatever their offset: that is a day more on either side.
   */
  list: (userId: string, window: Window, after: string, limit: number): Promise<OpenReminder[]> =>
    reader.all(
      read<OpenReminder>(
        `select r.id, r.meta, n.id as note_id, n.title, n.color, n.passion, n.location, n.self_note
         from reminders r join notes n on n.user_id = r.user_id and n.id = r.note_id
         where r.user_id = $1 and r.id > $2 and n.deleted_at is null and not n.done
           and left(r.meta->>'selectedDateTime', 10) <= $4
           and (left(r.meta->>'selectedDateTime', 10) >= $3 or r.meta->>'repeatType' <> 'Never')
         order by r.id limit $5`,
        [userId, after, dayOf(window.from, -1), dayOf(window.to, 1), limit],
        'reminder-open',
      ),
    ),
});

const dayOf = (instant: Date, daysOn: number): string =>
  new Date(instant.getTime() + daysOn * DAY_MS).toISOString().slice(0, 10);
