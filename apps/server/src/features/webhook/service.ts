import { WEBHOOKS_MAX } from '@pinlife/contract/webhook/limits';
import {
  isTopicAddress,
  type RevealedWebhook,
  type Webhook,
  type WebhookCreate,
  type WebhookUpdate,
} from '@pinlife/contract/webhook/schema';
import type { Tx } from '../../db/pool.ts';
import { AppError, notFound } from '../../platform/error/app-error.ts';
import type { GuardedPost } from '../../platform/outgoing/guarded-post.ts';
import type { Person } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import type { JobQueue } from '../job/service.ts';
import { noticeJob } from '../mail/notice.ts';
import type { RecordService } from '../record/service.ts';
import type { LockedAccount, SessionService } from '../session/service.ts';
import { createWebhookDeliveries, type DeliveryDependencies } from './delivery/deliveries.ts';
import type { WebhookSecrets } from './delivery/secrets.ts';
import { shortUrl, toWebhook } from './dto.ts';
import { addressesPerPerson } from './limits.ts';
import type { WebhookKey, WebhookRow } from './repo.ts';

type Dependencies = DeliveryDependencies & {
  secrets: WebhookSecrets;
  outgoing: Pick<GuardedPost, 'accepts'>;
  sessions: Pick<SessionService, 'changeAccount'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  record: Pick<RecordService, 'add'>;
};

export type WebhookService = ReturnType<typeof createWebhookService>;

/** Manages addresses of people that are called on events. */
export const createWebhookService = (dependencies: Dependencies) => {
  const { webhooks, deliveries, secrets, outgoing, sessions, throttle, jobs, record, live, clock } = dependencies;

  const change: SessionService['changeAccount'] = (person, work) =>
    sessions.changeAccount(person, (tx, account) => {
      tx.afterCommit(() => live.publishApps(person.userId));
      return work(tx, account);
    });

  const refuseAddress = ({ url, form }: Pick<WebhookCreate, 'url' | 'form'>): void => {
    if (!outgoing.accepts(new URL(url))) throw new AppError('webhook_address_refused', { field: 'url' });
    if (form === 'ntfy' && !isTopicAddress(url)) throw new AppError('webhook_topic_required', { field: 'url' });
  };

  /** Informs the person by mail, and operators by the record, about a new address. */
  const announce = async (tx: Tx, userId: string, url: string, account: LockedAccount | undefined): Promise<void> => {
    await jobs.enqueue(tx, noticeJob({ userId, notice: 'webhook-made', about: shortUrl(url) }));
    await record.add(tx, { act: 'webhookMade', by: null, about: account });
  };

  const lock = async (tx: Tx, key: WebhookKey): Promise<WebhookRow> => (await webhooks.lock(tx, key)) ?? notFound();

  return {
    ...createWebhookDeliveries(dependencies),

    async list(userId: string): Promise<Webhook[]> {
      return (await webhooks.list(userId)).map(toWebhook);
    },

    async create(person: Person, { url, events, form, withText }: WebhookCreate): Promise<RevealedWebhook> {
      refuseAddress({ url, form });
      const { userId } = person;
      await throttle.reserve([{ limit: addressesPerPerson, subject: userId }]);
      const id = newId();
      const secret = secrets.create({ userId, webhookId: id });
      return change(person, async (tx, account) => {
        if ((await webhooks.count(tx, userId)) >= WEBHOOKS_MAX) throw new AppError('too_many_webhooks');
        const row = { user_id: userId, id, url, events, form, with_text: withText, created_at: clock.now() };
        await webhooks.insert(tx, { ...row, sealed_secret: secret.sealed });
        await announce(tx, userId, url, account);
        return {
          ...toWebhook(await lock(tx, { userId, webhookId: id })),
          secret: form === 'json' ? secret.text : null,
        };
      });
    },

    async update(person: Person, webhookId: string, update: WebhookUpdate): Promise<RevealedWebhook> {
      const key = { userId: person.userId, webhookId };
      if (update.url !== undefined) {
        await throttle.reserve([{ limit: addressesPerPerson, subject: person.userId }]);
      }
      return change(person, async (tx, account) => {
        const row = await lock(tx, key);
        const { url = row.url, events = row.events, form = row.form, withText = row.with_text, resting } = update;
        if (update.url !== undefined || update.form !== undefined) refuseAddress({ url, form });
        // A webhook that changes to JSON gets a new secret, because the old one was never shown.
        const secret = form === 'json' && row.form !== 'json' ? secrets.create(key) : null;
        await webhooks.update(tx, key, {
          url,
          events,
          form,
          with_text: withText,
          ...(secret && { sealed_secret: secret.sealed }),
          ...(resting === true &&
            row.resting_at === null && { resting_at: clock.now(), rest_reason: 'asked' as const }),
          ...(resting === false && { resting_at: null, rest_reason: null, rest_status: null }),
        });
        if (resting) await deliveries.deleteWaiting(tx, key);
        if (url !== row.url) await announce(tx, key.userId, url, account);
        return { ...toWebhook(await lock(tx, key)), secret: secret?.text ?? null };
      });
    },

    remove: (person: Person, webhookId: string): Promise<void> =>
      change(person, async (tx) => {
        const { userId } = person;
        const { url } = await lock(tx, { userId, webhookId });
        await webhooks.delete(tx, { userId, webhookId });
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'webhook-removed', about: shortUrl(url) }));
      }),

    renewSecret(person: Person, webhookId: string): Promise<RevealedWebhook> {
      const key = { userId: person.userId, webhookId };
      return change(person, async (tx) => {
        const row = await lock(tx, key);
        const secret = secrets.create(key);
        await webhooks.update(tx, key, { sealed_secret: secret.sealed });
        return { ...toWebhook(row), secret: secret.text };
      });
    },
  };
};
