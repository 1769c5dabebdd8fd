import { NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import type { Ref } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { GrowingField } from './growing-field.tsx';

type TitleFieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (title: string) => void;
  /** Enter moves the focus to the text. */
  onEnter: () => void;
  isMissing: boolean;
  describedBy: string;
  mark: { from: number; to: number } | null;
};

export const TitleField = ({ ref, value, onChange, onEnter, isMissing, describedBy, mark }: TitleFieldProps) => {
  const { t } = useTranslation();
  return (
    <GrowingField
      ref={ref}
      label={t('editor.title')}
      placeholder={t('editor.title')}
      value={value}
      onChange={onChange}
      mark={mark}
      maxLength={NOTE_TITLE_MAX_LENGTH}
      enterKeyHint="next"
      aria-required
      aria-invalid={isMissing}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
};
