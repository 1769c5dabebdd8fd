import { type SubmitEvent, useId, useState } from 'react';
import { useTask } from '../../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { deleteAccount } from '../api.ts';
import classes from './settings.module.css';

/** Asks for the password: an open tab alone must not be enough to lose everything. */
export const DeleteAccountModal = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const formId = useId();
  const [password, setPassword] = useState('');
  const removal = useTask({ run: deleteAccount });
  const close = () => {
    setPassword('');
    removal.clear();
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    removal.start(password);
  };
  const footer = (
    <>
      <Button variant="plain" onClick={close}>
        {t('settings.keepAccount')}
      </Button>
      <Button type="submit" form={formId} variant="danger" isLoading={removal.isRunning} disabled={password === ''}>
        {t('settings.deleteForGood')}
      </Button>
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={close} title={t('settings.deleteQuestion')} size="sm" footer={footer}>
      <form id={formId} className={classes.fields} onSubmit={submit}>
        <p className={classes.warning}>{t('settings.deleteText')}</p>
        <PasswordField
          name="password"
          label={t('settings.currentPassword')}
          autoComplete="current-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            removal.clear();
          }}
          error={removal.error ? sentenceFor(removal.error, 'settings.deleteFailed') : undefined}
          data-autofocus
        />
      </form>
    </Modal>
  );
};
