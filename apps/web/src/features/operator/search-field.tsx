import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import field from '../../ui/field/field.module.css';
import { TextField } from '../../ui/field/text-field.tsx';
import classes from './table.module.css';

/** The search starts after this pause in typing. */
const PAUSE_MS = 300;

type PersonSearchProps = { value: string; onChange: (search: string) => void };

export const PersonSearch = ({ value, onChange }: PersonSearchProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const report = useEffectEvent(() => {
    if (typed.trim() !== value) onChange(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(report, typed ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={classes.search}>
      <TextField
        label={t('operator.find')}
        placeholder={t('operator.find')}
        type="search"
        value={typed}
        onChange={setTyped}
        leading={<IconSearch className={field.icon} aria-hidden />}
      />
    </div>
  );
};
