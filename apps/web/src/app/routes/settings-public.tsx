import { useUser } from '../../entities/user/api.ts';
import { PublicProfileForm } from '../../features/user/public/public-profile-form.tsx';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Page } from '../shell/frame/page.tsx';
import { SettingsHead } from '../shell/nav/settings-head.tsx';
import classes from './settings.module.css';

export const Component = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  return (
    <Page width="wide">
      <div className={classes.column}>
        <SettingsHead title={t('publicProfile.title')} />
        {user && <PublicProfileForm user={user} />}
      </div>
    </Page>
  );
};
