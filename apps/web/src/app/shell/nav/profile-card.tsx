import { Link } from 'react-router';
import { useUser } from '../../../features/user/api.ts';
import { photoOf } from '../../../features/user/photo.ts';
import { renewPicture } from '../../../features/user/renew-picture.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../../ui/mark/avatar.tsx';
import classes from './profile-card.module.css';

export const ProfileCard = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  return (
    <Link className={classes.card} to="/dashboard/profile" aria-label={user ? undefined : t('shell.profile')}>
      <Avatar name={user?.fullName ?? ''} photoUrl={photoOf(user)} onMissing={renewPicture} />
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
