import { useMantineColorScheme } from '@mantine/core';
import { settingsLanguageNames } from '@pinlife/contract/languages';
import { TRASH_DAYS } from '@pinlife/contract/note-limits';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { availableLanguages, chooseLanguage, currentLanguage, useTranslation } from '../../lib/i18n.ts';
import link from '../../ui/link.module.css';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { Page } from '../shell/page.tsx';
import classes from './settings.module.css';

export const Component = () => {
  const { t } = useTranslation();
  return (
    <Page width="wide">
      <div className={classes.column}>
        <h1 className={`h1 ${classes.title}`}>{t('settings.title')}</h1>
        <div className={classes.sheet}>
          <SettingsSection title={t('settings.appearance')} text={t('settings.appearanceText')}>
            <ColorSchemeChoice />
          </SettingsSection>
          <SettingsSection title={t('settings.language')} text={t('settings.languageText')}>
            <LanguageChoice />
          </SettingsSection>
          <SettingsSection title={t('settings.trash')} text={t('settings.trashText', { days: TRASH_DAYS })}>
            <Link className={link.link} to="/dashboard/settings/trash">
              <IconTrash aria-hidden />
              {t('trash.open')}
            </Link>
          </SettingsSection>
        </div>
      </div>
    </Page>
  );
};

const ColorSchemeChoice = () => {
  const { t } = useTranslation();
  // To hold transitions still, Mantine would write a <style> tag, which the content security policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <div className={classes.field}>
      <span className={classes.label} aria-hidden>
        {t('settings.colorScheme')}
      </span>
      <Segmented
        label={t('settings.colorScheme')}
        value={colorScheme}
        options={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`settings.${value}`) }))}
        onChange={setColorScheme}
      />
    </div>
  );
};

const LanguageChoice = () => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {t('settings.language')}
      </label>
      <NativeSelect
        id={id}
        value={currentLanguage()}
        options={availableLanguages.map((value) => ({ value, label: settingsLanguageNames[value] }))}
        onChange={chooseLanguage}
      />
    </div>
  );
};
