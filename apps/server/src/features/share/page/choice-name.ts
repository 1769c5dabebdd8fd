import type { LanguageCode } from '@pinlife/contract/languages';
import type { Choice, ChoiceNames } from '@pinlife/contract/user/choice-names';
import { choices as de } from '@pinlife/contract/user/choice-names/de';
import { choices as fil } from '@pinlife/contract/user/choice-names/fil';
import { choices as fr } from '@pinlife/contract/user/choice-names/fr';
import { choices as hi } from '@pinlife/contract/user/choice-names/hi';
import { choices as it } from '@pinlife/contract/user/choice-names/it';
import { choices as ml } from '@pinlife/contract/user/choice-names/ml';

/** English is what they are kept by. */
const namesByLanguage: Partial<Record<LanguageCode, ChoiceNames>> = { de, fil, fr, hi, it, ml };

/** What the profile offers, in the visitor's language. What a person wrote themselves stays as it is. */
export const nameChoice = (language: LanguageCode, choice: string): string => {
  const names = namesByLanguage[language];
  return names && Object.hasOwn(names, choice) ? names[choice as Choice] : choice;
};
