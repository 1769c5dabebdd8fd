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
import { texts as deOutbox } from '../apps/web/src/locales/outbox/de.ts';
import { texts as elOutbox } from '../apps/web/src/locales/outbox/el.ts';
import { texts as filOutbox } from '../apps/web/src/locales/outbox/fil.ts';
import { texts as frOutbox } from '../apps/web/src/locales/outbox/fr.ts';
import { texts as hiOutbox } from '../apps/web/src/locales/outbox/hi.ts';
import { texts as itOutbox } from '../apps/web/src/locales/outbox/it.ts';
import { texts as mlOutbox } from '../apps/web/src/locales/outbox/ml.ts';

/** All that the page says in each language, late sections included. */
export const wholeLocales = {
  de: { ...de, import: deImport, outbox: deOutbox },
  el: { ...el, import: elImport, outbox: elOutbox },
  fil: { ...fil, import: filImport, outbox: filOutbox },
  fr: { ...fr, import: frImport, outbox: frOutbox },
  hi: { ...hi, import: hiImport, outbox: hiOutbox },
  it: { ...italian, import: itImport, outbox: itOutbox },
  ml: { ...ml, import: mlImport, outbox: mlOutbox },
} as const satisfies Record<LanguageCode, Locale & { import: LateTexts<'import'>; outbox: LateTexts<'outbox'> }>;
