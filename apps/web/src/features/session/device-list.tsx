import type { Session } from '@pinlife/contract/auth';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { formatMoment } from '../../lib/format.ts';
import { hasFailed } from '../../lib/has-failed.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { SkeletonBar } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { showToast } from '../../ui/toast.ts';
import { useEndSession, useSessions } from './api.ts';
import { describeDevice } from './describe-device.ts';
import classes from './device-list.module.css';

/** Where the person is logged in; every other device can be signed out from here. */
export const DeviceList = () => {
  const answer = useSessions();
  const sessions = answer.data;
  if (hasFailed(answer)) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
  if (!sessions) return <SkeletonBar height={40} />;
  return (
    <ul className={classes.list}>
      {sessions.map((session) => (
        <Device key={session._id} session={session} />
      ))}
    </ul>
  );
};

const Device = ({ session }: { session: Session }) => {
  const { t } = useTranslation();
  const end = useEndSession();
  const device = describeDevice(session.userAgent, t);
  const Icon = /Mobile|Android|iPhone/.test(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  const signOut = () =>
    end.mutate(session._id, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'settings.signOutFailed') }),
    });
  return (
    <li className={classes.device}>
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <span>{device}</span>
        <span className={classes.seen}>{t('settings.lastSeen', { date: formatMoment(session.lastSeenAt) })}</span>
      </div>
      {session.current ? (
        <Stamp>{t('settings.thisDevice')}</Stamp>
      ) : (
        <Button
          variant="outline"
          size="sm"
          isLoading={end.isPending}
          onClick={signOut}
          aria-label={t('settings.signOutNamed', { device })}
        >
          {t('settings.signOut')}
        </Button>
      )}
    </li>
  );
};
