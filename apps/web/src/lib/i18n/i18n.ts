import { HOUR_SECONDS, MINUTE_SECONDS } from '@pinlife/contract/durations';
import type { ErrorCode } from '@pinlife/contract/errors';
import { bcp47, defaultLanguage, isLanguageCode, type LanguageCode } from '@pinlife/contract/languages';
import type { Unfit } from '@pinlife/contract/media/schema';
import { storageKeys } from '@pinlife/contract/storage-keys';
import type { LateSection, LateTexts, Locale } from '../../locales/locale.ts';
import type { PlainKey, Translate } from '../../locales/locale-types.ts';
import { createTranslate } from '../../locales/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { definePart, type Part } from '../loading/part.ts';
import { getToken } from '../session/session.ts';
import { readItem, writeItem } from '../storage/storage.ts';
import { createStore } from '../storage/store.ts';

const loaders: Record<LanguageCode, Part<{ locale: Locale }>> = {
  de: definePart(() => import('../../locales/de.ts')),
  el: definePart(() => import('../../locales/el.ts')),
  fil: definePart(() => import('../../locales/fil.ts')),
  fr: definePart(() => import('../../locales/fr.ts')),
  hi: definePart(() => import('../../locales/hi.ts')),
  it: definePart(() => import('../../locales/it.ts')),
  ml: definePart(() => import('../../locales/ml.ts')),
};

type Translation = { language: LanguageCode; t: Translate };
type Texts = Record<string, Locale[keyof Locale] | LateTexts<LateSection>>;
/** The sentences of refusals, by their codes. */
let sentences: Readonly<Record<string, unknown>> = {};

const translation = createStore<Translation>({ language: defaultLanguage, t: (key, ..._values) => key });
/** The texts that `t` reads. */
let texts: Texts = {};

/** The text of a key in the current language, its `{placeholders}` filled in. */
export const t: Translate = (key, ...values) => translation.get().t(key, ...values);

export const currentLanguage = (): LanguageCode => translation.get().language;

/** The BCP 47 tag of the current language. */
export const currentTag = (): string => bcp47[currentLanguage()];

/** `t` for components: they render again when the language changes, and the zone that times are written in. */
export const useTranslation = (): Translation => translation.useValue();

/** Renders all components again that show texts or times. */
export const renderAgain = (): void => translation.set({ ...translation.get() });

/**
 * Uses the stored language from the first paint on; the browser's language is not guessed. If its texts cannot be
 * loaded, English is used and the missing language is answered; the stored choice stays.
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

/** Switches the language and stores the choice. Returns whether its texts could be loaded. */
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
  if (getToken() === null) writeItem('localStorage', storageKeys.accountLanguage, UNSYNCED);
  return true;
};

/** Stored in place of the account's language if the language was chosen before the login. */
export const UNSYNCED = 'untold';

let latest = 0;
let wanted: LanguageCode = defaultLanguage;
let isApplying = false;

const applyLanguage = async (language: LanguageCode): Promise<void> => {
  latest += 1;
  const turn = latest;
  wanted = language;
  isApplying = true;
  const loaded = await loadTexts(language).finally(() => {
    if (turn !== latest) return;
    wanted = currentLanguage();
    isApplying = false;
  });
  // If the person chooses again while a language loads, the last choice wins.
  if (turn !== latest) return;
  wanted = language;
  texts = loaded;
  document.documentElement.lang = bcp47[language];
  translation.set({ language, t: translateFrom(loaded, language) });
};

const loadTexts = async (language: LanguageCode): Promise<Texts> => {
  const [{ locale }, late] = await Promise.all([loaders[language].load(), loadLateTexts(language)]);
  // Those of any language, because each has a sentence for every code.
  sentences = locale.error;
  return { ...locale, ...late };
};

const translateFrom = (loaded: Texts, language: LanguageCode): Translate =>
  createTranslate(loaded, bcp47[language], language === defaultLanguage ? undefined : translateToEnglish);

/** A section of the locale in a file of its own, which the first load omits. */
export type LateFile<Name extends LateSection> = { texts: LateTexts<Name> };

type LateParts = ReadonlyMap<string, Part<LateFile<LateSection>>>;

/** The files of each added section by language code. */
const lateParts = new Map<LateSection, LateParts>();

const loadLateTexts = async (language: LanguageCode): Promise<Record<string, LateTexts<LateSection>>> => {
  const load = async ([name, parts]: [LateSection, LateParts]) => [name, (await parts.get(language)?.load())?.texts];
  return Object.fromEntries(await Promise.all([...lateParts].map(load)));
};

