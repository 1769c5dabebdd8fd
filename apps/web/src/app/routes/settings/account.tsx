import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useUser } from '../../../entities/user/api.ts';
import { DeviceList, KnownDeviceList } from '../../../features/session/device-list.tsx';
import { AccountForm } from '../../../features/user/settings/account-form.tsx';
import { DataSection } from '../../../features/user/settings/data-section.tsx';
import { DocumentLinks } from '../../../features/user/settings/document-links.tsx';
import { PreferenceSections } from '../../../features/user/settings/preference-sections.tsx';
import { SpaceSection } from '../../../features/user/settings/space-section.tsx';
import { loadSpaceTexts } from '../../../features/user/settings/texts.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import link from '../../../ui/action/link.module.css';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import sheet from '../../../ui/overlay/sheet.module.css';
import { Page } from '../../shell/frame/page.tsx';
import classes from '../../shell/nav/settings-page.module.css';
import { SettingsRows } from '../../shell/nav/settings-rows.tsx';

export const loader = async (): Promise<null> => {
  await loadSpaceTexts();
  return null;
};

export const Component = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  return (
    <Page width="wide">
      <div className={classes.column}>
        <h1 className="h1">{t('settings.title')}</h1>
        <SettingsRows />
        {user && <AccountForm user={user} />}
        <div className={`${sheet.sheet} ${classes.sheet}`}>
          <SpaceSection />
          {user && <PreferenceSections user={user} />}
          <SettingsSection title={t('settings.devices')} text={t('settings.devicesText')}>
            <DeviceList />
          </SettingsSection>
          <SettingsSection title={t('settings.knownDevices')} text={t('settings.knownDevicesText')}>
            <KnownDeviceList />
          </SettingsSection>
          <SettingsSection title={t('settings.trash')} text={t('settings.trashText', { days: TRASH_DAYS })}>
            <Link className={link.link} to="/dashboard/settings/trash">
              <IconTrash aria-hidden />
              {t('trash.open')}
            </Link>
          </SettingsSection>
          <DataSection />
        </div>
        <DocumentLinks />
      </div>
    </Page>
  );
};
