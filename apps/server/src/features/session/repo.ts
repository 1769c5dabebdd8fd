import { SESSIONS_LISTED_MAX } from '@pinlife/contract/session/limits';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read } from '../../db/query.ts';
import type { SessionsTable } from '../../db/schema.ts';

export type SessionRow = Selectable<SessionsTable>;

export type SessionRepo = ReturnType<typeof createSessionRepo>;

export const createSessionRepo = (reader: Reader) => ({
  list: (userId: string, now: Date): Promise<SessionRow[]> =>
    reader.all(
      build
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(SESSIONS_LISTED_MAX),
    ),

  /** Which of these sessions are still open. Of all people of a part. */
  listAlive: (userIds: readonly string[], ids: readonly string[], now: Date): Promise<{ id: string }[]> =>
    reader.all(
      read<{ id: string }>(
        `select sessions.id from unnest($1::uuid[], $2::uuid[]) as open (user_id, id)
         join sessions on sessions.user_id = open.user_id and sessions.id = open.id
         where expires_at > $3`,
        [userIds, ids, now],
      ),
    ),

  async findDevice(userId: string, id: string): Promise<string | null> {
    const row = await reader.first(
      build.selectFrom('sessions').select('device_id').where('user_id', '=', userId).where('id', '=', id),
    );
    return row?.device_id ?? null;
  },

  /** Locks the session: answers whether it lives, and if so, it does until this transaction ends. */
  async lock(tx: Tx, userId: string, id: string, now: Date): Promise<boolean> {
    const row = await tx.first(
      build
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .forKeyShare(),
    );
    return row !== undefined;
  },

  async insert(tx: Tx, session: SessionRow): Promise<void> {
    await tx.run(build.insertInto('sessions').values(session));
  },

  async touch(tx: Tx, userId: string, id: string, seenAt: Date, expiresAt: Date): Promise<void> {
    await tx.run(
      build
        .updateTable('sessions')
        .set({ last_seen_at: seenAt, expires_at: expiresAt })
        .where('user_id', '=', userId)
        .where('id', '=', id),
    );
  },

  delete: (tx: Tx, userId: string, id: string): Promise<number> =>
    tx.run(build.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id)),

  async deleteAll(tx: Tx, userId: string, { except }: { except?: string } = {}): Promise<void> {
    const all = build.deleteFrom('sessions').where('user_id', '=', userId);
    await tx.run(except === undefined ? all : all.where('id', '!=', except));
  },

  /** Of all people of a part. */
  sweep: (tx: Tx, now: Date): Promise<number> => tx.run(build.deleteFrom('sessions').where('expires_at', '<', now)),
});
