import type { ImportChoices, ImportCounts } from '@pinlife/contract/import/schema';

/**
 * How many notes will come in by these choices. Which of those that are here already are archived or in the trash is
 * not known: where both play a part it is a bound.
 */
export const countComing = (
  { notes, archived, trashed, existing }: ImportCounts,
  choices: Pick<ImportChoices, 'archived' | 'trashed'>,
): { count: number; isBound: boolean } => {
  const leftOut = (choices.archived ? 0 : archived) + (choices.trashed ? 0 : trashed);
  const wanted = notes - leftOut;
  const unknown = notes - existing;
  return { count: Math.max(0, Math.min(wanted, unknown)), isBound: leftOut > 0 && existing > 0 };
};
