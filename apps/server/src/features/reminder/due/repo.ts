import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { Reader, Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';

export type DueReminder = { userId: string; id: string; noteId: string; meta: ReminderMeta; dueAt: Date };
export type DueSnooze = { userId: string; id: string; noteId: string; reminderId: string; fireAt: Date };

export type DueRepo = ReturnType<typeof createDueRepo>;

/** What falls due, over all people of a part. */
export const createDueRepo = (reader: Reader) => ({
  async nextDueAt(): Promise<Date | null> {
    const row = await reader.first(
      read<{ due: Date | null }>(
        `select least(
           (select next_fire_at from reminders where next_fire_at is not null order by next_fire_at limit 1),
           (select fire_at from snoozes order by fire_at limit 1)
         ) as due`,
        [],
        'reminder-next-due',
      ),
    );
    return row?.due ?? null;
  },

  /**
   * Commits without waiting for the disk: what a crash of the database takes with it was never claimed, and rings again
   * under the same ids.
   */
  async commitAsynchronously(tx: Tx): Promise<void> {
    await tx.run(write('set local synchronous_commit = off'));
  },

  /**
   * Any number of workers may claim at once: none waits, and none sees what another one has locked. The notification will
   * refer to the note, so one whose note is being changed is left for a moment later: the others do not wait with it.
   */
  claimReminders: (tx: Tx, now: Date, limit: number): Promise<DueReminder[]> =>
    tx.all(
      write<DueReminder>(
        `select reminders.user_id as "userId", reminders.id, note_id as "noteId", meta, next_fire_at as "dueAt"
         from reminders join notes on notes.user_id = reminders.user_id and notes.id = note_id
         where next_fire_at <= $1 order by next_fire_at limit $2
         for update of reminders skip locked for key share of notes skip locked`,
        [now, limit],
        'reminder-claim',
      ),
    ),

  claimSnoozes: (tx: Tx, now: Date, limit: number): Promise<DueSnooze[]> =>
    tx.all(
      write<DueSnooze>(
        `delete from snoozes using (
           select snoozes.user_id, snoozes.id from snoozes
           join notes on notes.user_id = snoozes.user_id and notes.id = note_id
           where fire_at <= $1 order by fire_at limit $2
           for update of snoozes skip locked for key share of notes skip locked
         ) due
         where snoozes.user_id = due.user_id and snoozes.id = due.id
         returning snoozes.user_id as "userId", snoozes.id, note_id as "noteId", reminder_id as "reminderId",
           fire_at as "fireAt"`,
        [now, limit],
        'snooze-claim',
      ),
    ),
});
