import type { RevealedWebhook, Webhook } from '@pinlife/contract/webhook/schema';
import {
  IconBellRinging,
  IconChevronDown,
  IconChevronUp,
  IconKey,
  IconPencil,
  IconPlayerPlay,
  IconSend,
  IconTrash,
  IconWebhook,
  IconZzz,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { ActionMenu } from '../../ui/action/action-menu.tsx';
import { Button } from '../../ui/action/button.tsx';
import iconButton from '../../ui/action/icon-button.module.css';
import link from '../../ui/action/link.module.css';
import { Hint } from '../../ui/feedback/hint.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { IconWell } from '../../ui/mark/icon-well.tsx';
import { Pill } from '../../ui/mark/pill.tsx';
import { StateStamp } from '../../ui/mark/state-stamp.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { useChangeWebhook, useRemoveWebhook, useRenewSecret } from './api.ts';
import { Deliveries } from './deliveries.tsx';
import { describePause, describeWebhook, formNames, nameOfWebhook } from './describe.ts';
import { useSendTest } from './use-send-test.ts';
import classes from './webhook.module.css';

type WebhookRowProps = {
  webhook: Webhook;
  /** When the list was read. */
  listedAt: number;
  onChange: () => void;
  onRevealed: (webhook: RevealedWebhook) => void;
};

export const WebhookRow = ({ webhook, listedAt, onChange, onRevealed }: WebhookRowProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { _id, form, rest } = webhook;
  const name = nameOfWebhook(webhook);
  const [isOpen, setIsOpen] = useState(false);
  const actions = useActions(webhook, { onChange, onRevealed });
  const changing = useChangeWebhook(_id);
  const start = () =>
    changing.mutate(
      { resting: false },
      {
        onSuccess: () => showToast({ kind: 'success', text: t('webhooks.started', { name }) }),
        onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'webhooks.saveFailed') }),
      },
    );
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li className={classes.row} aria-labelledby={id}>
      <IconWell icon={form === 'json' ? IconWebhook : IconBellRinging} />
      <div className={classes.words}>
        <div className={classes.title}>
          <span id={id}>{name}</span>
          <Pill>{formNames[form]}</Pill>
          {rest && <StateStamp>{t('webhooks.resting')}</StateStamp>}
        </div>
        <span className={classes.detail}>{describeWebhook(t, webhook)}</span>
      </div>
      <ActionMenu
        label={t('webhooks.moreFor', { name })}
        actions={actions}
        className={`${iconButton.button} ${classes.menu}`}
      />
      {rest && (
        <div className={classes.warning}>
          <Hint tone="warning" icon={IconZzz}>
            {describePause(t, rest)}
          </Hint>
        </div>
      )}
      <div className={classes.below} data-wide={rest ? true : undefined}>
        {rest && (
          <Button variant="outline" size="sm" isLoading={changing.isPending} onClick={start}>
            <IconPlayerPlay size={16} stroke={1.75} aria-hidden />
            {t('webhooks.startAgain')}
          </Button>
        )}
        <button
          type="button"
          className={link.link}
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'webhooks.hideDeliveries' : 'webhooks.deliveries')}
          <Chevron aria-hidden />
        </button>
      </div>
      {isOpen && <Deliveries webhook={webhook} listedAt={listedAt} />}
    </li>
  );
};

const useActions = (webhook: Webhook, { onChange, onRevealed }: Pick<WebhookRowProps, 'onChange' | 'onRevealed'>) => {
  const { t } = useTranslation();
  const { _id: id, form, rest } = webhook;
  const name = nameOfWebhook(webhook);
  const { sendTest } = useSendTest(id);
  const changing = useChangeWebhook(id);
  const renewal = useRenewSecret(id, onRevealed);
  const removal = useRemoveWebhook(id);
  const say = (fallback: 'webhooks.saveFailed' | 'webhooks.removeFailed') => ({
    onError: (error: Error) => showToast({ kind: 'error', text: sentenceFor(error, fallback) }),
  });
  const renew = async () => {
    const isSure = await confirm({
      title: t('webhooks.newSecretQuestion'),
      text: t('webhooks.newSecretText'),
      confirmLabel: t('webhooks.newSecret'),
      cancelLabel: t('webhooks.keep'),
    });
    if (isSure) renewal.mutate(undefined, say('webhooks.saveFailed'));
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t('webhooks.removeQuestion', { name }),
      text: t('webhooks.removeText'),
      confirmLabel: t('webhooks.remove'),
      cancelLabel: t('webhooks.keep'),
      danger: true,
    });
    if (isSure) removal.mutate(undefined, say('webhooks.removeFailed'));
  };
  const pause = () => changing.mutate({ resting: true }, say('webhooks.saveFailed'));
  return [
    { label: t('webhooks.sendTest'), icon: IconSend, run: sendTest },
    { label: t('webhooks.change'), icon: IconPencil, run: onChange },
    ...(form === 'json' ? [{ label: t('webhooks.newSecret'), icon: IconKey, run: renew }] : []),
    ...(rest ? [] : [{ label: t('webhooks.rest'), icon: IconZzz, run: pause }]),
    { label: t('webhooks.remove'), icon: IconTrash, run: remove, isDangerous: true, isApart: true },
  ];
};
