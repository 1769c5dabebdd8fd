import type { ErrorCode } from '@pinlife/contract/errors';
import { bcp47, defaultLanguage, isLanguageCode, type LanguageCode } from '@pinlife/contract/languages';
import { storageKeys } from '@pinlife/contract/storage-keys';
import type { LateSection, LateTexts, Locale } from '../../locales/locale.ts';
import { ApiError } from '../api/api-error.ts';
import { definePart, type Part } from '../loading/part.ts';
import { getToken } from '../session/session.ts';
import { readItem, writeItem } from '../storage/storage.ts';
import { createStore } from '../storage/store.ts';
import type { PlainKey, Translate } from './locale-types.ts';
import { createTranslate } from './translate.ts';

const loaders: Record<LanguageCode, Part<{ locale: Locale }>> = {
  de: definePart(() => import('../../locales/de.ts')),
  el: definePart(() => import('../../locales/el.ts')),
  fil: definePart(() => import('../../locales/fil.ts')),
  fr: definePart(() => import('../../locales/fr.ts')),
  hi: definePart(() => import('../../locales/hi.ts')),
  it: definePart(() => import('../../locales/it.ts')),
  ml: definePart(() => import('../../locales/ml.ts')),
};

type Speech = { language: LanguageCode; t: Translate };
/** The sentences of refusals, by their codes. */
let sentences: Readonly<Record<string, unknown>> = {};

const speech = createStore<Speech>({ language: defaultLanguage, t: (key, ..._values) => key });

/** The text of a key in the current language, its `{placeholders}` filled in. */
export const t: Translate = (key, ...values) => speech.get().t(key, ...values);

export const currentLanguage = (): LanguageCode => speech.get().language;

/** What Intl calls the current language. */
export const currentTag = (): string => bcp47[currentLanguage()];

/** `t` for components: they render again when the language changes. */
export const useTranslation = (): Speech => speech.useValue();

/**
 * Speaks the stored language from the first paint on; the browser's is not guessed. Where its words do not come it speaks
 * English, and answers with the language that is missing; the choice stays, for the next start.
 */
export const initI18n = async (): Promise<LanguageCode | null> => {
  const stored = readItem('localStorage', storageKeys.language);
  const wanted = isLanguageCode(stored) ? stored : defaultLanguage;
  try {
    await applyLanguage(wanted);
    return null;
  } catch (error) {
    if (wanted === defaultLanguage) throw error;
    await applyLanguage(defaultLanguage);
    return wanted;
  }
};

/** Switches the interface and remembers the choice. Answers whether the words of the language could be loaded. */
export const chooseLanguage = async (code: LanguageCode): Promise<boolean> => {
  try {
    // Skipped for the current language: every component would render again.
    if (code !== currentLanguage()) await applyLanguage(code);
    else latest += 1;
  } catch {
    return false;
  }
  if (code !== currentLanguage()) return true;
  writeItem('localStorage', storageKeys.language, code);
  if (getToken() === null) writeItem('localStorage', storageKeys.accountLanguage, UNTOLD);
  return true;
};

/** Stored for the account's language where it was chosen before login. */
export const UNTOLD = 'untold';

let latest = 0;
let wanted: LanguageCode = defaultLanguage;

const applyLanguage = async (language: LanguageCode): Promise<void> => {
  latest += 1;
  const turn = latest;
  wanted = language;
  const translate = await loadTranslate(language).finally(() => {
    if (turn === latest) wanted = currentLanguage();
  });
  // Whoever changes their mind while a language loads gets the last one chosen.
  if (turn !== latest) return;
  wanted = language;
  document.documentElement.lang = bcp47[language];
  speech.set({ language, t: translate });
};

const loadTranslate = async (language: LanguageCode): Promise<Translate> => {
  const [{ locale }, late] = await Promise.all([loaders[language].load(), loadLateTexts(language)]);
  // Every language has all of them.
  sentences = locale.error;
  const texts = { ...locale, ...late };
  return createTranslate(texts, bcp47[language], language === defaultLanguage ? undefined : sayInEnglish);
};

/** Late texts: sections of the locale in files of their own, which the first load does without. */
const lateLoaders = new Map<LateSection, LateLoaders<LateSection>>();

type LateLoaders<Name extends LateSection> = Record<LanguageCode, Part<{ texts: LateTexts<Name> }>>;

const loadLateTexts = async (language: LanguageCode): Promise<Record<string, LateTexts<LateSection>>> => {
  const load = async ([name, { [language]: part }]: [LateSection, LateLoaders<LateSection>]) =>
    [name, (await part.load()).texts] as const;
  return Object.fromEntries(await Promise.all([...lateLoaders].map(load)));
};

/** Loads the texts of a section, for screens that few people open. From then on it is spoken in every language. */
export const addTexts = async <Name extends LateSection>(name: Name, parts: LateLoaders<Name>): Promise<void> => {
  if (lateLoaders.has(name)) return;
  lateLoaders.set(name, parts);
  try {
    await applyLanguage(wanted);
  } catch (error) {
    lateLoaders.delete(name);
    throw error;
  }
};

let english: Translate | null = null;
let isEnglishWanted = false;

/** Fallback for a missing translation: loads English at the first one, then renders again. */
const sayInEnglish: Translate = (key, ...values) => {
  if (english) return english(key, ...values);
  if (!isEnglishWanted) {
    isEnglishWanted = true;
    loadTranslate(defaultLanguage).then(
      (translate) => {
        english = translate;
        speech.set({ ...speech.get() });
      },
      () => {
        isEnglishWanted = false;
      },
    );
  }
  return key;
};

const MINUTE = 60;
const HOUR = 3600;
const DEFAULT_WAIT_SECONDS = MINUTE;

/**
 * What to tell the person about a failed call, on every screen. A code that is known has a sentence in their language;
 * any other answer is shown in its own words. One without words gets those of the situation, and where nobody answered
 * they are followed by saying so.
 */
export const sentenceFor = (error: unknown, situation: PlainKey, values: { value?: string } = {}): string => {
  if (!(error instanceof ApiError)) return t(situation);
  if (error.isUnanswered) return joinSentences(t(situation), t('shell.unreachable'));
  if (!isKnownCode(error.code)) return error.message || t(situation);
  const wait = formatWait(error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS);
  return t(`error.${error.code}`, { wait, value: values.value ?? '' });
};

/** Whether there are words for a code: a newer server may have others. */
export const isKnownCode = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(sentences, code);

/** Joins two sentences; a missing full stop is taken from the second, as languages differ in it. */
const joinSentences = (first: string, second: string): string =>
  `${first}${/\p{Po}$/u.test(first) ? '' : second.slice(-1)} ${second}`;

/** How long to wait, in the coarsest unit that is still honest. */
export const formatWait = (seconds: number): string => {
  const [amount, unit] =
    seconds >= HOUR ? [seconds / HOUR, 'hour'] : seconds >= MINUTE ? [seconds / MINUTE, 'minute'] : [seconds, 'second'];
  const format = new Intl.NumberFormat(currentTag(), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(amount));
};
