import { WEBHOOKS_MAX } from '@pinlife/contract/webhook/limits';
import {
  isTopicAddress,
  type RevealedWebhook,
  type Webhook,
  type WebhookCreate,
  type WebhookDelivery,
  type WebhookUpdate,
} from '@pinlife/contract/webhook/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { GuardedPost } from '../../platform/outgoing/guarded-post.ts';
import type { Person } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import type { JobQueue } from '../job/service.ts';
import type { LiveBus } from '../live/bus.ts';
import { noticeJob } from '../mail/notice.ts';
import type { RecordService } from '../record/service.ts';
import type { LockedAccount, SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { isAccepted } from './delivery/record-attempt.ts';
import type { DeliveryRepo, DeliveryRow } from './delivery/repo.ts';
import type { WebhookSender } from './delivery/send.ts';
import { nameOfAddress, toDelivery, toWebhook } from './dto.ts';
import { addressesPerPerson, callsPerPerson } from './limits.ts';
import type { WebhookPlace, WebhookRepo, WebhookRow } from './repo.ts';
import type { WebhookSecrets } from './secrets.ts';

type Dependencies = {
  database: Transactor;
  webhooks: WebhookRepo;
  deliveries: DeliveryRepo;
  secrets: WebhookSecrets;
  send: WebhookSender;
  outgoing: Pick<GuardedPost, 'accepts'>;
  people: Pick<UserService, 'find'>;
  sessions: Pick<SessionService, 'changeAccount'>;
  throttle: Pick<ThrottleService, 'reserve'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  record: Pick<RecordService, 'add'>;
  live: Pick<LiveBus, 'publishApps'>;
  wake(tx: Tx): Promise<void>;
  clock: Clock;
};

type Ring = Parameters<DeliveryRepo['insertRings']>[1][number];

export type WebhookService = ReturnType<typeof createWebhookService>;

/** Addresses of people that are called when something happens. */
export const createWebhookService = (dependencies: Dependencies) => {
  const { database, webhooks, deliveries, secrets, send, outgoing, people, sessions } = dependencies;
  const { throttle, jobs, record, live, wake, clock } = dependencies;

  const change: SessionService['changeAccount'] = (person, work) =>
    sessions.changeAccount(person, (tx, account) => {
      tx.afterCommit(() => live.publishApps(person.userId));
      return work(tx, account);
    });

  const refuseAddress = ({ url, form }: Pick<WebhookCreate, 'url' | 'form'>): void => {
    if (!outgoing.accepts(new URL(url))) throw new AppError('webhook_address_refused', { field: 'url' });
    if (form === 'ntfy' && !isTopicAddress(url)) throw new AppError('webhook_topic_required', { field: 'url' });
  };

  /** A new address gets to know what happens: the person is mailed, and operators see that there is one. */
  const announce = async (tx: Tx, userId: string, url: string, account: LockedAccount | undefined): Promise<void> => {
    await jobs.enqueue(tx, noticeJob({ userId, notice: 'webhook-made', about: nameOfAddress(url) }));
    const about = account && { id: userId, name: `${account.first_name} ${account.last_name}`.trim() };
    await record.add(tx, { act: 'webhookMade', by: null, ...(about && { about }) });
  };

  const lock = async (tx: Tx, place: WebhookPlace): Promise<WebhookRow> =>
    (await webhooks.lock(tx, place)) ?? notFound();

  const find = async (place: WebhookPlace): Promise<WebhookRow> => (await webhooks.find(place)) ?? notFound();

  return {
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
      const place = { userId: person.userId, webhookId };
      if (update.url !== undefined) {
        await throttle.reserve([{ limit: addressesPerPerson, subject: person.userId }]);
      }
      return change(person, async (tx, account) => {
        const row = await lock(tx, place);
        const { url = row.url, events = row.events, form = row.form, withText = row.with_text, resting } = update;
        if (update.url !== undefined || update.form !== undefined) refuseAddress({ url, form });
        // Nobody has seen the secret of one that signed nothing so far.
        const secret = form === 'json' && row.form !== 'json' ? secrets.create(place) : null;
        await webhooks.update(tx, place, {
          ...{ url, events, form, with_text: withText, ...(secret && { sealed_secret: secret.sealed }) },
          ...(resting === true &&
            row.resting_at === null && { resting_at: clock.now(), rest_reason: 'asked' as const }),
          ...(resting === false && { resting_at: null, rest_reason: null, rest_status: null }),
        });
        if (resting) await deliveries.deleteWaiting(tx, place);
        if (url !== row.url) await announce(tx, place.userId, url, account);
        return { ...toWebhook(await lock(tx, place)), secret: secret?.text ?? null };
      });
    },

    remove: (person: Person, webhookId: string): Promise<void> =>
      change(person, async (tx) => {
        const { userId } = person;
        const { url } = await lock(tx, { userId, webhookId });
        await webhooks.delete(tx, { userId, webhookId });
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'webhook-removed', about: nameOfAddress(url) }));
      }),

    renewSecret(person: Person, webhookId: string): Promise<RevealedWebhook> {
      const place = { userId: person.userId, webhookId };
      return change(person, async (tx) => {
        const row = await lock(tx, place);
        const secret = secrets.create(place);
        await webhooks.update(tx, place, { sealed_secret: secret.sealed });
        return { ...toWebhook(row), secret: secret.text };
      });
    },

    async listDeliveries(userId: string, webhookId: string): Promise<WebhookDelivery[]> {
      await find({ userId, webhookId });
      return (await deliveries.listNewest({ userId, webhookId })).map(toDelivery);
    },

    /** Sent at once and once: whoever presses the button waits for the answer. */
    async test(userId: string, webhookId: string): Promise<WebhookDelivery> {
      const place = { userId, webhookId };
      const { url, form, sealed_secret: sealedSecret } = await find(place);
      await throttle.reserve([{ limit: callsPerPerson, subject: userId }]);
      const language = (await people.find(userId))?.language ?? '';
      const createdAt = clock.now();
      const told = { id: newId(), event: 'test', createdAt, language, ...nothing } as const;
      const attempt = await send(place, { ...told, url, form, sealedSecret });
      const row: DeliveryRow = {
        ...{ user_id: userId, webhook_id: webhookId, id: told.id, event: told.event, created_at: createdAt },
        ...{ due_at: null, tries: 1, is_sent: isAccepted(attempt), status: attempt.status, took_ms: attempt.tookMs },
        ...{ note_id: null, notification_id: null },
      };
      await database.transaction(async (tx) => {
        // It may have been removed meanwhile.
        await lock(tx, place);
        const { note_id, notification_id, ...inserted } = row;
        await deliveries.insert(tx, inserted);
        await deliveries.trim(tx, place);
        if (row.is_sent) await webhooks.update(tx, place, { last_sent_at: createdAt });
        tx.afterCommit(() => live.publishApps(userId));
      });
      return toDelivery(row);
    },

    async repeat(userId: string, webhookId: string, deliveryId: string): Promise<WebhookDelivery> {
      const place = { userId, webhookId };
      await find(place);
      await throttle.reserve([{ limit: callsPerPerson, subject: userId }]);
      const row = await database.transaction(async (tx) => {
        if ((await lock(tx, place)).resting_at) throw new AppError('webhook_rests');
        const again = { due_at: clock.now(), tries: 0, is_sent: false, status: null, took_ms: null };
        const updated = (await deliveries.update(tx, place, deliveryId, again)) ?? notFound();
        await wake(tx);
        tx.afterCommit(() => live.publishApps(userId));
        return updated;
      });
      return toDelivery(row);
    },

    /** In the transaction in which they ring. */
    async queueRings(tx: Tx, rings: readonly Ring[]): Promise<void> {
      if (rings.length > 0 && (await deliveries.insertRings(tx, rings)) > 0) await wake(tx);
    },
  };
};

/** A test is about no note. */
const nothing = { noteId: null, title: null, text: null, kind: null, occurrenceAt: null } as const;

const notFound = (): never => {
  throw new AppError('not_found');
};
