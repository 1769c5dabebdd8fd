import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { Token } from '../../platform/secret/token.ts';

export type PushTokenRepo = ReturnType<typeof createPushTokenRepo>;

export const createPushTokenRepo = (reader: Reader) => ({
  /** A repeated push has a new token and ends the earlier one. */
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

  /**
   * Marks this device as unreachable. Returns whether to send a mail: not while another device was reached or may be.
   * Devices that fail at the same time are serialised by a lock, so that the last one knows it is the last.
   */
  async giveUp(tx: Tx, userId: string, notificationId: string, deviceId: string): Promise<boolean> {
    const key = [userId, notificationId, deviceId];
    await tx.first(
      write('select from notifications where user_id = $1 and id = $2 for update', [userId, notificationId]),
    );
    await tx.run(
      write(
        `update push_tokens set token_hash = '' where user_id = $1 and notification_id = $2 and device_id = $3`,
        key,
      ),
    );
    const row = await tx.first(
      read<{ wanted: boolean }>(
        `select true as wanted from users u join notifications m on m.user_id = u.id
         where u.id = $1 and m.id = $2 and not u.is_shut and (u.preferences->>'mailFallback')::boolean and not exists (
           select from push_devices d
           left join push_tokens t on t.user_id = d.user_id and t.notification_id = m.id and t.device_id = d.id
           where d.user_id = u.id and d.id <> $3 and case
             when t.token_hash is null then d.created_at <= m.created_at
             else t.token_hash <> ''
           end
         )`,
        key,
      ),
    );
    return row?.wanted ?? false;
  },

  /** Across all people of the shard. */
  sweep: (tx: Tx, now: Date): Promise<number> => tx.run(build.deleteFrom('push_tokens').where('expires_at', '<', now)),
});
