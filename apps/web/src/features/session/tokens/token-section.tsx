import type { AccessToken, NewAccessToken } from '@pinlife/contract/session/schema';
import { IconKey, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { hasFailed } from '../../../lib/api/has-failed.ts';
import { formatDay } from '../../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { formatRecent } from '../../../lib/i18n/recent.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import link from '../../../ui/action/link.module.css';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { IconRow, IconRows } from '../../../ui/list/icon-row.tsx';
import { SectionEmpty } from '../../../ui/list/section-empty.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { Pill } from '../../../ui/mark/pill.tsx';
import { StateStamp } from '../../../ui/mark/state-stamp.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { useAccessTokens, useRemoveToken } from './api.ts';
import { MadeToken } from './made-token.tsx';
import { TokenForm } from './token-form.tsx';
import classes from './tokens.module.css';

/** The access tokens of the person: listed, made, removed. */
export const TokenSection = () => {
  const { t } = useTranslation();
  const answer = useAccessTokens();
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<NewAccessToken | null>(null);
  const makeButton = (
    <Button variant="soft" onClick={() => setIsMaking(true)}>
      <IconPlus size={18} stroke={1.75} aria-hidden />
      {t('tokens.make')}
    </Button>
  );
  return (
    <SettingsSection title={t('tokens.title')} text={t('tokens.text')}>
      <div className={classes.stack}>
        {hasFailed(answer) ? (
          <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />
        ) : !answer.data ? (
          <SkeletonBar height={40} />
        ) : answer.data.length === 0 ? (
          <SectionEmpty icon={IconKey} title={t('tokens.none')} text={t('tokens.noneText')}>
            {makeButton}
          </SectionEmpty>
        ) : (
          <>
            <IconRows>
              {answer.data.map((token) => (
                <TokenRow key={token._id} token={token} />
              ))}
            </IconRows>
            <div className={classes.foot}>
              {makeButton}
              <a className={link.link} href="/api/docs">
                {t('tokens.tryIt')}
              </a>
            </div>
          </>
        )}
        <TokenForm
          isOpen={isMaking}
          onClose={() => setIsMaking(false)}
          onMade={(token) => {
            setIsMaking(false);
            setMade(token);
          }}
        />
        <MadeToken made={made} onClose={() => setMade(null)} />
      </div>
    </SettingsSection>
  );
};

const TokenRow = ({ token }: { token: AccessToken }) => {
  const { t } = useTranslation();
  const removal = useRemoveToken();
  const { name, expiresAt, ended } = token;
  const used = token.lastUsedAt ? t('tokens.usedAt', { date: formatRecent(token.lastUsedAt) }) : t('tokens.unused');
  const date = expiresAt ? formatDay(new Date(expiresAt)) : '';
  const detail = ended
    ? t('tokens.detailEnded', { date, used })
    : expiresAt
      ? t('tokens.detailEnds', { date, used })
      : t('tokens.detailNever', { used });
  const remove = async () => {
    const isSure =
      ended ||
      (await confirm({
        title: t('tokens.removeQuestion', { name }),
        text: t('tokens.removeText'),
        confirmLabel: t('tokens.remove'),
        cancelLabel: t('tokens.keep'),
        danger: true,
      }));
    if (!isSure) return;
    removal.mutate(token._id, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'tokens.removeFailed') }),
    });
  };
  const title = (
    <span className={classes.title}>
      {name}
      <Pill tone={token.access === 'write' ? 'warning' : undefined}>{t(`tokens.${token.access}`)}</Pill>
      {ended && <StateStamp>{t('tokens.ended')}</StateStamp>}
    </span>
  );
  return (
    <IconRow icon={IconKey} title={title} detail={detail}>
      <IconButton label={t('tokens.removeNamed', { name })} icon={IconTrash} onClick={remove} />
    </IconRow>
  );
};
