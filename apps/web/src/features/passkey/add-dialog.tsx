import { PASSKEY_NAME_MAX_LENGTH } from '@pinlife/contract/passkey/limits';
import { IconFingerprint } from '@tabler/icons-react';
import { type SubmitEvent, useId, useState } from 'react';
import { describeDevice } from '../../entities/session/describe-device.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useRefreshPasskeys } from './api.ts';
import classes from './passkey.module.css';
import { ceremony, loadCeremony } from './passkey-login.ts';

/** Errors of the password field; others are shown after the device's dialog. */
const OF_PASSWORD = ['current_password_wrong', 'too_many_attempts'];

export const AddDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const formId = useId();
  const refresh = useRefreshPasskeys();
  const [name, setName] = useState(() => describeDevice(navigator.userAgent, t));
  const [password, setPassword] = useState('');
  const close = () => {
    ceremony.find()?.stopCeremony();
    setPassword('');
    task.clear();
    onClose();
  };
  const task = useTask({
    run: async () => (await loadCeremony()).makePasskey(name, password),
    onDone: (made) => {
      close();
      void refresh();
      showToast({ kind: 'success', text: t('security.added', { name: made.name }) });
    },
    onFail: (error) => {
      if (!OF_PASSWORD.includes(error.code ?? ''))
        showToast({ kind: 'error', text: sentenceFor(error, 'error.passkey_refused') });
    },
  });
  const isReady = name.trim() !== '' && password !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady) void task.start(undefined);
  };
  const fault = task.error && OF_PASSWORD.includes(task.error.code ?? '') ? task.error : null;
  const footer = (
    <>
      <Button variant="plain" onClick={close}>
        {t('shell.cancel')}
      </Button>
      {!task.isRunning && (
        <Button type="submit" form={formId} disabled={!isReady}>
          <IconFingerprint size={18} stroke={1.75} aria-hidden />
          {t('security.goOn')}
        </Button>
      )}
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={close} title={t('security.addPasskey')} size="narrow" footer={footer}>
      {task.isRunning ? (
        <p className={classes.waiting} role="status">
          <Spinner />
          {t('security.waiting')}
        </p>
      ) : (
        <form id={formId} className={classes.fields} onSubmit={submit} noValidate>
          <p>{t('security.addPasskeyText')}</p>
          <TextField
            label={t('security.passkeyName')}
            value={name}
            onChange={setName}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
            hint={t('security.passkeyNameHint')}
            data-autofocus
          />
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              task.clear();
            }}
            error={fault ? sentenceFor(fault, 'security.failed') : undefined}
          />
        </form>
      )}
    </Modal>
  );
};
