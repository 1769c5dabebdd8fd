import { TagSection } from '../../../features/tag/settings/tag-section.tsx';
import { loadTagTexts } from '../../../features/tag/texts.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SettingsPage } from '../../shell/nav/settings-page.tsx';

export const loader = async (): Promise<null> => {
  await loadTagTexts();
  return null;
};

export const Component = () => {
  const { t } = useTranslation();
  return (
    <SettingsPage title={t('title.tags')}>
      <TagSection />
    </SettingsPage>
  );
};
