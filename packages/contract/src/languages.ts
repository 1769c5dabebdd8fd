/** The interface languages. On the wire and in storage English is called `el`; this file is the one place that knows it. */
export const languageCodes = ['de', 'el', 'fil', 'fr', 'hi', 'it', 'ml'] as const;
export type LanguageCode = (typeof languageCodes)[number];

export const defaultLanguage: LanguageCode = 'el';

/** What `<html lang>` and Intl call the language: their `el` is Greek. */
export const bcp47: Record<LanguageCode, string> = {
  de: 'de',
  el: 'en',
  fil: 'fil',
  fr: 'fr',
  hi: 'hi',
  it: 'it',
  ml: 'ml',
};

/** The words of the header's selector, the same in every language. */
export const headerLanguageNames: Record<LanguageCode, string> = {
  de: 'German',
  el: 'English',
  fil: 'Filipino',
  fr: 'French',
  hi: 'Hindi',
  it: 'Italian',
  ml: 'Malayalam',
};

/** The words of the selector in Settings, the same in every language. */
export const settingsLanguageNames: Record<LanguageCode, string> = {
  ...headerLanguageNames,
  de: 'Deutsch',
  it: 'Italiano',
};

export const isLanguageCode = (value: unknown): value is LanguageCode => languageCodes.includes(value as LanguageCode);

/** A known language of a profile as people call it, in English: it may be kept by its code. */
export const nameLanguage = (language: string): string =>
  isLanguageCode(language) ? headerLanguageNames[language] : language;
