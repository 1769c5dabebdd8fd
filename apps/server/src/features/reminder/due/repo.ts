import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { Reader, Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';

export type DueReminder = { userId: string; id: string; noteId: string; meta: ReminderMeta; dueAt: Date } & Shut;
export type DueSnooze = { userId: string; id: string; noteId: string; reminderId: string; fireAt: Date } & Shut;
/** Reminders of a suspended account are skipped when they fall due, and do not ring later. */
type Shut = { isShut: boolean };

/** The reminders to claim first: those that have been due longest, or those that fell due last. */
export type DueOrder = 'oldest' | 'newest';
const directionOf: Record<DueOrder, string> = { oldest: 'asc', newest: 'desc' };

export type DueRepo = ReturnType<typeof createDueRepo>;

/** Finds and claims due reminders of all people of a shard. */
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

  /** Does not wait for the disk: after a crash the reminders are due again, with the same notification ids. */
  async commitAsynchronously(tx: Tx): Promise<void> {
    await tx.run(write('set local synchronous_commit = off'));
  },

  /**
   * Several workers can claim at once: rows locked by others are skipped. A reminder whose note is locked is skipped
   * too, since the notification refers to the note.
   */
  claimReminders: (tx: Tx, now: Date, limit: number, order: DueOrder): Promise<DueReminder[]> =>
    tx.all(
      write<DueReminder>(
        `select reminders.user_id as "userId", reminders.id, note_id as "noteId", meta, next_fire_at as "dueAt",
           (select is_shut from users where users.id = reminders.user_id) as "isShut"
         from reminders join notes on notes.user_id = reminders.user_id and notes.id = note_id
         where next_fire_at <= $1 order by next_fire_at ${directionOf[order]} limit $2
         for update of reminders skip locked for key share of notes skip locked`,
        [now, limit],
        `reminder-claim-${order}`,
      ),
    ),

  claimSnoozes: (tx: Tx, now: Date, limit: number, order: DueOrder): Promise<DueSnooze[]> =>
    tx.all(
      write<DueSnooze>(
        `delete from snoozes using (
           select snoozes.user_id, snoozes.id from snoozes
           join notes on notes.user_id = snoozes.user_id and notes.id = note_id
           where fire_at <= $1 order by fire_at ${directionOf[order]} limit $2
           for update of snoozes skip locked for key share of notes skip locked
         ) due
         where snoozes.user_id = due.user_id and snoozes.id = due.id
         returning snoozes.user_id as "userId", snoozes.id, note_id as "noteId", reminder_id as "reminderId",
           fire_at as "fireAt", (select is_shut from users where users.id = snoozes.user_id) as "isShut"`,
        [now, limit],
        `snooze-claim-${order}`,
      ),
    ),
});
