import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';

export type TokenPurpose = 'verify' | 'reset';
export type MailedTokenRepo = ReturnType<typeof createMailedTokenRepo>;

/** The secrets of links that were mailed. */
export const createMailedTokenRepo = (reader: Reader) => ({
  /** A newer token takes the place of the older. */
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

  /** Whether the token was valid; it is used up by asking. */
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

  async forget(tx: Tx, userId: string, purpose: TokenPurpose): Promise<void> {
    await tx.run(build.deleteFrom('mailed_tokens').where('user_id', '=', userId).where('purpose', '=', purpose));
  },
});
