import type { LanguageCode } from '@pinlife/contract/languages';
import { locale as de } from '../apps/web/src/locales/de.ts';
import { locale as el } from '../apps/web/src/locales/el.ts';
import { locale as fil } from '../apps/web/src/locales/fil.ts';
import { locale as fr } from '../apps/web/src/locales/fr.ts';
import { locale as hi } from '../apps/web/src/locales/hi.ts';
import { texts as deImport } from '../apps/web/src/locales/import/de.ts';
import { texts as elImport } from '../apps/web/src/locales/import/el.ts';
import { texts as filImport } from '../apps/web/src/locales/import/fil.ts';
import { texts as frImport } from '../apps/web/src/locales/import/fr.ts';
import { texts as hiImport } from '../apps/web/src/locales/import/hi.ts';
import { texts as itImport } from '../apps/web/src/locales/import/it.ts';
import { texts as mlImport } from '../apps/web/src/locales/import/ml.ts';
import { locale as italian } from '../apps/web/src/locales/it.ts';
import type { LateTexts, Locale } from '../apps/web/src/locales/locale.ts';
import { locale as ml } from '../apps/web/src/locales/ml.ts';

/** All that the page says in each language, late sections included. */
export const wholeLocales = {
  de: { ...de, import: deImport },
  el: { ...el, import: elImport },
  fil: { ...fil, import: filImport },
  fr: { ...fr, import: frImport },
  hi: { ...hi, import: hiImport },
  it: { ...italian, import: itImport },
  ml: { ...ml, import: mlImport },
} as const satisfies Record<LanguageCode, Locale & { import: LateTexts<'import'> }>;
