import { TAGLINE_SHOWN_LENGTH } from '@pinlife/contract/profile-limits';
import { Avatar } from '../../ui/avatar.tsx';
import { useUser } from './api.ts';
import classes from './profile-header.module.css';

export const ProfileHeader = () => {
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <section className={classes.card}>
      <div className={classes.cover}>{user.cover && <img src={user.cover.url} alt="" />}</div>
      <div className={classes.body}>
        <div className={classes.photo}>
          <Avatar name={user.fullName} photoUrl={user.profile?.url} size="xl" />
        </div>
        <div className={classes.words}>
          <h1 className="h2">{user.fullName}</h1>
          {user.tagline && <p className={classes.tagline}>{user.tagline.slice(0, TAGLINE_SHOWN_LENGTH)}</p>}
        </div>
      </div>
    </section>
  );
};
