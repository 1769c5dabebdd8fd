import { type SubmitEvent, useId, useState } from 'react';
import type { ApiError } from '../../lib/api/api-error.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../action/button.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { Modal } from './modal.tsx';
import classes from './password-dialog.module.css';

type PasswordDialogProps<Result> = {
  isOpen: boolean;
  title: string;
  text: string;
  label?: string;
  confirmLabel: string;
  cancelLabel: string;
  isDanger?: boolean;
  /** Another page follows: the dialog stays until it is there. */
  leavesPage?: boolean;
  describeError: (error: ApiError) => string;
  run: (password: string) => Promise<Result>;
  onDone?: (result: Result) => void;
  onClose: () => void;
};

/** Asks for the password, because an open session is not enough. */
export const PasswordDialog = <Result,>(props: PasswordDialogProps<Result>) => {
  const { isOpen, title, text, confirmLabel, cancelLabel, isDanger, leavesPage = false, run, onDone, onClose } = props;
  const { t } = useTranslation();
  const { label = t('auth.password'), describeError } = props;
  const formId = useId();
  const [password, setPassword] = useState('');
  const close = () => {
    setPassword('');
    task.clear();
    onClose();
  };
  const task = useTask({
    run,
    onDone: (result) => {
      if (!leavesPage) close();
      onDone?.(result);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== '') void task.start(password);
  };
  const footer = (
    <>
      <Button variant="plain" onClick={close}>
        {cancelLabel}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={isDanger ? 'danger' : 'primary'}
        isLoading={task.isRunning || (leavesPage && task.isDone)}
        disabled={password === ''}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={close} title={title} size="sm" footer={footer}>
      <form id={formId} className={classes.fields} onSubmit={submit}>
        <p>{text}</p>
        <PasswordField
          name="password"
          label={label}
          autoComplete="current-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            task.clear();
          }}
          error={task.error ? describeError(task.error) : undefined}
          data-autofocus
        />
      </form>
    </Modal>
  );
};
