import { useSearchParams } from 'react-router';
import { ConnectionRow } from '../../../features/oidc/connection-row.tsx';
import { loadOidcTexts } from '../../../features/oidc/texts.ts';
import { PasskeySection } from '../../../features/passkey/passkey-section.tsx';
import { DeviceList } from '../../../features/session/device-list.tsx';
import { SignOutOthers } from '../../../features/session/sign-out-others.tsx';
import { loadSecurityTexts } from '../../../features/two-step/texts.ts';
import { TwoStepSection } from '../../../features/two-step/two-step-section.tsx';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import classes from '../../shell/nav/settings-page.module.css';
import { SettingsPage } from '../../shell/nav/settings-page.tsx';

export const loader = async (): Promise<null> => {
  await Promise.all([loadSecurityTexts(), loadOidcTexts()]);
  return null;
};

export const Component = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <SettingsPage title={t('title.security')} hasSheet>
      <PasskeySection isReview={search.has('review')}>
        <ConnectionRow />
      </PasskeySection>
      <TwoStepSection />
      <SettingsSection title={t('settings.devices')} text={t('settings.devicesText')}>
        <div className={classes.stack}>
          <DeviceList />
          <SignOutOthers />
        </div>
      </SettingsSection>
    </SettingsPage>
  );
};
