import { findNoteTags } from '@pinlife/contract/tag/html-tags';
import { tagKeyOf } from '@pinlife/contract/tag/tags';

/** The tags of a note in its row, as written and as keys. Separated by blanks, which no tag contains. */
export type WrittenTags = { tags: string; tag_keys: string };

/** Must be written with every title or text. A trigger updates `note_tags`, by which lists are filtered. */
export const writeTags = (title: string, html: string): WrittenTags => {
  const tags = findNoteTags(title, html);
  return { tags: tags.join(' '), tag_keys: tags.map(tagKeyOf).join(' ') };
};
