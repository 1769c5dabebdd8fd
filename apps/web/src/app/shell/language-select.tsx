import { headerLanguageNames, isLanguageCode } from '@pinlife/contract/languages';
import { IconLanguage } from '@tabler/icons-react';
import { availableLanguages, chooseLanguage, currentLanguage, useTranslation } from '../../lib/i18n.ts';
import classes from './language-select.module.css';

/** The browser's own list: before the login every byte counts. */
export const LanguageSelect = () => {
  const { t } = useTranslation();
  return (
    <label className={classes.language}>
      <IconLanguage aria-hidden />
      <select
        aria-label={t('auth.language')}
        value={currentLanguage()}
        onChange={({ currentTarget: { value } }) => isLanguageCode(value) && chooseLanguage(value)}
      >
        {availableLanguages.map((code) => (
          <option key={code} value={code}>
            {headerLanguageNames[code]}
          </option>
        ))}
      </select>
    </label>
  );
};
