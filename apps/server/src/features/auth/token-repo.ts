import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';

/** `opening`: with `OIDC_ONLY`, allows one login by password after a reset. */
export type TokenPurpose = 'verify' | 'reset' | 'opening';
export type MailedTokenRepo = ReturnType<typeof createMailedTokenRepo>;

/** The hashed tokens of mailed links. */
export const createMailedTokenRepo = (reader: Reader) => ({
  /** Replaces an older token of the same purpose. */
  async put(tx: Tx, userId: string, purpose: TokenPurpose, tokenHash: Buffer, expiresAt: Date): Promise<void> {
    await tx.run(
      build
        .insertInto('mailed_tokens')
        .values({ user_id: userId, purpose, token_hash: tokenHash, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'purpose']).doUpdateSet({ token_hash: tokenHash, expires_at: expiresAt }),
        ),
    );
  },

  async isValid(userId: string, purpose: TokenPurpose, tokenHash: Buffer, now: Date): Promise<boolean> {
    const row = await reader.first(
      build
        .selectFrom('mailed_tokens')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now),
    );
    return row !== undefined;
  },

  async hasPasswordPermission(userId: string, now: Date): Promise<boolean> {
    const row = await reader.first(
      build
        .selectFrom('mailed_tokens')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('purpose', '=', 'opening')
        .where('expires_at', '>', now),
    );
    return row !== undefined;
  },

  /** Uses up the permission of one login by password. Returns whether there was one. */
  async takePasswordPermission(tx: Tx, userId: string, now: Date): Promise<boolean> {
    const deletedCount = await tx.run(
      build
        .deleteFrom('mailed_tokens')
        .where('user_id', '=', userId)
        .where('purpose', '=', 'opening')
        .where('expires_at', '>', now),
    );
    return deletedCount === 1;
  },

  /** Uses up the token. Returns whether it was valid. */
  async consume(tx: Tx, userId: string, purpose: TokenPurpose, tokenHash: Buffer, now: Date): Promise<boolean> {
    const used = await tx.run(
      build
        .deleteFrom('mailed_tokens')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now),
    );
    return used === 1;
  },
});
