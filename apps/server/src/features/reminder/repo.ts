import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { RemindersTable } from '../../db/schema.ts';
import { LOWEST_ID } from '../../platform/secret/id.ts';
import type { NextTimes } from './schedule.ts';

export type ReminderRow = Selectable<RemindersTable>;
type NewReminder = { userId: string; id: string; noteId: string; meta: ReminderMeta } & NextTimes;
type Rescheduled = { userId: string; id: string } & NextTimes;

/** Carries the id of the notification that is put off. */
export type Snooze = { userId: string; id: string; noteId: string; reminderId: string; fireAt: Date };

type Window = { from: Date; to: Date };
type Key = { userId: string; id: string };
type ZonedReminder = Key & { meta: ReminderMeta; nextFireAt: Date };

export type ReminderRepo = ReturnType<typeof createReminderRepo>;

export const createReminderRepo = (reader: Reader) => ({
  async insert(tx: Tx, { userId, id, noteId, meta, nextAt, nextFireAt }: NewReminder, now: Date): Promise<void> {
    await tx.run(
      build.insertInto('reminders').values({
        user_id: userId,
        id,
        note_id: noteId,
        meta: JSON.stringify(meta),
        next_at: nextAt,
        next_fire_at: nextFireAt,
        created_at: now,
      }),
    );
  },

  /** Holds the reminders of a note until the transaction ends. */
  lockOfNote: (tx: Tx, userId: string, noteId: string): Promise<ReminderRow[]> =>
    tx.all(
      build
        .selectFrom('reminders')
        .selectAll()
        .where('user_id', '=', userId)
        .where('note_id', '=', noteId)
        .orderBy('created_at')
        .orderBy('id')
        .forUpdate(),
    ),

  /**
   * Those that may occur in a window, of notes that are neither done nor deleted, in the order of their ids. Days are
   * compared as they are written, whatever their offset: that is a day more on either side.
   */
  listOpen: (userId: string, window: Window, after: string, limit: number): Promise<OpenReminder[]> =>
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

  async replaceMeta(tx: Tx, userId: string, id: string, meta: ReminderMeta, next: NextTimes): Promise<void> {
    await tx.run(
      build
        .updateTable('reminders')
        .set({ meta: JSON.stringify(meta), next_at: next.nextAt, next_fire_at: next.nextFireAt })
        .where('user_id', '=', userId)
        .where('id', '=', id),
    );
  },

  async delete(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.run(build.deleteFrom('reminders').where('user_id', '=', userId).where('id', 'in', ids));
    await tx.run(build.deleteFrom('snoozes').where('user_id', '=', userId).where('reminder_id', 'in', ids));
  },

  async reschedule(tx: Tx, reminders: readonly Rescheduled[]): Promise<void> {
    if (reminders.length === 0) return;
    await tx.run(
      write(
        `update reminders set next_at = changed.next_at, next_fire_at = changed.next_fire_at
         from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[])
           as changed (user_id, id, next_at, next_fire_at)
         where reminders.user_id = changed.user_id and reminders.id = changed.id`,
        [
          reminders.map(({ userId }) => userId),
          reminders.map(({ id }) => id),
          reminders.map(({ nextAt }) => nextAt),
          reminders.map(({ nextFireAt }) => nextFireAt),
        ],
        'reminder-reschedule',
      ),
    );
  },

  /** Those that lie ahead and depend on a zone, in the order of their keys. Crosses shards. */
  lockZoned: (tx: Tx, now: Date, after: Key | undefined, limit: number): Promise<ZonedReminder[]> =>
    tx.all(
      write<ZonedReminder>(
        `select user_id as "userId", id, meta, next_fire_at as "nextFireAt" from reminders
         where (user_id, id) > ($1, $2) and next_fire_at > $3 and meta->>'timezone' <> 'UTC'
         order by user_id, id limit $4 for update skip locked`,
        [after?.userId ?? LOWEST_ID, after?.id ?? LOWEST_ID, now, limit],
      ),
    ),

  /** A notification is put off to one time, the latest that was asked for. */
  async putSnooze(tx: Tx, { userId, id, noteId, reminderId, fireAt }: Snooze): Promise<void> {
    await tx.run(
      build
        .insertInto('snoozes')
        .values({ user_id: userId, id, note_id: noteId, reminder_id: reminderId, fire_at: fireAt })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ fire_at: fireAt })),
    );
  },

  /** A done or deleted note rings no more, put-off notifications included. */
  async silenceNote(tx: Tx, userId: string, noteId: string): Promise<void> {
    await tx.run(
      build
        .updateTable('reminders')
        .set({ next_at: null, next_fire_at: null })
        .where('user_id', '=', userId)
        .where('note_id', '=', noteId),
    );
    await tx.run(build.deleteFrom('snoozes').where('user_id', '=', userId).where('note_id', '=', noteId));
  },
});

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (instant: Date, daysOn: number): string =>
  new Date(instant.getTime() + daysOn * DAY_MS).toISOString().slice(0, 10);

export type OpenReminder = {
  id: string;
  meta: ReminderMeta;
  note_id: string;
  title: string;
  color: string;
  passion: boolean;
  location: string;
  self_note: boolean;
};
