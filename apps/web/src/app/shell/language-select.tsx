import { headerLanguageNames, isLanguageCode, languageCodes } from '@pinlife/contract/languages';
import { IconLanguage } from '@tabler/icons-react';
import { chooseLanguage, currentLanguage, useTranslation } from '../../lib/i18n.ts';
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
        {languageCodes.map((code) => (
          <option key={code} value={code}>
            {headerLanguageNames[code]}
          </option>
        ))}
      </select>
    </label>
  );
};
