import { useUser } from '../../entities/user/api.ts';
import { ProfileCards } from '../../features/user/profile-cards.tsx';
import { ProfileHeader } from '../../features/user/profile-header.tsx';
import { Page } from '../shell/frame/page.tsx';
import { AccountMenu } from '../shell/nav/account-menu.tsx';
import classes from './profile.module.css';

export const Component = () => {
  const { data: user } = useUser();
  return (
    <Page width="wide">
      <div className={classes.stack}>
        <ProfileHeader />
        <AccountMenu />
        {user && <ProfileCards user={user} />}
      </div>
    </Page>
  );
};
