import { isSentenceLimit, sentenceLimits } from '@pinlife/contract/sentence-limits';
import type { Translate } from './locale-types.ts';

type Texts = { readonly [key: string]: Entry | undefined };
type Entry = string | Texts;
type Filling = Readonly<Record<string, string | number>>;

/**
 * Looks keys up in a locale, chooses the plural form by `count` and fills the `{placeholders}` in, with the limit where one
 * is named so. `…_1` is the form of exactly one, for languages whose `one` takes in other numbers. What the locale lacks,
 * `fallback` says.
 */
export const createTranslate = (locale: Texts, tag: string, fallback?: Translate): Translate => {
  // Created when needed: creating one costs a slow device more than a screen of texts.
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const formOf = (count: number): string => {
    plurals ??= new Intl.PluralRules(tag);
    return plurals.select(count);
  };
  const write = (value: number): string => {
    numbers ??= new Intl.NumberFormat(tag);
    return numbers.format(value);
  };

  const find = (key: string): string | undefined => {
    let entry: Entry | undefined = locale;
    for (const name of key.split('.')) entry = typeof entry === 'object' ? entry[name] : undefined;
    return typeof entry === 'string' ? entry : undefined;
  };

  return (key, ...given) => {
    const filling: Filling = given[0] ?? {};
    const { count } = filling;
    const form = typeof count === 'number' ? formOf(count) : 'other';
    const exact = count === 1 ? find(`${key}_1`) : undefined;
    const text = find(key) ?? exact ?? find(`${key}_${form}`) ?? find(`${key}_other`);
    if (text === undefined) return fallback ? fallback(key, ...given) : key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      if (isSentenceLimit(name)) return String(sentenceLimits[name]);
      const value = filling[name];
      return typeof value === 'number' ? write(value) : (value ?? whole);
    });
  };
};
