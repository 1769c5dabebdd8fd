import type { PushSubscriptionKeys } from '@pinlife/contract/push/schema';
import type { Selectable } from 'kysely';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import type { PushDevicesTable } from '../db/schema.ts';
import type { NoteOptionColumns } from './note-options.ts';

/** A device of a person, or null if they get mails instead. */
export type PushTarget = { userId: string; deviceId: string | null };

/** The columns for one push. */
export type Delivery = PushSubscriptionKeys['keys'] &
  NoteOptionColumns & {
    endpoint: string;
    kind: string;
    occurrence_at: Date;
    is_over: boolean;
    note_id: string;
    title: string;
    plain_text: string;
    language: string;
    is_muted: boolean;
  };

const IS_MUTED = "coalesce((u.preferences->>'mute')::boolean, false) as is_muted";

/** A device with the language of its person. */
export type DeviceWithLanguage = Selectable<PushDevicesTable> & { language: string; is_muted: boolean };

/** The devices to push to. People without a device and without mails have none. */
export const listPushTargets = (reader: Reader, userIds: readonly string[]): Promise<PushTarget[]> =>
  reader.all(
    read<PushTarget>(
      `select u.id as "userId", d.id as "deviceId" from users u left join push_devices d on d.user_id = u.id
       where u.id = any($1::uuid[]) and (d.id is not null or (u.preferences->>'mailFallback')::boolean)`,
      [userIds],
      'push-targets',
    ),
  );

export type PushDeliveries = ReturnType<typeof createPushDeliveries>;

/** Reads the columns for a push: the notification with its note, the device, and the language of the person. */
export const createPushDeliveries = (reader: Reader) => ({
  find: (userId: string, notificationId: string, deviceId: string): Promise<Delivery | undefined> =>
    reader.first(
      read<Delivery>(
        `select d.endpoint, d.p256dh, d.auth, m.kind, m.occurrence_at, m.read_at is not null or n.done as is_over,
           n.id as note_id, n.title, left(n.plain_text, 1000) as plain_text, n.color, n.passion, n.location,
           n.self_note, u.language, ${IS_MUTED}
         from notifications m
         join notes n on n.user_id = m.user_id and n.id = m.note_id
         join push_devices d on d.user_id = m.user_id and d.id = $3
         join users u on u.id = m.user_id
         where m.user_id = $1 and m.id = $2 and n.deleted_at is null and not u.is_shut`,
        [userId, notificationId, deviceId],
        'push-delivery',
      ),
    ),

  findDevice: (userId: string, id: string): Promise<DeviceWithLanguage | undefined> =>
    reader.first(
      read<DeviceWithLanguage>(
        `select d.*, u.language, ${IS_MUTED} from push_devices d join users u on u.id = d.user_id
         where d.user_id = $1 and d.id = $2`,
        [userId, id],
        'push-device',
      ),
    ),
});
