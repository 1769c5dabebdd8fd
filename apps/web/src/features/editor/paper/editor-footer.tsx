import { IconLock, IconMapPin, IconPalette, IconTypography } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { ToolButton } from '../../../ui/action/tool-button.tsx';
import classes from './editor-footer.module.css';

type EditorFooterProps = {
  mediaTools: ReactNode;
  reminderTools: ReactNode;
  isOpen: boolean;
  isSheet: boolean;
  isSelfNote: boolean;
  isFormatting: boolean;
  hasLocation: boolean;
  onColor: () => void;
  onLocation: () => void;
  onFormatting: () => void;
  onSelfNote: () => void;
  actions: ReactNode;
};

/** The row of tools. A phone has no room for the formatting bar and the switch: there they are tools too. */
export const EditorFooter = (props: EditorFooterProps) => {
  const { mediaTools, reminderTools, isOpen, isSheet, isSelfNote, isFormatting, hasLocation, actions } = props;
  const { t } = useTranslation();
  return (
    <div className={classes.footer} data-open={isOpen || undefined} data-sheet={isSheet || undefined}>
      {isSheet && (
        <ToolButton
          label={t('editor.formatting')}
          icon={IconTypography}
          aria-expanded={isFormatting}
          onClick={props.onFormatting}
        />
      )}
      {mediaTools}
      <span
        className={classes.reminders}
        data-dimmed={isSelfNote || undefined}
        title={isSelfNote ? t('editor.selfNoteHasNoReminders') : undefined}
      >
        <span inert={isSelfNote}>{reminderTools}</span>
      </span>
      {isOpen ? (
        !hasLocation && <ToolButton label={t('editor.location.add')} icon={IconMapPin} onClick={props.onLocation} />
      ) : (
        <ToolButton label={t('editor.color')} icon={IconPalette} onClick={props.onColor} />
      )}
      {isSheet && (
        <ToolButton
          label={t('editor.selfNote')}
          icon={IconLock}
          role="switch"
          aria-checked={isSelfNote}
          onClick={props.onSelfNote}
        />
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
};
