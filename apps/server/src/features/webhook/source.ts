import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { describeError } from '../../platform/error/describe-error.ts';
import type { Logger } from '../../platform/logger.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import { findDueDelivery } from '../../views/webhook-delivery.ts';
import type { createAttemptRecorder } from './delivery/record-attempt.ts';
import type { DeliveryRepo } from './delivery/repo.ts';
import type { WebhookSender } from './delivery/send.ts';
import type { WebhookLease, WebhookRepo } from './repo.ts';

/** The number of webhooks that are called at the same time, each by one call. */
const CONCURRENCY = 32;
/** Longer than any call: the lease of a dead worker expires, and the delivery is tried again. */
const LEASE_MS = 60_000;
/** The time that running calls have to finish when the worker stops. */
const GRACE_MS = 5_000;

type Dependencies = {
  database: Database;
  webhooks: Pick<WebhookRepo, 'endLease'>;
  deliveries: Pick<DeliveryRepo, 'nextDueAt' | 'claimDue' | 'deleteWaiting'>;
  send: WebhookSender;
  recordAttempt: ReturnType<typeof createAttemptRecorder>;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
};

/**
 * Sends queued deliveries, apart from the jobs, so that a slow receiver delays neither mails nor pushes. A lease is one call
 * to one webhook.
 */
export const createWebhookSource = (dependencies: Dependencies): WorkSource & Required<Pick<WorkSource, 'finish'>> => {
  const { database, webhooks, deliveries, send, recordAttempt, clock, log } = dependencies;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  const endLease = (lease: WebhookLease): Promise<void> =>
    database.transaction((tx) => webhooks.endLease(tx, lease, clock.now()));

  const work = async (lease: WebhookLease): Promise<void> => {
    const delivery = await findDueDelivery(database, lease, clock.now());
    if (!delivery) return endLease(lease);
    if (delivery.isStopped) {
      await database.transaction((tx) => deliveries.deleteWaiting(tx, lease));
      return endLease(lease);
    }
    const attempt = await send(lease, delivery, stopping.signal).catch((error: unknown) => {
      if (stopping.signal.aborted) return null;
      throw error;
    });
    return attempt ? recordAttempt(lease, delivery, attempt) : endLease(lease);
  };

  const start = (lease: WebhookLease): void => {
    const taken = work(lease)
      .catch((error: unknown) =>
        log.warn({ webhook: lease.webhookId, error: describeError(error) }, 'A webhook could not be called.'),
      )
      .finally(() => running.delete(taken));
    running.add(taken);
  };

  return {
    name: 'webhooks',
    nextDueAt: deliveries.nextDueAt,

    async runBatch(now, signal) {
      if (running.size >= CONCURRENCY) await Promise.race([...running, aborted(signal)]);
      if (signal.aborted) return 0;
      const leaseEndsAt = new Date(now.getTime() + LEASE_MS);
      const claim = { now, leaseEndsAt, limit: CONCURRENCY - running.size };
      const keys = await database.transaction((tx) => deliveries.claimDue(tx, claim));
      for (const key of keys) start({ ...key, leaseEndsAt });
      return keys.length;
    },

    async finish() {
      await Promise.race([Promise.all(running), sleep(GRACE_MS, undefined, { ref: false })]);
      if (running.size === 0) return;
      stopping.abort();
      await Promise.all(running);
    },
  };
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
