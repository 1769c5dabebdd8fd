import { findNoteTags } from '@pinlife/contract/tag/html-tags';
import { tagKeyOf } from '@pinlife/contract/tag/tags';

/** The tags of a note as its row holds them: as they are spelled, and as they are compared. No tag has a blank. */
export type WrittenTags = { tags: string; tag_keys: string };

/** Whatever writes a title or a text writes these with it. A trigger keeps the table that lists are filtered by. */
export const writeTags = (title: string, html: string): WrittenTags => {
  const tags = findNoteTags(title, html);
  return { tags: tags.join(' '), tag_keys: tags.map(tagKeyOf).join(' ') };
};
