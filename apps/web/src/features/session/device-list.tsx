import type { KnownDevice } from '@pinlife/contract/auth/schema';
import type { AccessToken, Session } from '@pinlife/contract/session/schema';
import { IconDeviceDesktop, IconDeviceMobile, IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { describeDevice } from '../../entities/session/describe-device.ts';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { formatRecent } from '../../lib/i18n/recent.ts';
import { Button } from '../../ui/action/button.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { IconRow, IconRows } from '../../ui/list/icon-row.tsx';
import { StateStamp } from '../../ui/mark/state-stamp.tsx';
import { useEndSession, useForgetDevice, useKnownDevices, useSessions } from './api.ts';
import { useAccessTokens, useRemoveToken } from './tokens/api.ts';

/** The sessions of the person and their scripts; all others can be ended from here. */
export const DeviceList = () => {
  const answer = useSessions();
  const tokens = useAccessTokens().data?.filter(({ ended }) => !ended) ?? [];
  const sessions = answer.data;
  if (hasFailed(answer)) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
  if (!sessions) return <SkeletonBar height={40} />;
  return (
    <IconRows>
      {sessions.map((session) => (
        <Device key={session._id} session={session} />
      ))}
      {tokens.map((token) => (
        <Script key={token._id} token={token} />
      ))}
    </IconRows>
  );
};

/** The browsers that a login by password has made known, logged in or not. */
export const KnownDeviceList = () => {
  const answer = useKnownDevices();
  if (hasFailed(answer)) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
  if (!answer.data) return <SkeletonBar height={40} />;
  return (
    <IconRows>
      {answer.data.map((device) => (
        <Known key={device._id} device={device} />
      ))}
    </IconRows>
  );
};

const Device = ({ session }: { session: Session }) => {
  const { t } = useTranslation();
  const end = useEndSession();
  const device = describeDevice(session.userAgent, t);
  const signOut = () =>
    end.mutate(session._id, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'settings.signOutFailed') }),
    });
  return (
    <Row seen={session}>
      {session.current ? (
        <StateStamp>{t('settings.thisDevice')}</StateStamp>
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
    </Row>
  );
};

const Script = ({ token: { _id, name, createdAt, lastUsedAt } }: { token: AccessToken }) => {
  const { t } = useTranslation();
  const removal = useRemoveToken();
  const remove = () =>
    removal.mutate(_id, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'settings.signOutFailed') }),
    });
  const detail = t('settings.lastSeen', { date: formatRecent(lastUsedAt ?? createdAt) });
  return (
    <IconRow icon={IconKey} title={name} detail={detail}>
      <Button
        variant="outline"
        size="sm"
        isLoading={removal.isPending}
        onClick={remove}
        aria-label={t('settings.signOutNamed', { device: name })}
      >
        {t('settings.signOut')}
      </Button>
    </IconRow>
  );
};

const Known = ({ device }: { device: KnownDevice }) => {
  const { t } = useTranslation();
  const forget = useForgetDevice();
  const forgetIt = () =>
    forget.mutate(device._id, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'settings.forgetFailed') }),
    });
  return (
    <Row seen={device}>
      {device.current && <StateStamp>{t('settings.thisDevice')}</StateStamp>}
      <Button
        variant="outline"
        size="sm"
        isLoading={forget.isPending}
        onClick={forgetIt}
        aria-label={t('settings.forgetNamed', { device: describeDevice(device.userAgent, t) })}
      >
        {t('settings.forget')}
      </Button>
    </Row>
  );
};

type LastUse = Pick<Session, 'userAgent' | 'lastSeenAt'>;

const Row = ({ seen: { userAgent, lastSeenAt }, children }: { seen: LastUse; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <IconRow
      icon={/Mobile|Android|iPhone/.test(userAgent) ? IconDeviceMobile : IconDeviceDesktop}
      title={describeDevice(userAgent, t)}
      detail={t('settings.lastSeen', { date: formatRecent(lastSeenAt) })}
    >
      {children}
    </IconRow>
  );
};
