import { WEBHOOK_SIGNATURE_HEADER } from '@pinlife/contract/webhook/limits';
import type { RevealedWebhook } from '@pinlife/contract/webhook/schema';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useUnsavedGuard } from '../../lib/session/use-unsaved-guard.ts';
import { Button } from '../../ui/action/button.tsx';
import { SecretOnce } from '../../ui/field/secret-once.tsx';
import { confirm } from '../../ui/overlay/confirm.ts';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useSendTest } from './use-send-test.ts';
import classes from './webhook.module.css';

/** The secret of a webhook, shown once. Closing before copying asks first. */
export const WebhookSecret = ({ webhook, onClose }: { webhook: RevealedWebhook | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string | null>(null);
  const { sendTest, isSending } = useSendTest(webhook?._id ?? '');
  useUnsavedGuard(webhook !== null && copied !== webhook.secret, t('webhooks.closeText'));
  const close = async () => {
    const isSure =
      copied === webhook?.secret ||
      (await confirm({
        title: t('webhooks.closeQuestion'),
        text: t('webhooks.closeText'),
        confirmLabel: t('shell.close'),
        cancelLabel: t('webhooks.goBack'),
      }));
    if (isSure) onClose();
  };
  const footer = (
    <>
      <Button variant="outline" isLoading={isSending} onClick={sendTest}>
        <IconSend size={18} stroke={1.75} aria-hidden />
        {t('webhooks.sendTest')}
      </Button>
      <Button onClick={close}>{t('webhooks.done')}</Button>
    </>
  );
  return (
    <Modal
      isOpen={webhook !== null}
      onClose={close}
      title={t('webhooks.made')}
      hasClose={false}
      size="narrow"
      footer={footer}
    >
      {webhook?.secret && (
        <>
          <SecretOnce
            label={t('webhooks.made')}
            text={t('webhooks.once')}
            secret={webhook.secret}
            onCopied={() => setCopied(webhook.secret)}
          />
          <p className={classes.hint}>
            {t('webhooks.secretText')} <code>{WEBHOOK_SIGNATURE_HEADER}</code>
          </p>
        </>
      )}
    </Modal>
  );
};
