import { bcp47, type LanguageCode } from '@pinlife/contract/languages';
import type { Translate } from '../../apps/web/src/locales/locale-types.ts';
import { createTranslate } from '../../apps/web/src/locales/translate.ts';
import { wholeLocales } from '../../testing/whole-locales.ts';

/** The translator of a language, by which tests find controls. */
export const speak = (language: LanguageCode): Translate => createTranslate(wholeLocales[language], bcp47[language]);

export type Section = { readonly [key: string]: string | Section };

/** English texts between marks. Text that a page shows outside of the marks is not translated. */
export const markTexts = (section: object = wholeLocales.el): Section =>
  Object.fromEntries(
    Object.entries(section).map(([key, entry]: [string, string | object]) => [
      key,
      typeof entry === 'string' ? `⟦${entry}⟧` : markTexts(entry),
    ]),
  );

export const speakMarked = (): Translate => createTranslate(markTexts(), bcp47.de);
