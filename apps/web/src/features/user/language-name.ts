import { headerLanguageNames, isLanguageCode } from '@pinlife/contract/languages';

/** A known language as people call it: it may be kept by its code. */
export const nameLanguage = (language: string): string =>
  isLanguageCode(language) ? headerLanguageNames[language] : language;
