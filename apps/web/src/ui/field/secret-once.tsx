import { IconCheck, IconCircleCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { copyText } from '../../lib/screen/copy-text.ts';
import { Button } from '../action/button.tsx';
import { showToast } from '../feedback/toast.ts';
import classes from './secret-once.module.css';

type SecretOnceProps = { label: string; text: string; secret: string; onCopied: () => void };

/** A secret that is shown only once, with a copy button. */
export const SecretOnce = ({ label, text, secret, onCopied }: SecretOnceProps) => {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(secret))) return showToast({ kind: 'error', text: t('note.copyFailed') });
    setIsCopied(true);
    onCopied();
  };
  const Face = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.frame}>
      <div className={classes.say}>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden />
        <span>{text}</span>
      </div>
      <output className={classes.secret} aria-label={label}>
        {secret}
      </output>
      <Button onClick={copy} data-autofocus>
        <Face size={18} stroke={1.75} aria-hidden />
        {isCopied ? t('field.copied') : t('field.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('field.copied')}
      </span>
    </div>
  );
};
