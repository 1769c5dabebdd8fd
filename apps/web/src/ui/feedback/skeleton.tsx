import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './skeleton.module.css';

type BarProps = { width?: string; height?: number };

/** A placeholder for text. */
export const SkeletonBar = ({ width = '100%', height = 12 }: BarProps) => (
  <span className={classes.bar} style={{ width, height }} aria-hidden />
);

/** The placeholder of a note that is being loaded. */
export const SkeletonCard = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.card} role="status" aria-busy aria-label={t('shell.loading')}>
      <div className={classes.head}>
        <SkeletonBar width="58%" height={14} />
        <SkeletonBar width="30%" height={10} />
      </div>
      <div className={classes.body}>
        <SkeletonBar />
        <SkeletonBar width="94%" />
        <SkeletonBar width="72%" />
        <SkeletonBar height={120} />
      </div>
    </div>
  );
};
