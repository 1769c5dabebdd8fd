import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { CalendarFeedsTable } from '../../db/schema.ts';

export type FeedRow = Selectable<CalendarFeedsTable>;
export type CalendarRepo = ReturnType<typeof createCalendarRepo>;

export const createCalendarRepo = (reader: Reader) => ({
  find: (userId: string): Promise<FeedRow | undefined> => reader.first(selectOf(userId)),
  findIn: (tx: Tx, userId: string): Promise<FeedRow | undefined> => tx.first(selectOf(userId)),

  async put(tx: Tx, { user_id, ...row }: FeedRow): Promise<void> {
    await tx.run(
      build
        .insertInto('calendar_feeds')
        .values({ user_id, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row)),
    );
  },

  delete: (tx: Tx, userId: string): Promise<number> =>
    tx.run(build.deleteFrom('calendar_feeds').where('user_id', '=', userId)),

  async setAskedAt(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
    await tx.run(build.updateTable('calendar_feeds').set({ last_asked_at: at }).where('token_hash', '=', tokenHash));
  },
});

const selectOf = (userId: string) => build.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId);
