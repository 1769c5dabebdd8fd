import type { Translate } from './locale-types.ts';

type Texts = { readonly [key: string]: Entry | undefined };
type Entry = string | Texts;
type Filling = Readonly<Record<string, string | number>>;

/**
 * Looks keys up in a locale, chooses the plural form by `count` and fills the `{placeholders}` in. `…_1` is the form of
 * exactly one, for languages whose `one` takes in other numbers.
 */
export const createTranslate = (locale: Texts, tag: string): Translate => {
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);

  const find = (key: string): string | undefined => {
    let entry: Entry | undefined = locale;
    for (const name of key.split('.')) entry = typeof entry === 'object' ? entry[name] : undefined;
    return typeof entry === 'string' ? entry : undefined;
  };

  return (key, ...given) => {
    const filling: Filling = given[0] ?? {};
    const { count } = filling;
    const form = typeof count === 'number' ? plurals.select(count) : 'other';
    const exact = count === 1 ? find(`${key}_1`) : undefined;
    const text = find(key) ?? exact ?? find(`${key}_${form}`) ?? find(`${key}_other`);
    if (text === undefined) return key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = filling[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? whole);
    });
  };
};
