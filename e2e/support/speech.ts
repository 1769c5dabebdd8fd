import { bcp47, type LanguageCode } from '@pinlife/contract/languages';
import type { Translate } from '../../apps/web/src/lib/i18n/locale-types.ts';
import { createTranslate } from '../../apps/web/src/lib/i18n/translate.ts';
import { locale as de } from '../../apps/web/src/locales/de.ts';
import { locale as el } from '../../apps/web/src/locales/el.ts';
import { locale as fil } from '../../apps/web/src/locales/fil.ts';
import { locale as fr } from '../../apps/web/src/locales/fr.ts';
import { locale as hi } from '../../apps/web/src/locales/hi.ts';
import { locale as italian } from '../../apps/web/src/locales/it.ts';
import type { Locale } from '../../apps/web/src/locales/locale.ts';
import { locale as ml } from '../../apps/web/src/locales/ml.ts';

const locales: Record<LanguageCode, Locale> = { de, el, fil, fr, hi, it: italian, ml };

/** What the page says in a language: tests find controls by it. */
export const speak = (language: LanguageCode): Translate => createTranslate(locales[language], bcp47[language]);

type Section = { readonly [key: string]: string | Section };

/** Every text of English between marks: what a page shows outside of them, no translation reaches. */
export const markTexts = (section: object = el): Section =>
  Object.fromEntries(
    Object.entries(section).map(([key, entry]: [string, string | object]) => [
      key,
      typeof entry === 'string' ? `⟦${entry}⟧` : markTexts(entry),
    ]),
  );

export const speakMarked = (): Translate => createTranslate(markTexts(), bcp47.de);
