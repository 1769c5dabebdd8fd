import { isTagWord, tagKeyOf } from '@pinlife/contract/tag/tags';

export const REMINDERS_PATH = '/dashboard/pinups';
export const NOTES_PATH = '/dashboard/pinups/notes';

/** The keys of the tags that an address filters by. Invalid tags are ignored. */
export const readTagFilter = (search: string): string[] => [
  ...new Set(new URLSearchParams(search).getAll('tag').filter(isTagWord).map(tagKeyOf)),
];

/** The address with other tags. */
export const writeTagFilter = (search: string, tags: readonly string[]): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete('tag');
  for (const tag of tags) parameters.append('tag', tag);
  return `${parameters}`;
};
