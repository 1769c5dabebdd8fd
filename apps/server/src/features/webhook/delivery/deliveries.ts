import type { WebhookDelivery } from '@pinlife/contract/webhook/schema';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError, notFound } from '../../../platform/error/app-error.ts';
import { newId } from '../../../platform/secret/id.ts';
import type { LiveBus } from '../../live/bus.ts';
import type { ThrottleService } from '../../throttle/service.ts';
import type { UserService } from '../../user/service.ts';
import { toDelivery } from '../dto.ts';
import { callsPerPerson } from '../limits.ts';
import type { WebhookKey, WebhookRepo, WebhookRow } from '../repo.ts';
import { isAccepted } from './record-attempt.ts';
import type { DeliveryRepo, DeliveryRow } from './repo.ts';
import type { WebhookSender } from './send.ts';

export type DeliveryDependencies = {
  database: Transactor;
  webhooks: WebhookRepo;
  deliveries: DeliveryRepo;
  send: WebhookSender;
  people: Pick<UserService, 'find'>;
  throttle: Pick<ThrottleService, 'reserve'>;
  live: Pick<LiveBus, 'publishApps'>;
  /** Wakes the workers: a delivery is due. */
  wake(tx: Tx): Promise<void>;
  clock: Clock;
};

type Ring = Parameters<DeliveryRepo['insertRings']>[1][number];

/** Lists, tests, repeats and queues the deliveries of a person's webhooks. */
export const createWebhookDeliveries = (dependencies: DeliveryDependencies) => {
  const { database, webhooks, deliveries, send, people, throttle, live, wake, clock } = dependencies;

  const lock = async (tx: Tx, key: WebhookKey): Promise<WebhookRow> => (await webhooks.lock(tx, key)) ?? notFound();

  const find = async (key: WebhookKey): Promise<WebhookRow> => (await webhooks.find(key)) ?? notFound();

  return {
    async listDeliveries(userId: string, webhookId: string): Promise<WebhookDelivery[]> {
      await find({ userId, webhookId });
      return (await deliveries.listNewest({ userId, webhookId })).map(toDelivery);
    },

    /** Sends one call without the queue, and without retries: the person waits for the result. */
    async test(userId: string, webhookId: string): Promise<WebhookDelivery> {
      const key = { userId, webhookId };
      const { url, form, sealed_secret: sealedSecret } = await find(key);
      await throttle.reserve([{ limit: callsPerPerson, subject: userId }]);
      const language = (await people.find(userId))?.language ?? '';
      const createdAt = clock.now();
      const content = { id: newId(), event: 'test', createdAt, language, ...noContent } as const;
      const attempt = await send(key, { ...content, url, form, sealedSecret });
      const row: DeliveryRow = {
        user_id: userId,
        webhook_id: webhookId,
        id: content.id,
        event: content.event,
        created_at: createdAt,
        due_at: null,
        tries: 1,
        is_sent: isAccepted(attempt),
        status: attempt.status,
        took_ms: attempt.tookMs,
        note_id: null,
        notification_id: null,
      };
      await database.transaction(async (tx) => {
        // The webhook may have been removed while the call was sent.
        await lock(tx, key);
        const { note_id, notification_id, ...inserted } = row;
        await deliveries.insert(tx, inserted);
        await deliveries.trim(tx, key);
        if (row.is_sent) await webhooks.update(tx, key, { last_sent_at: createdAt });
        tx.afterCommit(() => live.publishApps(userId));
      });
      return toDelivery(row);
    },

    async repeat(userId: string, webhookId: string, deliveryId: string): Promise<WebhookDelivery> {
      const key = { userId, webhookId };
      await find(key);
      await throttle.reserve([{ limit: callsPerPerson, subject: userId }]);
      const row = await database.transaction(async (tx) => {
        if ((await lock(tx, key)).resting_at) throw new AppError('webhook_paused');
        const again = { due_at: clock.now(), tries: 0, is_sent: false, status: null, took_ms: null };
        const updated = (await deliveries.update(tx, key, deliveryId, again)) ?? notFound();
        await wake(tx);
        tx.afterCommit(() => live.publishApps(userId));
        return updated;
      });
      return toDelivery(row);
    },

    /** Queues calls about reminders in the transaction in which they ring. */
    async queueRings(tx: Tx, rings: readonly Ring[]): Promise<void> {
      if (rings.length > 0 && (await deliveries.insertRings(tx, rings)) > 0) await wake(tx);
    },
  };
};

/** The fields of a test, which is about no note. */
const noContent = { noteId: null, title: null, text: null, kind: null, occurrenceAt: null } as const;