type LateFiles<Name extends LateSection> = Record<string, () => Promise<LateFile<Name>>>;

const additions = new Map<LateSection, Promise<void>>();

/**
 * Loads the texts of a section, for screens that few people open; from then on with every chosen language. `files`: the
 * result of `import.meta.glob`, one file for each language.
 */
export const addTexts = <Name extends LateSection>(name: Name, files: LateFiles<Name>): Promise<void> => {
  const addition = additions.get(name) ?? addSection(name, files);
  additions.set(name, addition);
  return addition;
};

const addSection = async <Name extends LateSection>(name: Name, files: LateFiles<Name>): Promise<void> => {
  const codeOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
  const parts: LateParts = new Map(Object.entries(files).map(([path, read]) => [codeOf(path), definePart(read)]));
  lateParts.set(name, parts);
  try {
    // The language that is being loaded comes without this section.
    if (isApplying) return await applyLanguage(wanted);
    // Those who show the section wait for it, so nothing has to render again.
    const current = texts;
    const file = await parts.get(currentLanguage())?.load();
    if (file) current[name] = file.texts;
  } catch (error) {
    lateParts.delete(name);
    additions.delete(name);
    throw error;
  }
};

let english: Translate | null = null;
let isEnglishWanted = false;

/** Fallback for a missing translation: loads English at the first one, then renders again. */
const translateToEnglish: Translate = (key, ...values) => {
  if (english) return english(key, ...values);
  if (!isEnglishWanted) {
    isEnglishWanted = true;
    loadTexts(defaultLanguage).then(
      (loaded) => {
        english = translateFrom(loaded, defaultLanguage);
        renderAgain();
      },
      () => {
        isEnglishWanted = false;
      },
    );
  }
  return key;
};

const DEFAULT_WAIT_SECONDS = MINUTE_SECONDS;

/**
 * The message for a failed call. A known code has a sentence in the person's language; otherwise the server's own text
 * is shown. Without any text, the sentence of the situation is shown, followed by a hint if the server was not reached.
 */
export const sentenceFor = (error: unknown, situation: PlainKey, values: { value?: string } = {}): string => {
  if (!(error instanceof ApiError)) return t(situation);
  if (error.isUnanswered) return joinSentences(t(situation), t('shell.unreachable'));
  if (!isKnownCode(error.code)) return error.message || t(situation);
  return sentenceOf(error.code, { ...error, ...values });
};

type SentenceValues = { retryAfterSeconds?: number | undefined; data?: unknown; value?: string | undefined };

/** The sentence of a code, filled with the values of the server's answer. */
export const sentenceOf = (code: ErrorCode, { retryAfterSeconds, data, value = '' }: SentenceValues = {}): string => {
  const { sizeBytes = 0, leftBytes = 0, quotaBytes = 0 } = (code === 'space_full' && (data as Unfit | null)) || {};
  return t(`error.${code}`, {
    wait: formatWait(retryAfterSeconds ?? DEFAULT_WAIT_SECONDS),
    value,
    size: formatBytes(sizeBytes),
    left: formatBytes(leftBytes),
    quota: formatBytes(quotaBytes),
  });
};

const KILO = 1000;
const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `6.4 GB`. Steps of 1000, as the unit names say: sizes of files and the space of a person (`GB_BYTES`) add up. */
export const formatBytes = (bytes: number): string => {
  const power = bytes < KILO ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), byteUnits.length - 1);
  const amount = bytes / KILO ** power;
  return new Intl.NumberFormat(currentTag(), {
    style: 'unit',
    unit: byteUnits[power] ?? 'byte',
    // The short form of `byte` has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: amount < 100 && power > 0 ? 1 : 0,
  }).format(amount);
};

/** Whether there are words for a code: a newer server may have others. */
export const isKnownCode = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(sentences, code);

/** Joins two sentences; a missing full stop is taken from the second, as languages differ in it. */
const joinSentences = (first: string, second: string): string =>
  `${first}${/\p{Po}$/u.test(first) ? '' : second.slice(-1)} ${second}`;

/** A waiting time in the coarsest unit that is not misleading. */
export const formatWait = (seconds: number): string => {
  const [amount, unit] =
    seconds >= HOUR_SECONDS
      ? [seconds / HOUR_SECONDS, 'hour']
      : seconds >= MINUTE_SECONDS
        ? [seconds / MINUTE_SECONDS, 'minute']
        : [seconds, 'second'];
  const format = new Intl.NumberFormat(currentTag(), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(amount));
};
