import { NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { IconAlertCircle, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { ToolButton } from '../../../ui/action/tool-button.tsx';
import type { NoteFieldsState } from '../draft/use-note-fields.ts';
import { TitleField } from '../fields/title-field.tsx';
import classes from './editor-band.module.css';

type EditorBandProps = {
  fields: NoteFieldsState;
  /** The words of the title that name a time. */
  mark: { from: number; to: number } | null;
  isOpen: boolean;
  isSheet: boolean;
  actions: ReactNode;
};

/** The header of the sheet: title, its length, the heart; on a phone also the buttons to close and save. */
export const EditorBand = ({ fields, mark, isOpen, isSheet, actions }: EditorBandProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { title, options, isTitleMissing } = fields;
  return (
    <>
      <div className={classes.band} data-sheet={isSheet || undefined} data-missing={isTitleMissing || undefined}>
        <div className={classes.title}>
          <TitleField
            ref={fields.titleField}
            value={title}
            onChange={fields.changeTitle}
            onEnter={() => fields.textField.current?.focus()}
            isMissing={isTitleMissing}
            describedBy={id}
            mark={mark}
          />
        </div>
        {isOpen && (
          <div className={classes.tools}>
            <span className={classes.counter}>
              {t('editor.titleLength', { length: title.length, limit: NOTE_TITLE_MAX_LENGTH })}
            </span>
            <ToolButton
              label={t('editor.passion')}
              icon={options.passion ? IconHeartFilled : IconHeart}
              data-plain
              data-tip="end"
              aria-pressed={options.passion}
              onClick={() => fields.changeOptions({ passion: !options.passion })}
            />
            {actions}
          </div>
        )}
      </div>
      <div id={id} role="alert">
        {isTitleMissing && (
          <p className={classes.fault} data-sheet={isSheet || undefined}>
            <IconAlertCircle size={16} stroke={2} aria-hidden />
            {t('error.title_required')}
          </p>
        )}
      </div>
    </>
  );
};
