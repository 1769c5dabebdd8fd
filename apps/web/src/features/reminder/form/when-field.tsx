import { IconSparkles } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import field from '../../../ui/field/field.module.css';
import { FieldMessage } from '../../../ui/field/field-message.tsx';
import type { WhenWords } from './use-when-words.ts';

const LONGEST = 200;

/** A time in words, which fills in the form. */
export const WhenField = ({ words, problem, load, type }: Pick<WhenWords, 'words' | 'problem' | 'load' | 'type'>) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {t('reminder.when.label')}
      </label>
      <div className={field.box}>
        <IconSparkles className={field.icon} aria-hidden />
        <input
          id={id}
          className={field.input}
          value={words}
          maxLength={LONGEST}
          dir="auto"
          autoComplete="off"
          placeholder={t('reminder.when.example')}
          aria-describedby={`${id}-found`}
          onFocus={load}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <FieldMessage id={`${id}-found`} tone="plain">
        {problem === 'notFound' && t('reminder.when.notFound')}
        {problem === 'notLoaded' && t('shell.notLoaded')}
      </FieldMessage>
    </div>
  );
};
