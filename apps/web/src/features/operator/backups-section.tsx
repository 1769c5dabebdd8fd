import type { BackupRun, Backups } from '@pinlife/contract/operator/schema';
import { IconArchive } from '@tabler/icons-react';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { capitalise, formatTime } from '../../lib/i18n/format.ts';
import { formatBytes, useTranslation } from '../../lib/i18n/i18n.ts';
import { formatRecentDay } from '../../lib/i18n/recent.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { Hint } from '../../ui/feedback/hint.tsx';
import { ShareBar } from '../../ui/feedback/share-bar.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { SectionEmpty } from '../../ui/list/section-empty.tsx';
import { SettingsSection } from '../../ui/list/settings-section.tsx';
import { useBackups } from './api.ts';
import { formatComing, formatCount } from './format.ts';
import classes from './health/health.module.css';
import { HealthLine } from './health/health-line.tsx';
import { SettingNames } from './health/setting-names.tsx';
import operator from './operator.module.css';

/** The default time. */
const FIRST_TIME = new Date(2026, 0, 1, 3, 30);

export const BackupsSection = () => {
  const { t } = useTranslation();
  const answer = useBackups();
  return (
    <SettingsSection title={t('operator.backup.title')} text={t('operator.backup.text')}>
      {hasFailed(answer) && <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />}
      {answer.isPending && <SkeletonBar height={120} />}
      {answer.data && <Nights backups={answer.data} />}
    </SettingsSection>
  );
};

const Nights = ({ backups: { plan, runs } }: { backups: Backups }) => {
  const { t } = useTranslation();
  const [newest] = runs;
  if (!plan) {
    return (
      <SectionEmpty
        icon={IconArchive}
        title={t('operator.backup.none')}
        text={<SettingNames text={t('operator.backup.noneText', { time: formatTime(FIRST_TIME) })} />}
      />
    );
  }
  const kept =
    plan.kept !== null &&
    t('operator.backup.kept', {
      count: plan.kept,
      days: formatCount(plan.days, 'day'),
      weeks: formatCount(plan.weeks, 'week'),
      months: formatCount(plan.months, 'month'),
    });
  return (
    <div className={operator.stack}>
      {newest?.state === 'failed' && <Failure run={newest} />}
      {newest?.state === 'reading' && <Reading run={newest} />}
      {runs.length > 0 && (
        <ul className={classes.lines}>
          {runs
            .filter(({ state }) => state !== 'reading')
            .map((run) => (
              <Night key={run.dueAt} run={run} />
            ))}
        </ul>
      )}
      <p className={operator.detail}>
        {kept && `${kept} `}
        {t('operator.backup.next', { when: formatComing(plan.nextAt) })}
      </p>
    </div>
  );
};

const Failure = ({ run: { fault, retryAt } }: { run: BackupRun }) => {
  const { t } = useTranslation();
  const reason = t(`operator.backup.fault.${fault ?? 'other'}`);
  return (
    <Hint tone="danger">
      <SettingNames
        text={
          retryAt
            ? t('operator.backup.retry', { fault: reason, when: formatComing(retryAt) })
            : t('operator.backup.failedForGood', { fault: reason })
        }
      />
    </Hint>
  );
};

const Reading = ({ run: { bytes, readBytes } }: { run: BackupRun }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.running}>
      <span>
        {t('operator.backup.reading')}
        <span className={operator.detail}>
          {t('operator.health.ofTotal', { part: formatBytes(readBytes), total: formatBytes(bytes) })}
        </span>
      </span>
      <ShareBar label={t('operator.backup.reading')} share={bytes > 0 ? readBytes / bytes : 0} />
    </div>
  );
};

const Night = ({ run: { dueAt, endedAt, tries, state, bytes, fault } }: { run: BackupRun }) => {
  const { t } = useTranslation();
  const sayValue = () => {
    if (state === 'writing') return t('operator.backup.writing');
    if (state === 'failed') {
      const times = tries.map((at) => formatTime(new Date(at))).join(', ');
      return t('operator.backup.failed', { times, fault: t(`operator.backup.fault.${fault ?? 'other'}`) });
    }
    return t('operator.backup.done', { time: formatTime(new Date(endedAt ?? dueAt)), size: formatBytes(bytes) });
  };
  return (
    <HealthLine
      state={state === 'failed' ? 'error' : 'ok'}
      name={capitalise(formatRecentDay(new Date(dueAt)))}
      value={sayValue()}
    />
  );
};
