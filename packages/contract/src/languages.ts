/** The interface languages. In the API and in storage English is called `el`; only this file knows it. */
export const languageCodes = ['de', 'el', 'fil', 'fr', 'hi', 'it', 'ml'] as const;
export type LanguageCode = (typeof languageCodes)[number];

export const defaultLanguage: LanguageCode = 'el';

/** The language codes for `<html lang>` and Intl, where `el` is Greek. */
export const bcp47: Record<LanguageCode, string> = {
  de: 'de',
  el: 'en',
  fil: 'fil',
  fr: 'fr',
  hi: 'hi',
  it: 'it',
  ml: 'ml',
};

/** The names in the header's selector, the same in every language. */
export const headerLanguageNames: Record<LanguageCode, string> = {
  de: 'German',
  el: 'English',
  fil: 'Filipino',
  fr: 'French',
  hi: 'Hindi',
  it: 'Italian',
  ml: 'Malayalam',
};

/** The names in the selector in Settings, the same in every language. */
export const settingsLanguageNames: Record<LanguageCode, string> = {
  ...headerLanguageNames,
  de: 'Deutsch',
  it: 'Italiano',
};

export const isLanguageCode = (value: unknown): value is LanguageCode => languageCodes.includes(value as LanguageCode);

/** The English name of a language of a profile, which may be stored by its code. */
export const nameLanguage = (language: string): string =>
  isLanguageCode(language) ? headerLanguageNames[language] : language;
