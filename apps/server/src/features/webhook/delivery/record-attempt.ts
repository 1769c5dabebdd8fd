import { MINUTE_MS } from '@pinlife/contract/durations';
import { WEBHOOK_RETRY_MINUTES } from '@pinlife/contract/webhook/limits';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { JobQueue } from '../../job/service.ts';
import type { LiveBus } from '../../live/bus.ts';
import { noticeJob } from '../../mail/notice.ts';
import { shortUrl } from '../dto.ts';
import type { WebhookKey, WebhookLease, WebhookRepo } from '../repo.ts';
import type { DeliveryRepo } from './repo.ts';
import type { Attempt } from './send.ts';

type Dependencies = {
  database: Transactor;
  webhooks: Pick<WebhookRepo, 'lock' | 'update'>;
  deliveries: Pick<DeliveryRepo, 'update' | 'makeWaitingDue' | 'deleteWaiting' | 'trim'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  live: Pick<LiveBus, 'publishApps'>;
  wake(tx: Tx): Promise<void>;
  clock: Clock;
};

export const isAccepted = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/** Stores the result of a try and ends the lease of its webhook. After the last failed try the webhook is paused. */
export const createAttemptRecorder = (dependencies: Dependencies) => {
  const { database, webhooks, deliveries, jobs, live, wake, clock } = dependencies;

  const fail = async (
    tx: Tx,
    key: WebhookKey,
    { id, tries }: Attempted,
    result: object,
    now: Date,
  ): Promise<boolean> => {
    const minutes = WEBHOOK_RETRY_MINUTES[tries];
    const due_at = minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
    await deliveries.update(tx, key, id, { ...result, due_at });
    return due_at === null;
  };

  return (lease: WebhookLease, tried: Attempted, attempt: Attempt): Promise<void> =>
    database.transaction(async (tx) => {
      const { leaseEndsAt, ...key } = lease;
      const webhook = await webhooks.lock(tx, key);
      // The webhook was removed with its deliveries, or another worker has claimed it.
      if (webhook?.turn_ends_at.getTime() !== leaseEndsAt.getTime()) return;
      const now = clock.now();
      const { status, tookMs: took_ms } = attempt;
      const result = { status, took_ms, tries: tried.tries + 1 };
      if (isAccepted(attempt)) {
        await deliveries.update(tx, key, tried.id, { ...result, due_at: null, is_sent: true });
        await deliveries.makeWaitingDue(tx, key, now);
        await webhooks.update(tx, key, { last_sent_at: now });
      } else if ((await fail(tx, key, tried, result, now)) && webhook.resting_at === null) {
        await webhooks.update(tx, key, { resting_at: now, rest_reason: 'failed', rest_status: status });
        await deliveries.deleteWaiting(tx, key);
        const { userId } = key;
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'webhook-rests', about: shortUrl(webhook.url) }));
      }
      await deliveries.trim(tx, key);
      await webhooks.update(tx, key, { turn_ends_at: now });
      await wake(tx);
      tx.afterCommit(() => live.publishApps(key.userId));
    });
};

type Attempted = { id: string; tries: number };
