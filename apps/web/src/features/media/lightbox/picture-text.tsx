import { IconCheck, IconCopy, IconTextScan2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { copyText } from '../../../lib/screen/copy-text.ts';
import classes from './lightbox.module.css';

type ButtonProps = { textId: string; isShown: boolean; onToggle: () => void };

export const PictureTextButton = ({ textId, isShown, onToggle }: ButtonProps) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t('media.pictureText')}
      aria-expanded={isShown}
      aria-controls={isShown ? textId : undefined}
      onClick={onToggle}
    >
      <IconTextScan2 size={20} stroke={1.75} aria-hidden />
    </button>
  );
};

/** The text that was found in the picture, to be read, selected and copied. It is untrusted plain text. */
export const PictureText = ({ id, text }: { id: string; text: string }) => {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const Face = isCopied ? IconCheck : IconCopy;
  return (
    <section id={id} className={classes.text} aria-label={t('media.pictureText')}>
      <div className={classes.textHead}>
        <h2>{t('media.pictureText')}</h2>
        <button type="button" className={classes.copy} onClick={async () => setCopied(await copyText(text))}>
          <Face size={18} stroke={1.75} aria-hidden />
          {isCopied ? t('field.copied') : t('media.copyPictureText')}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {isCopied && t('field.copied')}
      </p>
      {isCopied === false && <p role="alert">{t('editor.conflict.notCopied')}</p>}
      <p className={classes.words} dir="auto">
        {text}
      </p>
    </section>
  );
};
