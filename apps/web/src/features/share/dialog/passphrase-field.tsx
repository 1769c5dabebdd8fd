import { PASSPHRASE_MAX_LENGTH, PASSPHRASE_MIN_LENGTH } from '@pinlife/contract/share/limits';
import { IconInfoCircle, IconKey } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import fieldClasses from '../../../ui/field/field.module.css';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import classes from './share-dialog.module.css';

type PassphraseFieldProps = { value: string; error?: string | undefined; onChange: (value: string) => void };

/** The passphrase of a link. It is never shown again. */
export const PassphraseField = ({ value, error, onChange }: PassphraseFieldProps) => {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('share.passphraseLabel')}
      autoComplete="new-password"
      value={value}
      onChange={onChange}
      error={error}
      maxLength={PASSPHRASE_MAX_LENGTH}
      leading={<IconKey className={fieldClasses.icon} aria-hidden />}
    >
      {!error && (
        <p className={classes.fact}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden />
          {t('share.passphraseHint')}
        </p>
      )}
    </PasswordField>
  );
};

/** Counted as the server does. */
export const isLongEnough = (passphrase: string): boolean =>
  passphrase.normalize('NFKC').trim().length >= PASSPHRASE_MIN_LENGTH;
