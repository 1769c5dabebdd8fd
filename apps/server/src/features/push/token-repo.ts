import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
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

  /**
   * Notes that this device cannot be reached, and answers whether the person wants a mail for it: not while another one
   * was reached or may still be. Devices that fail at once take turns, so that the last of them knows that it is the last.
   */
  async giveUp(tx: Tx, userId: string, notificationId: string, deviceId: string): Promise<boolean> {
    const place = [userId, notificationId, deviceId];
    await tx.first(
      write('select from notifications where user_id = $1 and id = $2 for update', [userId, notificationId]),
    );
    await tx.run(
      write(
        `update push_tokens set token_hash = '' where user_id = $1 and notification_id = $2 and device_id = $3`,
        place,
      ),
    );
    const row = await tx.first(
      read<{ wanted: boolean }>(
        `select true as wanted from users u join notifications m on m.user_id = u.id
         where u.id = $1 and m.id = $2 and (u.preferences->>'mailFallback')::boolean and not exists (
           select from push_devices d
           left join push_tokens t on t.user_id = d.user_id and t.notification_id = m.id and t.device_id = d.id
           where d.user_id = u.id and d.id <> $3 and case
             when t.token_hash is null then d.created_at <= m.created_at
             else t.token_hash <> ''
           end
         )`,
        place,
      ),
    );
    return row?.wanted ?? false;
  },

  /** Of all people of a part. */
  sweep: (tx: Tx, now: Date): Promise<number> => tx.run(build.deleteFrom('push_tokens').where('expires_at', '<', now)),
});
