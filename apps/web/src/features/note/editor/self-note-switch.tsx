import { useTranslation } from '../../../lib/i18n.ts';
import classes from './self-note-switch.module.css';

type SelfNoteSwitchProps = { value: boolean; onChange: (isSelfNote: boolean) => void };

export const SelfNoteSwitch = ({ value, onChange }: SelfNoteSwitchProps) => {
  const { t } = useTranslation();
  return (
    <label className={classes.field}>
      {t('editor.selfNote')}
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={value}
        aria-checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
};
