import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import link from '../../../ui/action/link.module.css';
import { isLongEnough, PassphraseField } from './passphrase-field.tsx';
import classes from './share-dialog.module.css';

type SavedPassphraseProps = {
  isSet: boolean;
  isSaving: boolean;
  /** Returns whether it was saved. */
  onSave: (passphrase: string) => Promise<boolean>;
};

/** The passphrase of a note that is shared: the one thing that is saved by a button. */
export const SavedPassphrase = ({ isSet, isSaving, onSave }: SavedPassphraseProps) => {
  const { t } = useTranslation();
  const [isChanging, setIsChanging] = useState(!isSet);
  const [typed, setTyped] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  if (isSet && !isChanging) {
    return (
      <p className={classes.set} role="status">
        {t('share.passphraseSet')}{' '}
        <button
          type="button"
          className={`${link.link} ${link.inline} ${classes.inline}`}
          onClick={() => setIsChanging(true)}
        >
          {t('share.passphraseChange')}
        </button>
      </p>
    );
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsTooShort(!isLongEnough(typed));
    if (!isLongEnough(typed) || !(await onSave(typed))) return;
    setTyped('');
    setIsChanging(false);
  };
  return (
    <form className={classes.passphrase} onSubmit={save} noValidate>
      <PassphraseField
        value={typed}
        onChange={setTyped}
        error={isTooShort ? t('error.passphrase_too_short') : undefined}
      />
      <Button type="submit" isLoading={isSaving}>
        {t('share.save')}
      </Button>
    </form>
  );
};
