import { bcp47 } from '@pinlife/contract/languages';
import { NOTE_TITLE_MAX_LENGTH, RECENT_DAYS } from '@pinlife/contract/note/limits';
import { QUICK_REMINDER_MINUTES } from '@pinlife/contract/reminder/limits';
import { describe, expect, it } from 'vitest';
import { wholeLocales } from '../../../testing/whole-locales.ts';
import { createTranslate } from '../src/locales/translate.ts';
import { cognates } from './cognates.ts';
import { flattenLocale, placeholdersOf, pluralBase, pluralForms, type Texts } from './flatten-locale.ts';

const { el: english, ...locales } = wholeLocales;
const languages = Object.keys(locales) as (keyof typeof locales)[];
const source = flattenLocale(english);

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** The placeholders that a form may omit: the count, if the word itself has the number. */
const mayOmitCount = (key: string, tag: string): boolean =>
  key.endsWith('_1') || (key.endsWith('_one') && new Intl.PluralRules(tag).select(2) !== 'one');

const listFaults = (texts: Texts, isFault: (key: string, text: string) => boolean): string[] =>
  [...texts].filter(([key, text]) => isFault(key, text)).map(([key, text]) => `${key}: ${text}`);

describe.each(languages)('%s', (language) => {
  const texts = flattenLocale(locales[language]);
  const tag = bcp47[language];

  it('has all the texts of English', () => {
    expect([...source.keys()].filter((key) => !texts.has(key))).toEqual([]);
  });

  it('has no text that English lacks', () => {
    const known = (key: string) => source.has(key) || source.has(`${pluralBase(key)}_other`);
    expect([...texts.keys()].filter((key) => !known(key))).toEqual([]);
  });

  it('leaves nothing in English by accident', () => {
    const isCopy = (key: string, text: string) =>
      hasWords(text) && source.get(key) === text && !cognates[language].includes(text);
    expect(listFaults(texts, isCopy)).toEqual([]);
  });

  it('has the same placeholders as English', () => {
    const differs = (key: string, text: string): boolean => {
      const wanted = placeholdersOf(source.get(key) ?? '');
      const base = pluralBase(key);
      const all = base === null ? wanted : placeholdersOf(source.get(`${base}_other`) ?? '');
      const needed = mayOmitCount(key, tag) ? all.filter((name) => name !== 'count') : all;
      const given = placeholdersOf(text);
      return needed.some((name) => !given.includes(name)) || given.some((name) => !all.includes(name));
    };
    expect(listFaults(texts, differs)).toEqual([]);
  });

  it('has the plural forms of its language', () => {
    const allowed = new Set<string>(new Intl.PluralRules(tag).resolvedOptions().pluralCategories);
    if (new Intl.PluralRules(tag).select(2) === 'one') allowed.add('1');
    for (const [base, forms] of pluralForms(texts)) {
      expect([...forms], base).toEqual(expect.arrayContaining(['one', 'other']));
      for (const form of forms) expect(allowed, base).toContain(form);
    }
  });

  it('uses typographic quotes and ellipses', () => {
    const isTyped = (_key: string, text: string) => /["'`]|\.\.\.| {2}|^\s|\s$/.test(text);
    expect(listFaults(texts, isTyped)).toEqual([]);
  });
});

/** Figures that are no limits of the product: digits as such, ranges, steps, a year, hours, and dates on the wall. */
const isOwnFigure = (key: string): boolean =>
  key.startsWith('auth.wall.') ||
  ['error.password_needs_number', 'error.repeat_count_invalid', 'error.page_invalid', 'error.limit_invalid'].includes(
    key,
  ) ||
  ['notification.snoozeHour', 'reminder.when.example', 'security.step1', 'security.step2', 'tokens.year'].includes(key);

it.each(['el', ...languages] as const)(
  'has no number in a sentence of %s that is a constant of the contract',
  (language) => {
    const texts = flattenLocale(language === 'el' ? english : locales[language]);
    expect(listFaults(texts, (key, text) => /\p{Nd}/u.test(text) && !isOwnFigure(key))).toEqual([]);
  },
);

it('fills the limits themselves in, in every language', () => {
  for (const language of ['el', ...languages] as const) {
    const t = createTranslate(language === 'el' ? english : locales[language], bcp47[language]);
    expect(t('error.title_too_long'), language).toContain(String(NOTE_TITLE_MAX_LENGTH + 1));
    expect(t('error.image_too_big'), language).toContain('20');
    expect(t('auth.login.withPin'), language).toContain('4');
    expect(t('reminder.quick.soon'), language).toContain(String(QUICK_REMINDER_MINUTES));
    expect(t('note.lastWeek'), language).toContain(String(RECENT_DAYS));
  }
});

it('lists no cognate that is not one any more', () => {
  for (const language of languages) {
    const texts = flattenLocale(locales[language]);
    const same = new Set([...texts].filter(([key, text]) => source.get(key) === text).map(([, text]) => text));
    expect(
      cognates[language].filter((text) => !same.has(text)),
      language,
    ).toEqual([]);
  }
});

it('keeps French marks from standing at the beginning of a line', () => {
  const isLoose = (_key: string, text: string) => / [?!;:»]|« /.test(text);
  expect(listFaults(flattenLocale(locales.fr), isLoose)).toEqual([]);
});
