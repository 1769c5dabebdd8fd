import { IconCheck, IconCopy, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { copyText } from '../../lib/screen/copy-text.ts';
import { Button } from '../action/button.tsx';
import { showToast } from '../feedback/toast.ts';
import classes from './copy-field.module.css';
import field from './field.module.css';

const SHOWN_MS = 2000;

type CopyFieldProps = {
  label: string;
  /** At the right of the label. */
  aside?: ReactNode;
  value: string;
  /** The copied text, if it is longer than the shown one. */
  copied?: string;
  icon: TablerIcon;
  copyLabel: string;
  variant?: 'primary' | 'outline';
};

/** A read-only text with a copy button, which shows its success for a moment. */
export const CopyField = (props: CopyFieldProps) => {
  const { label, aside, value, copied = value, icon: Sign, copyLabel, variant = 'outline' } = props;
  const { t } = useTranslation();
  const id = useId();
  const [copiedAt, setCopiedAt] = useState(0);
  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = async () => {
    if (await copyText(copied)) setCopiedAt(Date.now());
    else showToast({ kind: 'error', text: t('note.copyFailed') });
  };
  const isCopied = copiedAt > 0;
  const Face = isCopied ? IconCheck : IconCopy;
  return (
    <div className={field.field}>
      <div className={classes.head}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={classes.row}>
        <div className={`${field.box} ${classes.box}`}>
          <Sign className={field.icon} aria-hidden />
          <input
            id={id}
            className={`${field.input} ${classes.input}`}
            type="text"
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <span className={classes.button}>
          <Button variant={isCopied ? 'soft' : variant} onClick={copy}>
            <Face size={18} stroke={1.75} aria-hidden />
            {isCopied ? t('field.copied') : copyLabel}
          </Button>
        </span>
      </div>
      <span className="visually-hidden" role="status">
        {isCopied && t('field.copied')}
      </span>
    </div>
  );
};
