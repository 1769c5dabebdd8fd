import type { Webhook, WebhookCall, WebhookDelivery } from '@pinlife/contract/webhook/schema';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';

/** The columns for one call of a webhook. */
export type DueDelivery = {
  id: string;
  event: WebhookDelivery['event'];
  createdAt: Date;
  tries: number;
  url: string;
  form: Webhook['form'];
  sealedSecret: Buffer;
  language: string;
  /** The person is suspended, or the webhook is paused: nothing is sent. */
  isStopped: boolean;
  noteId: string | null;
  /** null if the note is deleted for good. */
  title: string | null;
  /** null if the text is not to be sent. */
  text: string | null;
  /** The kind of the reminder's notification. */
  kind: NonNullable<WebhookCall['reminder']>['kind'] | null;
  occurrenceAt: Date | null;
};

/** The oldest delivery of a webhook that is due, with its note as it is now. */
export const findDueDelivery = (
  reader: Reader,
  { userId, webhookId }: { userId: string; webhookId: string },
  now: Date,
): Promise<DueDelivery | undefined> =>
  reader.first(
    read<DueDelivery>(
      `select d.id, d.event, d.created_at as "createdAt", d.tries, w.url, w.form, w.sealed_secret as "sealedSecret",
         u.language, u.is_shut or w.resting_at is not null as "isStopped", d.note_id as "noteId", n.title,
         case when w.with_text then n.plain_text end as text, m.kind, m.occurrence_at as "occurrenceAt"
       from webhook_deliveries d
       join webhooks w on w.user_id = d.user_id and w.id = d.webhook_id
       join users u on u.id = d.user_id
       left join notes n on n.user_id = d.user_id and n.id = d.note_id
       left join notifications m on m.user_id = d.user_id and m.id = d.notification_id
       where d.user_id = $1 and d.webhook_id = $2 and d.due_at <= $3
       order by d.due_at, d.created_at, d.id limit 1`,
      [userId, webhookId, now],
      'webhook-due',
    ),
  );
