import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ToolButton } from '../../../ui/action/tool-button.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import classes from './editor-actions.module.css';

type EditorActionsProps = {
  isSheet: boolean;
  /** Whether there is anything to close. */
  isOpen: boolean;
  saveLabel: string;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
};

/** The buttons that close and save. */
export const EditorActions = ({ isSheet, isOpen, saveLabel, isSaving, onSave, onClose }: EditorActionsProps) => {
  const { t } = useTranslation();
  return (
    <>
      {isSheet ? (
        <span className={classes.close}>
          <ToolButton label={t('editor.close')} icon={IconX} onClick={onClose} />
        </span>
      ) : (
        isOpen && (
          <Button variant="plain" onClick={onClose}>
            {t('editor.discard')}
          </Button>
        )
      )}
      <Button onClick={onSave} isLoading={isSaving}>
        {saveLabel}
      </Button>
    </>
  );
};

/** Returns a function that asks whether to discard the text. */
export const useConfirmDiscard = (what: 'discardNew' | 'discardChanges'): (() => Promise<boolean>) => {
  const { t } = useTranslation();
  return () =>
    confirm({
      title: t(`editor.${what}`),
      text: t(`editor.${what}Text`),
      confirmLabel: t('editor.discard'),
      cancelLabel: t('editor.keepWriting'),
      danger: true,
    });
};
