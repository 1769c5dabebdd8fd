import { ImportScreen } from '../../features/import/import-screen.tsx';
import { loadImportTexts } from '../../features/import/words.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Page } from '../shell/frame/page.tsx';
import { SettingsHead } from '../shell/nav/settings-head.tsx';
import classes from './settings.module.css';

export const loader = async (): Promise<null> => {
  await loadImportTexts();
  return null;
};

export const Component = () => {
  const { t } = useTranslation();
  return (
    <Page width="wide">
      <div className={classes.column}>
        <SettingsHead title={t('title.import')} />
        <ImportScreen />
      </div>
    </Page>
  );
};
