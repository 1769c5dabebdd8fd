import type { Note } from '@pinlife/contract/note/schema';
import { findNoteTags } from '@pinlife/contract/tag/html-tags';
import { tagKeyOf } from '@pinlife/contract/tag/tags';

const known = new WeakMap<Note, readonly string[]>();

/** Read from the text by the server's rule, so that unsent and kept notes have tags too. */
export const tagKeysOf = (note: Note): readonly string[] => {
  const keys = known.get(note) ?? findNoteTags(note.title, note.content).map(tagKeyOf);
  known.set(note, keys);
  return keys;
};
