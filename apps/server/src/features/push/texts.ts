import { isLanguageCode, type LanguageCode } from '@pinlife/contract/languages';
import { el } from './texts/el.ts';
import { fil } from './texts/fil.ts';
import { hi } from './texts/hi.ts';
import { ml } from './texts/ml.ts';

/** What a push says beside the note itself. */
export type PushTexts = {
  done: string;
  snooze: string;
  /** When a button could do nothing. */
  failed: string;
  test: string;
};

const textsByLanguage: Partial<Record<LanguageCode, PushTexts>> = { el, fil, hi, ml };

export const pushTexts = (language: string): PushTexts => (isLanguageCode(language) && textsByLanguage[language]) || el;
