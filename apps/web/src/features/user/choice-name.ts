import type { LanguageCode } from '@pinlife/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { definePart, type Part } from '../../lib/loading/part.ts';
import type { Choice, ChoiceNames } from '../../locales/choices/choice-names.ts';

const loaders: Partial<Record<LanguageCode, Part<{ choices: ChoiceNames }>>> = {
  de: definePart(() => import('../../locales/choices/de.ts')),
  fil: definePart(() => import('../../locales/choices/fil.ts')),
  fr: definePart(() => import('../../locales/choices/fr.ts')),
  hi: definePart(() => import('../../locales/choices/hi.ts')),
  it: definePart(() => import('../../locales/choices/it.ts')),
  ml: definePart(() => import('../../locales/choices/ml.ts')),
};

const loadChoices = async (language: LanguageCode): Promise<Partial<ChoiceNames>> =>
  (await loaders[language]?.load())?.choices ?? {};

/** What the profile offers is kept by its English name; this calls it by that of the person's language. */
export const useChoiceName = (): ((choice: string) => string) => {
  const { language } = useTranslation();
  const { data } = useQuery({
    queryKey: ['choices', language],
    queryFn: () => loadChoices(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (choice) => data?.[choice as Choice] ?? choice;
};
