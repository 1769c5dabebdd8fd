import { defaultLanguage, isLanguageCode, type LanguageCode } from '@pinlife/contract/languages';
import { el } from './texts/el.ts';

/** What a push says beside the note itself. */
export type PushTexts = {
  done: string;
  snooze: string;
  /** When a button could do nothing. */
  failed: string;
  test: string;
};

const textsByLanguage: Partial<Record<LanguageCode, PushTexts>> = { [defaultLanguage]: el };

export const pushTexts = (language: string): PushTexts => (isLanguageCode(language) && textsByLanguage[language]) || el;
