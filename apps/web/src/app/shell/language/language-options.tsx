import { headerLanguageNames, isLanguageCode, languageCodes } from '@pinlife/contract/languages';
import { switchLanguage } from '../../../features/user/shared-language.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';

/** The browser's select, invisible above the element that shows the current language. */
export const LanguageOptions = ({ className }: { className: string | undefined }) => {
  const { t, language } = useTranslation();
  return (
    <select
      className={className}
      aria-label={t('shell.language')}
      value={language}
      onChange={({ currentTarget: { value } }) => isLanguageCode(value) && switchLanguage(value)}
    >
      {languageCodes.map((code) => (
        <option key={code} value={code}>
          {headerLanguageNames[code]}
        </option>
      ))}
    </select>
  );
};
