import { INVITATIONS_LISTED_MAX } from '@pinlife/contract/invitation/limits';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, write } from '../../db/query.ts';
import type { InvitationsTable } from '../../db/schema.ts';

export type InvitationRow = Selectable<InvitationsTable>;

export type InvitationRepo = ReturnType<typeof createInvitationRepo>;

export const createInvitationRepo = (reader: Reader) => ({
  list: (): Promise<InvitationRow[]> =>
    reader.all(
      build
        .selectFrom('invitations')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(INVITATIONS_LISTED_MAX),
    ),

  find: (id: string): Promise<InvitationRow | undefined> =>
    reader.first(build.selectFrom('invitations').selectAll().where('id', '=', id)),

  /** One that still lets somebody in. */
  findOpen: (tokenHash: Buffer, now: Date): Promise<InvitationRow | undefined> =>
    reader.first(
      build
        .selectFrom('invitations')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('ends_at', '>', now)
        .whereRef('taken', '<', 'places'),
    ),

  async insert(tx: Tx, row: Omit<InvitationRow, 'taken'>): Promise<void> {
    await tx.run(build.insertInto('invitations').values(row));
  },

  /** Takes one of its places; those who come at the same moment wait for each other. Answers its id, or null where none is left. */
  async takePlace(tx: Tx, tokenHash: Buffer, email: string, now: Date): Promise<string | null> {
    const row = await tx.first(
      write<{ id: string }>(
        `update invitations set taken = taken + 1
         where token_hash = $1 and ends_at > $2 and taken < places and (email is null or lower(email) = lower($3))
         returning id`,
        [tokenHash, now, email],
      ),
    );
    return row?.id ?? null;
  },

  /** Another secret in place of the one that nobody has been told. Answers whether it is still there. */
  async setToken(tx: Tx, id: string, tokenHash: Buffer): Promise<boolean> {
    const changed = await tx.run(build.updateTable('invitations').set({ token_hash: tokenHash }).where('id', '=', id));
    return changed > 0;
  },

  async delete(tx: Tx, id: string): Promise<InvitationRow | undefined> {
    return tx.first(build.deleteFrom('invitations').where('id', '=', id).returningAll());
  },
});
