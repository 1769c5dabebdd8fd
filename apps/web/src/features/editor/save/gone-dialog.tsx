import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import classes from './conflict-dialog.module.css';
import type { Gone } from './use-update-note.ts';

type GoneDialogProps = {
  gone: Gone;
  isSaving: boolean;
  onRestore: () => void;
  onKeepAsNew: () => void;
  onKeepWriting: () => void;
};

/** The note that is being edited was deleted. Closing it decides nothing and loses nothing. */
export const GoneDialog = ({ gone, isSaving, onRestore, onKeepAsNew, onKeepWriting }: GoneDialogProps) => {
  const { t } = useTranslation();
  const isInTrash = gone.where === 'trash';
  return (
    <Modal
      isOpen
      onClose={onKeepWriting}
      title={t('editor.gone.title')}
      footer={
        <>
          <Button variant="plain" data-autofocus disabled={isSaving} onClick={onKeepWriting}>
            {t('editor.keepWriting')}
          </Button>
          <Button variant={isInTrash ? 'outline' : 'primary'} disabled={isSaving} onClick={onKeepAsNew}>
            {t('editor.gone.keepAsNew')}
          </Button>
          {isInTrash && (
            <Button isLoading={isSaving} onClick={onRestore}>
              {t('editor.gone.restore')}
            </Button>
          )}
        </>
      }
    >
      <p className={classes.text}>{t(isInTrash ? 'editor.gone.inTrash' : 'editor.gone.purged')}</p>
    </Modal>
  );
};
