import type { PushDevice } from '@pinlife/contract/push/schema';
import type { User } from '@pinlife/contract/user/schema';
import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import { describeDevice } from '../../entities/session/describe-device.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/field/switch.tsx';
import { IconRow, IconRows } from '../../ui/list/icon-row.tsx';
import { StateStamp } from '../../ui/mark/state-stamp.tsx';
import { usePushDevices, useRemovePushDevice, useTestPush } from './api.ts';
import { askForPush } from './consent.ts';
import classes from './push.module.css';
import { disablePush, type PushState } from './subscription.ts';
import { usePushState } from './use-push-state.ts';

/** The devices that get pushes; this one can be added, and each can be removed. */
export const PushSettings = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const state = usePushState(user.id);
  const [wished, setWished] = useState<boolean | null>(null);
  const { data: devices = [] } = usePushDevices(state);
  const change = async (isOn: boolean) => {
    setWished(isOn);
    await (isOn ? askForPush(user.id) : disablePush());
    setWished(null);
  };
  return (
    <>
      <Switch label={t('push.here')} value={wished ?? state === 'on'} onChange={change} />
      {devices.length > 0 && (
        <div className={classes.devices}>
          <IconRows aria-label={t('push.devices')}>
            {devices.map((device) => (
              <Device key={device._id} device={device} state={state} />
            ))}
          </IconRows>
          <TestButton />
        </div>
      )}
    </>
  );
};

const Device = ({ device, state }: { device: PushDevice; state: PushState | null }) => {
  const { t } = useTranslation();
  const remove = useRemovePushDevice();
  const name = describeDevice(device.userAgent, t);
  const isThis = device.current && state === 'on';
  const leave = () =>
    remove.mutate(device._id, {
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'push.removeFailed') }),
    });
  return (
    <IconRow icon={IconBellRinging} title={name} detail={t('push.since', { date: formatMoment(device.createdAt) })}>
      {isThis ? (
        <StateStamp>{t('settings.thisDevice')}</StateStamp>
      ) : (
        <Button
          variant="outline"
          size="sm"
          isLoading={remove.isPending}
          onClick={leave}
          aria-label={t('push.removeNamed', { device: name })}
        >
          {t('push.remove')}
        </Button>
      )}
    </IconRow>
  );
};

const TestButton = () => {
  const { t } = useTranslation();
  const test = useTestPush();
  const send = () =>
    test.mutate(undefined, {
      onSuccess: (count) => showToast({ kind: 'success', text: t('push.tested', { count }) }),
      onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'push.testFailed') }),
    });
  return (
    <Button variant="outline" size="sm" isLoading={test.isPending} onClick={send}>
      {t('push.test')}
    </Button>
  );
};
