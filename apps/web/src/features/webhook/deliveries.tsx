import type { Webhook, WebhookDelivery } from '@pinlife/contract/webhook/schema';
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { formatRecentLine } from '../../lib/i18n/recent.ts';
import link from '../../ui/action/link.module.css';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useDeliveries, useRepeatDelivery } from './api.ts';
import { describeDelivery, nameOfEvent, nameOfWebhook } from './describe.ts';
import classes from './webhook.module.css';

const faces = {
  sent: [IconCircleCheck, 'webhooks.isSent'],
  waiting: [IconClock, 'webhooks.isWaiting'],
  failed: [IconAlertCircle, 'webhooks.isFailed'],
} as const;

/** The newest deliveries of a webhook with their answers. */
export const Deliveries = ({ webhook, listedAt }: { webhook: Webhook; listedAt: number }) => {
  const { t } = useTranslation();
  const answer = useDeliveries(webhook._id, listedAt);
  if (hasFailed(answer)) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
  if (!answer.data) return <SkeletonBar height={40} />;
  if (answer.data.length === 0) return <p className={classes.nothing}>{t('webhooks.nothingSent')}</p>;
  return (
    <ul className={classes.deliveries} aria-label={t('webhooks.deliveriesOf', { name: nameOfWebhook(webhook) })}>
      {answer.data.map((delivery) => (
        <Delivery key={delivery._id} webhook={webhook} delivery={delivery} />
      ))}
    </ul>
  );
};

const Delivery = ({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) => {
  const { t } = useTranslation();
  const repeat = useRepeatDelivery(webhook._id);
  const { state, event } = delivery;
  const [Face, word] = faces[state];
  const date = formatRecentLine(delivery.createdAt);
  const isRepeatable = state === 'failed' && event !== 'test' && webhook.rest === null;
  const sendAgain = () =>
    repeat.mutate(delivery._id, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'webhooks.saveFailed') }),
    });
  return (
    <li className={classes.delivery}>
      <Face className={classes.face} data-state={state} size={18} stroke={1.75} aria-hidden />
      <span className="visually-hidden">{t(word)}</span>
      <span className={classes.event}>{nameOfEvent(t, event)}</span>
      <span className={classes.time}>{date}</span>
      <span className={classes.answer} data-state={state}>
        {describeDelivery(t, delivery)}
        {isRepeatable && (
          <button
            type="button"
            className={`${link.link} ${classes.again}`}
            aria-label={t('webhooks.sendAgainNamed', { event: nameOfEvent(t, event), date })}
            onClick={sendAgain}
          >
            {t('webhooks.sendAgain')}
          </button>
        )}
      </span>
    </li>
  );
};
