import type { ListedTag } from '@pinlife/contract/tag/schema';
import { listNotes } from '../../lib/kept/kept-store.ts';
import { getToken } from '../../lib/session/session.ts';
import { tagKeysOf } from '../note/note-tags.ts';

/** The tags of the kept notes; null if no notes are kept. */
export const listKeptTags = async (): Promise<ListedTag[] | null> => {
  const token = getToken();
  const notes = token === null ? null : await listNotes(token);
  if (!notes) return null;
  const byKey = new Map<string, ListedTag>();
  for (const note of notes.filter(({ deletedAt }) => deletedAt === null)) {
    for (const tag of tagKeysOf(note)) {
      const known = byKey.get(tag);
      const lastUsedAt = known && known.lastUsedAt > note.updatedAt ? known.lastUsedAt : note.updatedAt;
      byKey.set(tag, { tag, count: (known?.count ?? 0) + 1, lastUsedAt });
    }
  }
  return [...byKey.values()].sort((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt));
};
