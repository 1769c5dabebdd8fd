import { Link } from 'react-router';
import { useUser } from '../../../entities/user/api.ts';
import { OwnAvatar } from '../../../entities/user/own-avatar.tsx';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import classes from './profile-card.module.css';

export const ProfileCard = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  return (
    <Link className={classes.card} to="/dashboard/profile" aria-label={user ? undefined : t('shell.profile')}>
      <OwnAvatar />
      <span className={classes.words}>
        {user ? (
          <>
            <span className={classes.name}>{user.fullName}</span>
            <span className={classes.username}>@{user.username}</span>
          </>
        ) : (
          <>
            <SkeletonBar width="110px" height={14} />
            <SkeletonBar width="76px" height={10} />
          </>
        )}
      </span>
    </Link>
  );
};
