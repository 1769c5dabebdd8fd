import type { ImportChoices, ImportCounts } from '@pinlife/contract/import/schema';

/** How many notes these choices will add: selected ones that were not imported before. */
export const countComing = (
  { notes, archived, trashed, existing, existingArchived = 0, existingTrashed = 0 }: ImportCounts,
  choices: Pick<ImportChoices, 'archived' | 'trashed'>,
): number => {
  const newArchived = choices.archived ? 0 : archived - existingArchived;
  const newTrashed = choices.trashed ? 0 : trashed - existingTrashed;
  return Math.max(0, notes - existing - newArchived - newTrashed);
};
