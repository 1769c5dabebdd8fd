import type { LanguageCode } from '@pinlife/contract/languages';
import type { Choice, ChoiceNames } from '@pinlife/contract/user/choice-names';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { definePart, type Part } from '../../lib/loading/part.ts';

const loaders: Partial<Record<LanguageCode, Part<{ choices: ChoiceNames }>>> = {
  de: definePart(() => import('@pinlife/contract/user/choice-names/de')),
  fil: definePart(() => import('@pinlife/contract/user/choice-names/fil')),
  fr: definePart(() => import('@pinlife/contract/user/choice-names/fr')),
  hi: definePart(() => import('@pinlife/contract/user/choice-names/hi')),
  it: definePart(() => import('@pinlife/contract/user/choice-names/it')),
  ml: definePart(() => import('@pinlife/contract/user/choice-names/ml')),
};

const loadChoices = async (language: LanguageCode): Promise<Partial<ChoiceNames>> =>
  (await loaders[language]?.load())?.choices ?? {};

/** Choices of the profile are stored in English; this returns the name in the person's language. */
export const useChoiceName = (): ((choice: string) => string) => {
  const { language } = useTranslation();
  const { data } = useQuery({
    queryKey: ['choices', language],
    queryFn: () => loadChoices(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // People write what they like, `constructor` too.
  return (choice) => (data && Object.hasOwn(data, choice) ? data[choice as Choice] : undefined) ?? choice;
};
