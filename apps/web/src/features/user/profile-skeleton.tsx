import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import sheet from '../../ui/overlay/sheet.module.css';
import classes from './profile-skeleton.module.css';

/** A profile that is still on its way. */
export const ProfileSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div className={`${sheet.sheet} ${classes.card}`} role="status" aria-busy aria-label={t('shell.loading')}>
      <SkeletonBar height={208} />
      <div className={classes.body}>
        <span className={classes.photo}>
          <SkeletonBar height={120} />
        </span>
        <div className={classes.words}>
          <SkeletonBar width="180px" height={20} />
          <SkeletonBar width="80%" />
        </div>
      </div>
    </div>
  );
};
