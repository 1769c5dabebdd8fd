import { NOTE_VERSIONS_MAX } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import type { NoteVersion } from '@pinlife/contract/note/version';

type Fields = Pick<NoteVersion, 'title' | 'content' | 'options' | 'media' | 'reminders'>;

/** A state of a note, and since when it was so. */
export type Entry = Fields & {
  /** null: as it is now. */
  v: number | null;
  at: string;
  /** What it was before; null where nothing came before it, or nobody knows any more. */
  before: Fields | null;
  isFirst: boolean;
};

/** From now back. A version was written when the one before it was replaced, so the last one waits for the next page. */
export const listEntries = (note: Note, versions: readonly NoteVersion[], hasMore: boolean): Entry[] => {
  const isWhole = !hasMore && versions.length < NOTE_VERSIONS_MAX;
  const states = [{ ...note, v: null }, ...versions];
  const entries = states.map((state, index): Entry => {
    const before = states[index + 1] ?? null;
    const replaced = versions[index];
    const at = index === 0 ? note.updatedAt : (replaced?.replacedAt ?? (isWhole ? note.createdAt : endOf(versions)));
    const { v, title, content, options, media, reminders } = state;
    return { v, title, content, options, media, reminders, at, before, isFirst: before === null && isWhole };
  });
  return hasMore ? entries.slice(0, -1) : entries;
};

/** Of the oldest nobody knows when it was written. */
const endOf = (versions: readonly NoteVersion[]): string => versions.at(-1)?.replacedAt ?? '';
