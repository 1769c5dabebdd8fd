import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { Selectable } from 'kysely';
import type { Tx } from '../../db/pool.ts';
import { build, write } from '../../db/query.ts';
import type { RemindersTable } from '../../db/schema.ts';
import { LOWEST_ID } from '../../platform/secret/id.ts';
import type { NextTimes } from './due/next-times.ts';

export type ReminderRow = Selectable<RemindersTable>;
type NewReminder = { userId: string; id: string; noteId: string; meta: ReminderMeta } & NextTimes;
type Rescheduled = { userId: string; id: string } & NextTimes;

type Key = { userId: string; id: string };
type AheadReminder = Key & { meta: ReminderMeta; nextFireAt: Date | null };
/** `zoned`: reminders that depend on a time zone. `all`: ended ones too. */
export type ReminderKinds = 'zoned' | 'all';

const conditions: Readonly<Record<ReminderKinds, string>> = {
  zoned: `next_fire_at > $3 and meta->>'timezone' <> 'UTC'`,
  all: `(next_fire_at > $3 or (next_fire_at is null and exists (
    select from notes n where n.user_id = reminders.user_id and n.id = note_id and not done and deleted_at is null)))`,
};

export type ReminderRepo = ReturnType<typeof createReminderRepo>;

export const createReminderRepo = () => ({
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

  /** Inserts reminders of many notes at once; existing reminders stay unchanged. */
  async insertAll(tx: Tx, userId: string, reminders: readonly Omit<NewReminder, 'userId'>[], now: Date): Promise<void> {
    const rows = reminders.map(({ id, noteId, meta, nextAt, nextFireAt }) => ({
      user_id: userId,
      id,
      note_id: noteId,
      meta: JSON.stringify(meta),
      next_at: nextAt,
      next_fire_at: nextFireAt,
      created_at: now,
    }));
    await tx.run(
      build
        .insertInto('reminders')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing()),
    );
  },

  /** Locks the reminders of a note until the transaction ends. */
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

  /**
   * Reminders of all people of the shard that are not due yet, ordered by key. `zoned` skips locked rows: an edit that is
   * under way uses the current rules. `all` waits for locked rows: an edit may leave the old ring time unchanged.
   */
  lockAhead: (
    tx: Tx,
    kinds: ReminderKinds,
    now: Date,
    after: Key | undefined,
    limit: number,
  ): Promise<AheadReminder[]> =>
    tx.all(
      write<AheadReminder>(
        `select user_id as "userId", id, meta, next_fire_at as "nextFireAt" from reminders
         where (user_id, id) > ($1, $2) and ${conditions[kinds]}
         order by user_id, id limit $4 for update ${kinds === 'all' ? '' : 'skip locked'}`,
        [after?.userId ?? LOWEST_ID, after?.id ?? LOWEST_ID, now, limit],
      ),
    ),

  /** Stops the reminders and snoozes of a done or deleted note. */
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
