import { defaultNoteColor } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';

/** A plain note as the server answers it, with the given changes. */
export const makeNote = (changes: Pick<Note, '_id' | 'title' | 'content' | 'createdAt'> & Partial<Note>): Note => ({
  options: { color: defaultNoteColor, passion: false, location: '', selfNote: false },
  reminder: false,
  reminders: [],
  media: [],
  comments: [],
  commentCount: 0,
  tags: [],
  done: false,
  updated: false,
  version: 1,
  share: null,
  updatedAt: changes.createdAt,
  deletedAt: null,
  ...changes,
});
