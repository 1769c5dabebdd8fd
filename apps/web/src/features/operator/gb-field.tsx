import { GB_BYTES, QUOTA_MAX_BYTES } from '@pinlife/contract/media/limits';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import classes from './operator.module.css';

export const toGb = (bytes: number): string => String(bytes / GB_BYTES);

/** Fractions are fine, with a point or a comma. Null: no number of GB that there could be. */
export const readGb = (typed: string): number | null => {
  const bytes = Math.round(Number(typed.trim().replace(',', '.')) * GB_BYTES);
  return bytes >= 1 && bytes <= QUOTA_MAX_BYTES ? bytes : null;
};

type GbFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isWrong: boolean;
  warning?: string | undefined;
};

export const GbField = ({ label, value, onChange, isWrong, warning }: GbFieldProps) => {
  const { t } = useTranslation();
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      inputMode="decimal"
      autoComplete="off"
      error={isWrong ? t('operator.gbInvalid') : undefined}
      warning={warning}
      trailing={<span className={classes.detail}>GB</span>}
    />
  );
};
