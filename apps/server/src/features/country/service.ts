import type { Country } from '@pinlife/contract/country/schema';
import { bcp47, defaultLanguage, type LanguageCode } from '@pinlife/contract/languages';
import { dials } from '@pinlife/contract/user/phone';

const lists = new Map<LanguageCode, Country[]>();

/** Lists the countries by name. They never change while the app runs, so each language is computed once. */
export const listCountries = (language: LanguageCode = defaultLanguage): Country[] => {
  const known = lists.get(language) ?? createList(bcp47[language]);
  lists.set(language, known);
  return known;
};

const createList = (tag: string): Country[] => {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return dials
    .map(({ code, dial }) => ({ code, name: names.of(code) ?? code, dial }))
    .sort((one, other) => compare(one.name, other.name));
};
