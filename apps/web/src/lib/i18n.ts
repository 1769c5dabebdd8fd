import { bcp47, defaultLanguage, isLanguageCode, type LanguageCode } from '@pinlife/contract/languages';
import { storageKeys } from '@pinlife/contract/storage-keys';
import i18next, { type ParseKeys } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { locale as english } from '../locales/el.ts';
import { ApiError } from './api-client.ts';
import { readItem, writeItem } from './storage.ts';

type English = typeof english;
/** French and Italian have a third plural form, `…_many`, beside those of English. */
type ManyForm<Key> = Key extends `${infer Base}_other` ? `${Base}_many` : never;
type Translated<Section> = {
  readonly [Key in keyof Section]: Section[Key] extends string ? string : Translated<Section[Key]>;
} & { readonly [Key in keyof Section as ManyForm<Key>]?: string };

/** What a file of `locales/` must hold: every key of the English one. */
export type Locale = Translated<English>;
export type TranslationKey = ParseKeys;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: English };
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}

const loaders: Partial<Record<LanguageCode, () => Promise<{ locale: Locale }>>> = {
  el: () => import('../locales/el.ts'),
};

export const availableLanguages = Object.keys(loaders).filter(isLanguageCode);

export const initI18n = async (): Promise<void> => {
  await i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: defaultLanguage,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  });
  await applyLanguage(storedLanguage());
};

export const currentLanguage = (): LanguageCode =>
  isLanguageCode(i18next.language) ? i18next.language : defaultLanguage;

/** What Intl calls the current language. */
export const currentTag = (): string => bcp47[currentLanguage()];

/** Switches the interface and remembers the choice. */
export const chooseLanguage = async (code: LanguageCode): Promise<void> => {
  writeItem('localStorage', storageKeys.language, code);
  await applyLanguage(code);
};

const storedLanguage = (): LanguageCode => {
  const stored = readItem('localStorage', storageKeys.language);
  return isLanguageCode(stored) ? stored : defaultLanguage;
};

const applyLanguage = async (code: LanguageCode): Promise<void> => {
  const [language, load] = loaders[code] ? [code, loaders[code]] : [defaultLanguage, loaders[defaultLanguage]];
  if (load && !i18next.hasResourceBundle(language, 'translation')) {
    const { locale } = await load();
    i18next.addResourceBundle(language, 'translation', locale);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = bcp47[language];
};

const MINUTE = 60;
const HOUR = 3600;
const DEFAULT_WAIT_SECONDS = MINUTE;

/**
 * What to tell the person about a failed call: the sentence of its code in their language,
 * or the situation's own one when the answer held none.
 */
export const sentenceFor = (error: unknown, fallbackKey: TranslationKey, values: { value?: string } = {}): string => {
  if (!(error instanceof ApiError) || error.message === '') return i18next.t(fallbackKey as 'error.internal');
  const wait = formatWait(error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS);
  return i18next.t(`error.${error.code}`, { wait, value: values.value ?? '' });
};

/** How long to wait, in the coarsest unit that is still honest. */
export const formatWait = (seconds: number): string => {
  const [amount, unit] =
    seconds >= HOUR ? [seconds / HOUR, 'hour'] : seconds >= MINUTE ? [seconds / MINUTE, 'minute'] : [seconds, 'second'];
  const format = new Intl.NumberFormat(currentTag(), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(amount));
};
