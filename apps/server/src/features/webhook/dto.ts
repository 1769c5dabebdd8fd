import type { Webhook, WebhookDelivery } from '@pinlife/contract/webhook/schema';
import type { DeliveryRow } from './delivery/repo.ts';
import type { WebhookRow } from './repo.ts';

/** Leaves out the secret. */
export const toWebhook = (row: WebhookRow): Webhook => ({
  _id: row.id,
  url: row.url,
  events: row.events,
  form: row.form,
  withText: row.with_text,
  createdAt: row.created_at.toISOString(),
  lastSentAt: row.last_sent_at?.toISOString() ?? null,
  rest: row.resting_at && {
    since: row.resting_at.toISOString(),
    reason: row.rest_reason ?? 'asked',
    status: row.rest_status,
  },
});

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  _id: row.id,
  event: row.event,
  createdAt: row.created_at.toISOString(),
  state: row.due_at !== null ? 'waiting' : row.is_sent ? 'sent' : 'failed',
  tries: row.tries,
  status: row.status,
  tookMs: row.took_ms,
  // `due_at` of a new delivery is -infinity.
  nextTryAt: row.tries > 0 && row.due_at instanceof Date ? row.due_at.toISOString() : null,
});

/** The address without the scheme, at most a line long. */
export const shortUrl = (url: string): string => {
  const name = url.replace(/^https:\/\//i, '');
  return name.length > 80 ? `${name.slice(0, 79)}…` : name;
};
