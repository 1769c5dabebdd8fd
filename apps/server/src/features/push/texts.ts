import { defaultLanguage, isLanguageCode, type LanguageCode } from '@pinlife/contract/languages';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { fil } from './texts/fil.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { it } from './texts/it.ts';
import { ml } from './texts/ml.ts';

/** The texts of a push beside the note. */
export type PushTexts = {
  done: string;
  snooze: string;
  /** Shown when an action failed. */
  failed: string;
  test: string;
};

const textsByLanguage: Record<LanguageCode, PushTexts> = { de, el, fil, fr, hi, it, ml };

export const pushTexts = (language: string): PushTexts =>
  textsByLanguage[isLanguageCode(language) ? language : defaultLanguage];
