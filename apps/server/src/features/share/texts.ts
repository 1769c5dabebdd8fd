import type { LanguageCode } from '@pinlife/contract/languages';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { fil } from './texts/fil.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { it } from './texts/it.ts';
import { ml } from './texts/ml.ts';

type Counted = { one: string; other: string };

/** The texts of public pages. `{placeholders}` are filled in later. */
export type PageTexts = {
  /** The locale for Intl, with the region whose date format is used. */
  locale: string;
  sharedWithYou: string;
  pinnedOn: string;
  commentsBy: Counted;
  comments: Counted;
  recordings: Counted;
  files: Counted;
  picture: string;
  download: string;
  done: string;
  notDone: string;
  madeWith: string;
  goneTitle: string;
  goneText: string;
  nothingHere: string;
  failedTitle: string;
  failedText: string;
  loadAgain: string;
  passphrase: string;
  passphraseTitle: string;
  passphraseText: string;
  open: string;
  wrongPassphrase: string;
  tooMany: Counted;
  pinups: string;
  readOn: string;
  newer: string;
  older: string;
  pages: string;
  asStranger: string;
  backToSettings: string;
  about: string;
  hobbies: string;
  interests: string;
  education: string;
  employment: string;
  contact: string;
  institution: string;
  major: string;
  course: string;
  company: string;
  designation: string;
  location: string;
  experience: string;
  nationality: string;
  languages: string;
  website: string;
  email: string;
  mobile: string;
};

const textsByLanguage: Record<LanguageCode, PageTexts> = { de, el, fil, fr, hi, it, ml };

export const pageTexts = (language: LanguageCode): PageTexts => textsByLanguage[language];

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** “1 comment”, “3 comments”: the plural form of the language. */
export const fillCounted = (
  { locale }: PageTexts,
  counted: Counted,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string => {
  const isOne = new Intl.PluralRules(locale).select(count) === 'one';
  return fill(isOne ? counted.one : counted.other, { ...values, count: new Intl.NumberFormat(locale).format(count) });
};
