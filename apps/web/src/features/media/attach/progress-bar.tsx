import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './progress-bar.module.css';

export const ProgressBar = ({ name, progress }: { name: string; progress: number }) => {
  const { t } = useTranslation();
  return (
    <span
      className={classes.bar}
      role="progressbar"
      aria-label={t('media.uploading', { name })}
      aria-valuenow={Math.round(progress * 100)}
    >
      <span style={{ transform: `scaleX(${progress})` }} />
    </span>
  );
};
