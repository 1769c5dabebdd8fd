import { ProfileHeader } from '../../features/user/profile-header.tsx';
import { AccountMenu } from '../shell/account-menu.tsx';
import { Page } from '../shell/page.tsx';
import classes from './profile.module.css';

export const Component = () => (
  <Page width="wide">
    <div className={classes.stack}>
      <ProfileHeader />
      <AccountMenu />
    </div>
  </Page>
);
