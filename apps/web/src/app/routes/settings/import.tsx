import { ImportScreen } from '../../../features/import/import-screen.tsx';
import { loadImportTexts } from '../../../features/import/texts.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SettingsPage } from '../../shell/nav/settings-page.tsx';

export const loader = async (): Promise<null> => {
  await loadImportTexts();
  return null;
};

export const Component = () => {
  const { t } = useTranslation();
  return (
    <SettingsPage title={t('title.import')}>
      <ImportScreen />
    </SettingsPage>
  );
};
