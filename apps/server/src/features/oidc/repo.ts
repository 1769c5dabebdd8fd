import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { OidcIdentitiesTable } from '../../db/schema.ts';

type IdentityRow = Selectable<OidcIdentitiesTable>;
/** A person at a provider. */
export type Identity = Pick<IdentityRow, 'issuer' | 'subject'>;

export type IdentityRepo = ReturnType<typeof createIdentityRepo>;

/** Providers and operators write an issuer with or without a slash at its end; `openid-client` accepts both. */
const spellingsOf = (issuer: string): string[] => {
  const bare = issuer.replace(/\/$/, '');
  return [bare, `${bare}/`];
};

/** `shared`: the database that all shards share, because an identity does not say its shard. */
export const createIdentityRepo = (shared: Reader) => ({
  async findOwner({ issuer, subject }: Identity): Promise<string | null> {
    const row = await shared.first(
      build.selectFrom('oidc_identities').select('user_id').where('issuer', '=', issuer).where('subject', '=', subject),
    );
    return row?.user_id ?? null;
  },

  find: (userId: string, issuer: string, from: Reader = shared): Promise<IdentityRow | undefined> =>
    from.first(
      build
        .selectFrom('oidc_identities')
        .selectAll()
        .where('user_id', '=', userId)
        .where('issuer', 'in', spellingsOf(issuer)),
    ),

  /** Returns false if the identity belongs to somebody else. */
  async insert(tx: Tx, userId: string, { issuer, subject }: Identity, now: Date): Promise<boolean> {
    const added = await tx.run(
      build
        .insertInto('oidc_identities')
        .values({ issuer, subject, user_id: userId, connected_at: now, last_used_at: now })
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing()),
    );
    return added === 1;
  },

  /** Whether the identity still belongs to this person. */
  async touch(tx: Tx, userId: string, { issuer, subject }: Identity, now: Date): Promise<boolean> {
    const touched = await tx.run(
      build
        .updateTable('oidc_identities')
        .set({ last_used_at: now })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .where('user_id', '=', userId),
    );
    return touched === 1;
  },

  async delete(tx: Tx, userId: string, issuer: string): Promise<void> {
    await tx.run(
      build.deleteFrom('oidc_identities').where('user_id', '=', userId).where('issuer', 'in', spellingsOf(issuer)),
    );
  },

  /** Deletes the identities of all providers. Returns whether there was one. */
  async deleteAll(tx: Tx, userId: string): Promise<boolean> {
    return (await tx.run(build.deleteFrom('oidc_identities').where('user_id', '=', userId))) > 0;
  },
});
