import { NOTE_VERSIONS_MAX } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import type { NoteVersion } from '@pinlife/contract/note/version';

type Fields = Pick<NoteVersion, 'title' | 'content' | 'options' | 'media' | 'reminders'>;

/** A state of a note, and since when it was so. */
export type Entry = Fields & {
  /** null: as it is now. */
  v: number | null;
  lostMedia: number;
  at: string;
  /** The fields before the edit; null if there are none, or they are unknown. */
  before: Fields | null;
  isFirst: boolean;
};

/** Newest first. The start of a version is the end of the previous one, so the last version needs the next page. */
export const listEntries = (note: Note, versions: readonly NoteVersion[], hasMore: boolean): Entry[] => {
  const isWhole = !hasMore && versions.length < NOTE_VERSIONS_MAX;
  const states = [{ ...note, v: null, lostMedia: 0 }, ...versions];
  const entries = states.map((state, index): Entry => {
    const before = states[index + 1] ?? null;
    const replaced = versions[index];
    const at = index === 0 ? note.updatedAt : (replaced?.replacedAt ?? (isWhole ? note.createdAt : endOf(versions)));
    const { v, title, content, options, media, reminders, lostMedia } = state;
    return { v, title, content, options, media, reminders, lostMedia, at, before, isFirst: before === null && isWhole };
  });
  return hasMore ? entries.slice(0, -1) : entries;
};

/** The start of the oldest version is unknown. */
const endOf = (versions: readonly NoteVersion[]): string => versions.at(-1)?.replacedAt ?? '';
