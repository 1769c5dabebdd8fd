import type { CalendarFeed, CalendarFeedUpdate } from '@pinlife/contract/calendar/schema';
import { IconEye, IconRefresh, IconRss } from '@tabler/icons-react';
import { hasFailed } from '../../../lib/api/has-failed.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { formatRecent } from '../../../lib/i18n/recent.ts';
import { Button } from '../../../ui/action/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { CopyField } from '../../../ui/field/copy-field.tsx';
import { SettingRow } from '../../../ui/field/setting-row.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { useCalendarFeed, useChangeFeed } from './api.ts';
import classes from './feed.module.css';

/** The private address at which calendar programs read the reminders: turned on, copied, renewed, turned off. */
export const FeedSection = () => {
  const { t } = useTranslation();
  const answer = useCalendarFeed();
  const { mutate, isPending } = useChangeFeed();
  const change = (wanted: CalendarFeedUpdate | null) =>
    mutate(wanted, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'feed.failed') }),
    });
  const toggle = async (isOn: boolean) => {
    if (isOn) return change({});
    const isSure = await confirm({
      title: t('feed.offQuestion'),
      text: t('feed.offText'),
      confirmLabel: t('feed.off'),
      cancelLabel: t('feed.keepOn'),
      danger: true,
    });
    if (isSure) change(null);
  };
  return (
    <SettingsSection title={t('feed.title')} text={t('feed.text')}>
      <div className={classes.stack}>
        {hasFailed(answer) ? (
          <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />
        ) : answer.data === undefined ? (
          <SkeletonBar height={40} />
        ) : (
          <>
            <SettingRow title={t('feed.on')} value={answer.data !== null} isDisabled={isPending} onChange={toggle}>
              {t(answer.data ? 'feed.onText' : 'feed.offHint')}
            </SettingRow>
            {answer.data && <FeedAddress feed={answer.data} onChange={change} />}
          </>
        )}
      </div>
    </SettingsSection>
  );
};

type FeedAddressProps = { feed: CalendarFeed; onChange: (change: CalendarFeedUpdate) => void };

const FeedAddress = ({ feed, onChange }: FeedAddressProps) => {
  const { t } = useTranslation();
  const renew = async () => {
    const isSure = await confirm({
      title: t('feed.renewQuestion'),
      text: t('feed.renewText'),
      confirmLabel: t('feed.renew'),
      cancelLabel: t('feed.renewKeep'),
    });
    if (isSure) onChange({ renew: true });
  };
  return (
    <>
      <div>
        <CopyField label={t('feed.address')} value={feed.url} icon={IconRss} copyLabel={t('feed.copy')} />
        <p className={classes.fact}>
          <IconEye size={16} stroke={1.75} aria-hidden />
          {t(feed.titles ? 'feed.whoReads' : 'feed.whoReadsTimes')}
        </p>
      </div>
      <SettingRow title={t('feed.titles')} value={feed.titles} onChange={(titles) => onChange({ titles })}>
        {t('feed.titlesText')}
      </SettingRow>
      <div className={classes.foot}>
        <span className={classes.asked}>
          {feed.lastAskedAt ? t('feed.askedAt', { date: formatRecent(feed.lastAskedAt) }) : t('feed.notAsked')}
        </span>
        <Button variant="outline" size="sm" onClick={renew}>
          <IconRefresh size={18} stroke={1.75} aria-hidden />
          {t('feed.renew')}
        </Button>
      </div>
    </>
  );
};
