import { useUser } from '../../../entities/user/api.ts';
import { PublicProfileForm } from '../../../features/user/public/public-profile-form.tsx';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SettingsPage } from '../../shell/nav/settings-page.tsx';

export const Component = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  return <SettingsPage title={t('publicProfile.title')}>{user && <PublicProfileForm user={user} />}</SettingsPage>;
};
