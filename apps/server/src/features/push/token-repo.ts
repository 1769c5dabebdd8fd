import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { Token } from '../../platform/secret/token.ts';

export type PushTokenRepo = ReturnType<typeof createPushTokenRepo>;

export const createPushTokenRepo = (reader: Reader) => ({
  /** A push that is sent again brings a new token, and the earlier one ends. */
  async put(tx: Tx, token: Token, notificationId: string, deviceId: string, expiresAt: Date): Promise<void> {
    const { userId, hash } = token;
    await tx.run(
      build
        .insertInto('push_tokens')
        .values({
          user_id: userId,
          notification_id: notificationId,
          device_id: deviceId,
          token_hash: hash,
          expires_at: expiresAt,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'notification_id', 'device_id'])
            .doUpdateSet({ token_hash: hash, expires_at: expiresAt }),
        ),
    );
  },

  async isValid({ userId, hash }: Token, notificationId: string, now: Date): Promise<boolean> {
    const row = await reader.first(
      build
        .selectFrom('push_tokens')
        .select('device_id')
        .where('user_id', '=', userId)
        .where('notification_id', '=', notificationId)
        .where('token_hash', '=', hash)
        .where('expires_at', '>', now),
    );
    return row !== undefined;
  },

  /** Crosses shards. */
  sweep: (tx: Tx, now: Date): Promise<number> => tx.run(build.deleteFrom('push_tokens').where('expires_at', '<', now)),
});
