import type { Health } from '@pinlife/contract/operator/schema';
import { hasFailed } from '../../../lib/api/has-failed.ts';
import { formatTime } from '../../../lib/i18n/format.ts';
import { formatBytes, formatWait, useTranslation } from '../../../lib/i18n/i18n.ts';
import { formatRecentLine } from '../../../lib/i18n/recent.ts';
import { Button } from '../../../ui/action/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { useHealth, useTestMail, useTestPush, useTotals } from '../api.ts';
import { formatNumber } from '../format.ts';
import operator from '../operator.module.css';
import classes from './health.module.css';
import { HealthLine } from './health-line.tsx';
import { SettingNames } from './setting-names.tsx';

export const HealthSection = () => {
  const { t } = useTranslation();
  const answer = useHealth();
  return (
    <SettingsSection title={t('operator.health.title')} text={<SettingNames text={t('operator.health.text')} />}>
      <div className={operator.stack}>
        <TotalNumbers />
        {hasFailed(answer) && <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />}
        {answer.isPending && <SkeletonBar height={260} />}
        {answer.data && <Lines health={answer.data} />}
      </div>
    </SettingsSection>
  );
};

const TotalNumbers = () => {
  const { t } = useTranslation();
  const answer = useTotals();
  if (hasFailed(answer)) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
  if (!answer.data) return <SkeletonBar height={70} />;
  const { people, pinups, bytes, version } = answer.data;
  const numbers = [
    [t(people === 1 ? 'operator.health.person' : 'operator.health.people'), formatNumber(people)],
    [t(pinups === 1 ? 'operator.health.pinup' : 'operator.health.pinups'), formatNumber(pinups)],
    [t('operator.health.files'), formatBytes(bytes)],
    [t('operator.health.version'), version],
  ] as const;
  return (
    <dl className={classes.totals}>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Lines = ({ health: { disk, jobs, reminders, backup, mail, push } }: { health: Health }) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.lines}>
      <HealthLine
        state={disk.state}
        name={t('operator.health.name.disk')}
        value={t('operator.health.ofTotal', {
          part: formatBytes(disk.freeBytes),
          total: formatBytes(disk.totalBytes),
        })}
        todo={disk.state === 'ok' ? null : t('operator.health.todo.disk')}
      />
      <HealthLine
        state={jobs.state}
        name={t('operator.health.name.jobs')}
        value={
          jobs.waiting === 0
            ? t('operator.health.noJobs')
            : t('operator.health.jobs', { count: jobs.waiting, time: formatWait(jobs.oldestSeconds) })
        }
        todo={jobs.state === 'ok' ? null : t('operator.health.todo.jobs')}
      />
      <HealthLine
        state={reminders.state}
        name={t('operator.health.name.reminders')}
        value={
          reminders.late === 0
            ? t('operator.health.noneLate')
            : t('operator.health.late', { count: reminders.late, time: formatWait(reminders.lateSeconds) })
        }
        todo={reminders.state === 'ok' ? null : t('operator.health.todo.reminders')}
      />
      <BackupLine backup={backup} />
      <MailLine mail={mail} />
      <PushLine push={push} />
    </ul>
  );
};

const BackupLine = ({ backup: { state, fault, lastAt, failedNights } }: { backup: Health['backup'] }) => {
  const { t } = useTranslation();
  const none = t(fault === 'off' ? 'operator.health.notSet' : 'operator.health.noneYet');
  return (
    <HealthLine
      state={state}
      name={t('operator.health.name.backup')}
      value={lastAt ? formatRecentLine(lastAt) : none}
      todo={
        fault &&
        (fault === 'failed'
          ? t('operator.health.todo.failed', { count: failedNights })
          : t(`operator.health.todo.${fault}`))
      }
    />
  );
};

/** The result of a test replaces the stored state. */
const MailLine = ({ mail }: { mail: Health['mail'] }) => {
  const { t } = useTranslation();
  const test = useTestMail();
  const { state, fault, answer } = test.data ?? mail;
  const sayFault = () => {
    if (fault === 'notSet') return t('operator.health.notSet');
    return answer === null ? t('operator.health.noAnswer') : t('operator.health.notTaken', { answer });
  };
  const sayFine = () =>
    test.data
      ? t('operator.health.testSent', { time: formatTime(new Date(test.submittedAt)) })
      : t('operator.health.ready');
  return (
    <HealthLine
      state={state}
      name={t('operator.health.name.mail')}
      value={test.isPending ? t('operator.health.onItsWay') : fault === null ? sayFine() : sayFault()}
      todo={test.isPending ? null : fault && t(`operator.health.todo.${fault}`)}
    >
      {fault !== 'notSet' && (
        <TestButton part={t('operator.health.name.mail')} isBusy={test.isPending} onPress={() => test.mutate()} />
      )}
    </HealthLine>
  );
};

const PushLine = ({ push: { state, fault } }: { push: Health['push'] }) => {
  const { t } = useTranslation();
  const test = useTestPush();
  const sayFine = () => {
    if (test.isPending) return t('operator.health.onItsWay');
    if (test.data === 0) return t('operator.health.noDevice');
    return test.data
      ? t('operator.health.testSent', { time: formatTime(new Date(test.submittedAt)) })
      : t('operator.health.ready');
  };
  return (
    <HealthLine
      state={state}
      name={t('operator.health.name.push')}
      value={fault ? t('operator.health.noHttps') : sayFine()}
      todo={fault && t(`operator.health.todo.${fault}`)}
    >
      {!fault && (
        <TestButton part={t('operator.health.name.push')} isBusy={test.isPending} onPress={() => test.mutate()} />
      )}
    </HealthLine>
  );
};

const TestButton = ({ part, isBusy, onPress }: { part: string; isBusy: boolean; onPress: () => void }) => {
  const { t } = useTranslation();
  const label = t('operator.health.sendTest');
  return (
    <Button variant="outline" size="sm" isLoading={isBusy} aria-label={`${label}: ${part}`} onClick={onPress}>
      {label}
    </Button>
  );
};
