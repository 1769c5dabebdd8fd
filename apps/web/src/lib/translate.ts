import type { Locale, Translate } from './locale-types.ts';

type Entry = string | { readonly [key: string]: Entry | undefined };
type Filling = Readonly<Record<string, string | number>>;

/** Looks keys up in a locale, chooses the plural form by `count` and fills the `{placeholders}` in. */
export const createTranslate = (locale: Locale, tag: string): Translate => {
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);

  const find = (key: string): string | undefined => {
    let entry: Entry | undefined = locale;
    for (const name of key.split('.')) entry = typeof entry === 'object' ? entry[name] : undefined;
    return typeof entry === 'string' ? entry : undefined;
  };

  return (key, ...[values]) => {
    const filling: Filling = values ?? {};
    const form = typeof filling.count === 'number' ? plurals.select(filling.count) : 'other';
    const text = find(key) ?? find(`${key}_${form}`) ?? find(`${key}_other`) ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = filling[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? whole);
    });
  };
};
