import { MINUTE_MS } from '@pinlife/contract/durations';
import { WEBHOOK_RETRY_MINUTES } from '@pinlife/contract/webhook/limits';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { JobQueue } from '../../job/service.ts';
import type { LiveBus } from '../../live/bus.ts';
import { noticeJob } from '../../mail/notice.ts';
import { nameOfAddress } from '../dto.ts';
import type { WebhookPlace, WebhookRepo, WebhookTurn } from '../repo.ts';
import type { DeliveryRepo } from './repo.ts';
import type { Attempt } from './send.ts';

type Dependencies = {
  database: Transactor;
  webhooks: Pick<WebhookRepo, 'lock' | 'update'>;
  deliveries: Pick<DeliveryRepo, 'update' | 'hurry' | 'deleteWaiting' | 'trim'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  live: Pick<LiveBus, 'publishApps'>;
  wake(tx: Tx): Promise<void>;
  clock: Clock;
};

export const isAccepted = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/** Stores the result of a try and ends the turn of its webhook. After the last failed try the webhook is paused. */
export const createAttemptRecorder = (dependencies: Dependencies) => {
  const { database, webhooks, deliveries, jobs, live, wake, clock } = dependencies;

  const fail = async (tx: Tx, place: WebhookPlace, { id, tries }: Tried, got: object, now: Date): Promise<boolean> => {
    const minutes = WEBHOOK_RETRY_MINUTES[tries];
    const due_at = minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
    await deliveries.update(tx, place, id, { ...got, due_at });
    return due_at === null;
  };

  return (turn: WebhookTurn, tried: Tried, attempt: Attempt): Promise<void> =>
    database.transaction(async (tx) => {
      const { turnEndsAt, ...place } = turn;
      const webhook = await webhooks.lock(tx, place);
      // The webhook was removed with its deliveries, or another worker has claimed it.
      if (webhook?.turn_ends_at.getTime() !== turnEndsAt.getTime()) return;
      const now = clock.now();
      const { status, tookMs: took_ms } = attempt;
      const got = { status, took_ms, tries: tried.tries + 1 };
      if (isAccepted(attempt)) {
        await deliveries.update(tx, place, tried.id, { ...got, due_at: null, is_sent: true });
        await deliveries.hurry(tx, place, now);
        await webhooks.update(tx, place, { last_sent_at: now });
      } else if ((await fail(tx, place, tried, got, now)) && webhook.resting_at === null) {
        await webhooks.update(tx, place, { resting_at: now, rest_reason: 'failed', rest_status: status });
        await deliveries.deleteWaiting(tx, place);
        const { userId } = place;
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'webhook-rests', about: nameOfAddress(webhook.url) }));
      }
      await deliveries.trim(tx, place);
      await webhooks.update(tx, place, { turn_ends_at: now });
      await wake(tx);
      tx.afterCommit(() => live.publishApps(place.userId));
    });
};

type Tried = { id: string; tries: number };
