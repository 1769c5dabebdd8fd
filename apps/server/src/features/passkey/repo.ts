import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { PasskeysTable } from '../../db/schema.ts';

export type PasskeyRow = Selectable<PasskeysTable>;
export type PasskeyRepo = ReturnType<typeof createPasskeyRepo>;

export const createPasskeyRepo = (reader: Reader) => ({
  list: (userId: string, from: Reader = reader): Promise<PasskeyRow[]> =>
    from.all(
      build.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id'),
    ),

  findByCredential: (userId: string, credentialId: Buffer): Promise<PasskeyRow | undefined> =>
    reader.first(
      build.selectFrom('passkeys').selectAll().where('user_id', '=', userId).where('credential_id', '=', credentialId),
    ),

  async insert(tx: Tx, row: Insertable<PasskeysTable>): Promise<void> {
    await tx.run(build.insertInto('passkeys').values(row));
  },

  rename: (tx: Tx, userId: string, id: string, name: string): Promise<PasskeyRow | undefined> =>
    tx.first(
      build.updateTable('passkeys').set({ name }).where('user_id', '=', userId).where('id', '=', id).returningAll(),
    ),

  /** Returns the name of the deleted passkey. */
  async delete(tx: Tx, userId: string, id: string): Promise<string | undefined> {
    const row = await tx.first(
      build.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).returning('name'),
    );
    return row?.name;
  },

  /** Returns false if the passkey is gone, or if its counter went back, as the counter of a copy does. */
  async use(tx: Tx, userId: string, { id, counter }: { id: string; counter: number }, now: Date): Promise<boolean> {
    const used = await tx.run(
      build
        .updateTable('passkeys')
        .set({ counter, last_used_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('counter', counter === 0 ? '=' : '<', String(counter)),
    );
    return used === 1;
  },

  async setUnreviewed(tx: Tx, userId: string): Promise<void> {
    await tx.run(build.updateTable('passkeys').set({ is_unreviewed: true }).where('user_id', '=', userId));
  },

  async hasUnreviewed(tx: Tx, userId: string): Promise<boolean> {
    const row = await tx.first(
      build.selectFrom('passkeys').select('id').where('user_id', '=', userId).where('is_unreviewed', '=', true),
    );
    return row !== undefined;
  },

  /** Returns whether there was one to review. */
  async setReviewed(tx: Tx, userId: string): Promise<boolean> {
    const reviewed = await tx.run(
      build
        .updateTable('passkeys')
        .set({ is_unreviewed: false })
        .where('user_id', '=', userId)
        .where('is_unreviewed', '=', true),
    );
    return reviewed > 0;
  },
});
