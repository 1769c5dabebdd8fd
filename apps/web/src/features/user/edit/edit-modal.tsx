import { type ReactNode, type RefObject, type SubmitEvent, useId } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useUnsavedGuard } from '../../../lib/session/use-unsaved-guard.ts';
import { Button } from '../../../ui/action/button.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import classes from './edit-modal.module.css';

type EditModalProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  size?: 'md' | 'lg';
  isDirty: boolean;
  isSaving: boolean;
  canSave?: boolean;
  form: { ref?: RefObject<HTMLFormElement | null>; noValidate?: boolean; onSubmit: (event: SubmitEvent) => void };
  children: ReactNode;
};

/** The frame of every profile modal: Save Changes, and a question before changes are thrown away. */
export const EditModal = (props: EditModalProps) => {
  const { title, isOpen, onClose, size = 'md', isDirty, isSaving, canSave = true, form, children } = props;
  const { t } = useTranslation();
  const formId = useId();
  useUnsavedGuard(isOpen && isDirty, t('settings.leaveText'));

  const askToClose = async () => {
    const question = {
      title: t('profile.discardQuestion'),
      text: t('profile.discardText'),
      confirmLabel: t('profile.discard'),
      cancelLabel: t('profile.keepEditing'),
      danger: true,
    };
    if (!isDirty || (await confirm(question))) onClose();
  };
  return (
    <Modal
      title={title}
      isOpen={isOpen}
      onClose={askToClose}
      size={size}
      footer={
        <>
          <Button variant="plain" onClick={askToClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isSaving} disabled={!canSave}>
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={classes.form}>
        {children}
      </form>
    </Modal>
  );
};
