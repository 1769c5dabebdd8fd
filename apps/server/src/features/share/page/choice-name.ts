import type { LanguageCode } from '@pinlife/contract/languages';
import type { Choice, ChoiceNames } from '@pinlife/contract/user/choice-names';
import { choices as de } from '@pinlife/contract/user/choice-names/de';
import { choices as fil } from '@pinlife/contract/user/choice-names/fil';
import { choices as fr } from '@pinlife/contract/user/choice-names/fr';
import { choices as hi } from '@pinlife/contract/user/choice-names/hi';
import { choices as it } from '@pinlife/contract/user/choice-names/it';
import { choices as ml } from '@pinlife/contract/user/choice-names/ml';

/** The stored values are English. */
const namesByLanguage: Partial<Record<LanguageCode, ChoiceNames>> = { de, fil, fr, hi, it, ml };

/** Translates a choice of the profile to the visitor's language. Free text stays as it is. */
export const nameChoice = (language: LanguageCode, choice: string): string => {
  const names = namesByLanguage[language];
  return names && Object.hasOwn(names, choice) ? names[choice as Choice] : choice;
};
