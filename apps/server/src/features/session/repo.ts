import { SESSIONS_LISTED_MAX, SESSIONS_MAX } from '@pinlife/contract/session/limits';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { SessionsTable } from '../../db/schema.ts';

const ENDED_TOKEN_DAYS = 90;

type SessionKind = 'session' | 'access token';

export type SessionRow = Selectable<SessionsTable>;

export type SessionRepo = ReturnType<typeof createSessionRepo>;

export const createSessionRepo = (reader: Reader) => ({
  list: (userId: string, now: Date): Promise<SessionRow[]> =>
    reader.all(
      build
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('access', '=', 'session')
        .where('expires_at', '>', now)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(SESSIONS_LISTED_MAX),
    ),

  /** Includes tokens that have ended. */
  listAccessTokens: (userId: string): Promise<SessionRow[]> =>
    reader.all(
      build
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('access', '!=', 'session')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
    ),

  async countAccessTokens(tx: Tx, userId: string): Promise<number> {
    const row = await tx.first(
      read<{ count: number }>(`select count(*)::int from sessions where user_id = $1 and access <> 'session'`, [
        userId,
      ]),
    );
    return row?.count ?? 0;
  },

  /** Lists which of these sessions are still open. Across all people of the shard. */
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

  /** Locks the session. Returns whether it is alive; if so, it stays alive until this transaction ends. */
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

  /** `expiresAt` null: the end stays unchanged. */
  async touch(tx: Tx, userId: string, id: string, seenAt: Date, expiresAt: Date | null): Promise<void> {
    await tx.run(
      build
        .updateTable('sessions')
        .set({ last_seen_at: seenAt, ...(expiresAt && { expires_at: expiresAt }) })
        .where('user_id', '=', userId)
        .where('id', '=', id),
    );
  },

  ...deletions,
});

/** Ends sessions and access tokens: their rows are deleted. */
const deletions = {
  /** Returns the deleted row, if there was one. */
  delete: (
    tx: Tx,
    userId: string,
    id: string,
    kind: SessionKind,
  ): Promise<Pick<SessionRow, 'name' | 'is_by_oidc'> | undefined> =>
    tx.first(
      build
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('access', kind === 'session' ? '=' : '!=', 'session')
        .returning(['name', 'is_by_oidc']),
    ),

  /** Deletes sessions beyond the limit, which were seen before all others; at most a hundred, because a login waits for it. */
  deleteOldest: (tx: Tx, userId: string): Promise<{ id: string }[]> =>
    tx.all(
      write<{ id: string }>(
        `delete from sessions where user_id = $1 and id in (
           select id from sessions where user_id = $1 and access = 'session'
           order by last_seen_at desc, id desc offset $2 limit 100)
         returning id`,
        [userId, SESSIONS_MAX],
      ),
    ),

  async deleteAll(tx: Tx, userId: string, { except }: { except?: string } = {}): Promise<void> {
    const all = build.deleteFrom('sessions').where('user_id', '=', userId);
    await tx.run(except === undefined ? all : all.where('id', '!=', except));
  },

  /** Deletes what has ended; access tokens later, because ended ones are listed. Across all people of the shard. */
  sweep: (tx: Tx, now: Date): Promise<number> =>
    tx.run(
      write(
        `delete from sessions where expires_at < $1
           and (access = 'session' or expires_at < $1 - interval '${ENDED_TOKEN_DAYS} days')`,
        [now],
      ),
    ),
};
