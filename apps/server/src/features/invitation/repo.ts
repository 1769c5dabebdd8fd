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

  /** Finds an invitation that has not expired and has places left. */
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

  /** Takes a place of the invitation; concurrent calls wait for each other. Returns its id, or null if no place is left. */
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

  /** Replaces the secret, which was never shown. Returns whether the invitation still exists. */
  async setToken(tx: Tx, id: string, tokenHash: Buffer): Promise<boolean> {
    const changed = await tx.run(build.updateTable('invitations').set({ token_hash: tokenHash }).where('id', '=', id));
    return changed > 0;
  },

  async delete(tx: Tx, id: string): Promise<InvitationRow | undefined> {
    return tx.first(build.deleteFrom('invitations').where('id', '=', id).returningAll());
  },
});
