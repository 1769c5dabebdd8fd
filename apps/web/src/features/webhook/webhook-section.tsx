import { WEBHOOKS_MAX } from '@pinlife/contract/webhook/limits';
import type { RevealedWebhook, Webhook } from '@pinlife/contract/webhook/schema';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { SectionEmpty } from '../../ui/list/section-empty.tsx';
import { SettingsSection } from '../../ui/list/settings-section.tsx';
import { useWebhooks } from './api.ts';
import classes from './webhook.module.css';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** The webhooks of the person: listed, added, changed, tried out. */
export const WebhookSection = () => {
  const { t } = useTranslation();
  const mostId = useId();
  const answer = useWebhooks();
  /** The edited webhook; null for a new one, undefined if the form is closed. */
  const [edited, setEdited] = useState<Webhook | null>();
  const [revealed, setRevealed] = useState<RevealedWebhook | null>(null);
  const count = answer.data?.length ?? 0;
  const isFull = count >= WEBHOOKS_MAX;
  const addButton = (
    <Button
      variant="soft"
      disabled={isFull}
      aria-describedby={isFull ? mostId : undefined}
      onClick={() => setEdited(null)}
    >
      <IconPlus size={18} stroke={1.75} aria-hidden />
      {t('webhooks.add')}
    </Button>
  );
  const text = count > 0 ? t('webhooks.textCount', { count, max: `${WEBHOOKS_MAX}` }) : t('webhooks.text');
  return (
    <SettingsSection title={t('webhooks.title')} text={text}>
      <div className={classes.stack}>
        {hasFailed(answer) ? (
          <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />
        ) : !answer.data ? (
          <SkeletonBar height={40} />
        ) : count === 0 ? (
          <SectionEmpty icon={IconWebhook} title={t('webhooks.none')} text={t('webhooks.noneText')}>
            {addButton}
          </SectionEmpty>
        ) : (
          <>
            <ul className={classes.list}>
              {answer.data.map((webhook) => (
                <WebhookRow
                  key={webhook._id}
                  webhook={webhook}
                  listedAt={answer.dataUpdatedAt}
                  onChange={() => setEdited(webhook)}
                  onRevealed={setRevealed}
                />
              ))}
            </ul>
            <div className={classes.foot}>
              {addButton}
              {isFull && <span id={mostId}>{t('webhooks.most')}</span>}
            </div>
          </>
        )}
        <WebhookForm
          key={edited?._id ?? 'new'}
          isOpen={edited !== undefined}
          webhook={edited ?? null}
          onClose={() => setEdited(undefined)}
          onSaved={(saved) => {
            setEdited(undefined);
            if (saved.secret !== null) setRevealed(saved);
          }}
        />
        <WebhookSecret webhook={revealed} onClose={() => setRevealed(null)} />
      </div>
    </SettingsSection>
  );
};
