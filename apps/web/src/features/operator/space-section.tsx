import { NEARLY_FULL_SHARE } from '@pinlife/contract/media/limits';
import type { QuotaSetting } from '@pinlife/contract/operator/schema';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { formatBytes, sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import link from '../../ui/action/link.module.css';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { SettingRow } from '../../ui/field/setting-row.tsx';
import { SettingsSection } from '../../ui/list/settings-section.tsx';
import { useQuota, useSetQuota } from './api.ts';
import { formatPercent } from './format.ts';
import { GbField, readGb, toGb } from './gb-field.tsx';
import { SettingNames } from './health/setting-names.tsx';
import classes from './operator.module.css';

/** The suggested limit. */
const FIRST_BYTES = 10_000_000_000;

export const SpaceSection = ({ peoplePath }: { peoplePath: string }) => {
  const { t } = useTranslation();
  const answer = useQuota();
  return (
    <SettingsSection title={t('operator.space')} text={t('operator.spaceText')}>
      {hasFailed(answer) && <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />}
      {answer.isPending && <SkeletonBar height={120} />}
      {answer.data && <Limit key={answer.data.quotaBytes} setting={answer.data} peoplePath={peoplePath} />}
    </SettingsSection>
  );
};

const Limit = ({ setting, peoplePath }: { setting: QuotaSetting; peoplePath: string }) => {
  const { t } = useTranslation();
  const { quotaBytes, isPinned, withOwn, nearlyFull } = setting;
  const { mutate, isPending } = useSetQuota();
  // Optimistic, because the mutation is pending only one render later.
  const [wanted, setWanted] = useState<number | null | undefined>(undefined);
  const [typed, setTyped] = useState(toGb(quotaBytes ?? FIRST_BYTES));
  const [isWrong, setIsWrong] = useState(false);
  const set = (bytes: number | null) => {
    setWanted(bytes);
    mutate(bytes, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'operator.failed') }),
      onSettled: () => setWanted(undefined),
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const bytes = readGb(typed);
    setIsWrong(bytes === null);
    if (bytes !== null) set(bytes);
  };
  const isOn = (wanted === undefined ? quotaBytes : wanted) !== null;
  return (
    <div className={classes.stack}>
      <SettingRow
        title={t('operator.limitSpace')}
        value={isOn}
        onChange={(isWanted) => set(isWanted ? FIRST_BYTES : null)}
        isDisabled={isPinned}
      >
        <SettingNames
          text={
            isPinned ? t('operator.quotaPinned', { quota: formatBytes(quotaBytes ?? 0) }) : t('operator.limitSpaceText')
          }
        />
      </SettingRow>
      {isOn && !isPinned && (
        <form className={classes.gb} onSubmit={submit} noValidate>
          <GbField label={t('operator.eachGets')} value={typed} onChange={setTyped} isWrong={isWrong} />
          <Button type="submit" variant="outline" isLoading={isPending}>
            {t('operator.set')}
          </Button>
        </form>
      )}
      <div>
        <p className={classes.detail}>
          {t('operator.withOwn', { count: withOwn })},{' '}
          {t('operator.nearlyFull', { count: nearlyFull, percent: formatPercent(NEARLY_FULL_SHARE) })}.
        </p>
        <Link className={link.link} to={`${peoplePath}?order=space`}>
          {t('operator.bySpace')}
        </Link>
      </div>
    </div>
  );
};
