import { headerLanguageNames, isLanguageCode, languageCodes } from '@pinlife/contract/languages';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { chooseLanguage, currentLanguage, useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './language-select.module.css';

/** Uses the browser's select, to keep the first load of the login small. */
export const LanguageSelect = () => {
  const { t } = useTranslation();
  return (
    <label className={classes.language}>
      <IconWorld size={18} stroke={1.75} aria-hidden />
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
      <IconChevronDown size={16} stroke={2} aria-hidden />
    </label>
  );
};
