import { WEBHOOK_TRIES_MAX } from '@pinlife/contract/webhook/limits';
import type { Webhook, WebhookDelivery } from '@pinlife/contract/webhook/schema';
import { dateTag, formatTime } from '../../lib/i18n/format.ts';
import { currentTag, type useTranslation } from '../../lib/i18n/i18n.ts';
import { formatRecent } from '../../lib/i18n/recent.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

const eventWords = {
  'reminder.rang': 'webhooks.rang',
  'note.created': 'webhooks.created',
  'note.updated': 'webhooks.updated',
  'note.deleted': 'webhooks.deleted',
  test: 'webhooks.test',
} as const;

/** The changes of notes, as parts of one sentence. */
const changeWords = {
  'note.created': 'webhooks.isMade',
  'note.updated': 'webhooks.isChanged',
  'note.deleted': 'webhooks.isDeleted',
} as const;

/** Equal in every language. */
export const formNames = { json: 'JSON', ntfy: 'ntfy' } as const;

export const nameOfEvent = (t: Translate, event: WebhookDelivery['event']): string => t(eventWords[event]);

/** An address without its scheme. */
export const nameOfWebhook = ({ url }: Pick<Webhook, 'url'>): string => url.replace(/^https:\/\//i, '');

/** The events of a webhook, and the time of its last call. */
export const describeWebhook = (t: Translate, { events, withText, lastSentAt }: Webhook): string => {
  const [first = '', ...others] = listEvents(t, events);
  const lowered = others.map((name) => name.charAt(0).toLocaleLowerCase(currentTag()) + name.slice(1));
  const list = [first, ...lowered].join(', ');
  const whole = withText ? t('webhooks.withText', { events: list }) : list;
  return lastSentAt ? t('webhooks.lastSent', { events: whole, date: formatRecent(lastSentAt) }) : whole;
};

/** Several changes of notes become one part. */
const listEvents = (t: Translate, events: Webhook['events']): string[] => {
  const changes = events.filter((event) => event !== 'reminder.rang');
  if (changes.length < 2) return events.map((event) => nameOfEvent(t, event));
  const words = changes.map((event) => t(changeWords[event]));
  const either = new Intl.ListFormat(dateTag(), { type: 'disjunction' }).format(words);
  const reminders = events.filter((event) => event === 'reminder.rang').map((event) => nameOfEvent(t, event));
  return [...reminders, t('webhooks.changes', { changes: either })];
};

export const describePause = (t: Translate, { since, reason, status }: NonNullable<Webhook['rest']>): string => {
  const date = formatRecent(since);
  if (reason === 'asked') return t('webhooks.restAsked', { date });
  return status === null
    ? t('webhooks.restFailed', { date })
    : t('webhooks.restRefused', { date, status: `${status}` });
};

/** The state of a delivery. */
export const describeDelivery = (t: Translate, delivery: WebhookDelivery): string => {
  const { state, tries, tookMs, nextTryAt } = delivery;
  const status = delivery.status === null ? null : `${delivery.status}`;
  if (state === 'waiting') {
    if (!nextTryAt) return t('webhooks.waiting');
    const time = formatTime(new Date(nextTryAt));
    const next = { number: `${tries + 1}`, max: `${WEBHOOK_TRIES_MAX}`, time };
    return status === null ? t('webhooks.tryAfterSilence', next) : t('webhooks.tryAfterAnswer', { status, ...next });
  }
  if (state === 'sent' && status !== null) {
    const sent = { status, ms: `${tookMs ?? 0}` };
    return tries > 1 ? t('webhooks.sentOnTry', { ...sent, number: `${tries}` }) : t('webhooks.sentIn', sent);
  }
  const isLast = tries >= WEBHOOK_TRIES_MAX;
  if (status === null) return isLast ? t('webhooks.gaveUpSilence') : t('webhooks.noAnswer');
  return isLast ? t('webhooks.gaveUpAnswer', { status }) : t('webhooks.answered', { status });
};
