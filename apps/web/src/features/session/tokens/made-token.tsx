import type { NewAccessToken } from '@pinlife/contract/session/schema';
import { useState } from 'react';
import { formatDate } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useUnsavedGuard } from '../../../lib/session/use-unsaved-guard.ts';
import { Button } from '../../../ui/action/button.tsx';
import { SecretOnce } from '../../../ui/field/secret-once.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import classes from './tokens.module.css';

/** A new token, shown once. Closing before copying asks first. */
export const MadeToken = ({ made, onClose }: { made: NewAccessToken | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const [copiedId, setCopiedId] = useState<string | null>(null);
  useUnsavedGuard(made !== null && copiedId !== made._id, t('tokens.closeText'));
  const close = async () => {
    const isSure =
      copiedId === made?._id ||
      (await confirm({
        title: t('tokens.closeQuestion'),
        text: t('tokens.closeText'),
        confirmLabel: t('shell.close'),
        cancelLabel: t('tokens.goBack'),
      }));
    if (isSure) onClose();
  };
  const footer = (
    <Button variant="outline" onClick={close}>
      {t('tokens.done')}
    </Button>
  );
  return (
    <Modal
      isOpen={made !== null}
      onClose={close}
      title={t('tokens.made')}
      hasClose={false}
      size="narrow"
      footer={footer}
    >
      {made && (
        <>
          <SecretOnce
            label={t('tokens.made')}
            text={t('tokens.once')}
            secret={made.token}
            onCopied={() => setCopiedId(made._id)}
          />
          <dl className={classes.facts}>
            <dt>{t('tokens.name')}</dt>
            <dd>{made.name}</dd>
            <dt>{t('tokens.may')}</dt>
            <dd>{t(`tokens.${made.access}`)}</dd>
            <dt>{t('tokens.ends')}</dt>
            <dd>
              {made.expiresAt
                ? formatDate(new Date(made.expiresAt), { day: 'numeric', month: 'short', year: 'numeric' })
                : t('tokens.never')}
            </dd>
          </dl>
        </>
      )}
    </Modal>
  );
};
