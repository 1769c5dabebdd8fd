import type { Tx } from '../../db/pool.ts';
import { build, write } from '../../db/query.ts';

/** `id` is that of the snoozed notification. */
export type Snooze = { userId: string; id: string; noteId: string; reminderId: string; fireAt: Date };

export type SnoozeRepo = ReturnType<typeof createSnoozeRepo>;

export const createSnoozeRepo = () => ({
  /** A notification has one snooze: the latest request counts. */
  async put(tx: Tx, { userId, id, noteId, reminderId, fireAt }: Snooze): Promise<void> {
    await tx.run(
      build
        .insertInto('snoozes')
        .values({ user_id: userId, id, note_id: noteId, reminder_id: reminderId, fire_at: fireAt })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ fire_at: fireAt })),
    );
  },

  /** Restores snoozes that a clock that was ahead rang and deleted. */
  async restore(tx: Tx, snoozes: readonly Snooze[]): Promise<void> {
    if (snoozes.length === 0) return;
    const column = <Key extends keyof Snooze>(key: Key) => snoozes.map((one) => one[key]);
    await tx.run(
      write(
        `insert into snoozes (user_id, id, note_id, reminder_id, fire_at)
         select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[])
         on conflict (user_id, id) do update set fire_at = excluded.fire_at`,
        [column('userId'), column('id'), column('noteId'), column('reminderId'), column('fireAt')],
      ),
    );
  },

  /** Makes snoozes due that were requested while the clock was ahead: their intended time is unknown. */
  async endOfFuture(tx: Tx, now: Date): Promise<void> {
    await tx.run(
      write(
        `update snoozes set fire_at = $1 from notifications m
         where m.user_id = snoozes.user_id and m.id = snoozes.id and m.read_at > $1 and fire_at > $1`,
        [now],
      ),
    );
  },
});
