import type { Note } from '@pinlife/contract/note';
import { defaultNoteColor } from '@pinlife/contract/note-limits';

/** A note of one day in November 2026, for tests; two of the same day are the same note. */
export const makeNote = (day: number, changes: Partial<Note> = {}): Note => {
  const createdAt = new Date(Date.UTC(2026, 10, day, 12)).toISOString();
  return {
    _id: `0193${String(day).padStart(4, '0')}-0000-7000-8000-000000000000`,
    title: `Note ${day}`,
    content: `<p>Text ${day}</p>`,
    options: { color: defaultNoteColor, passion: false, location: '', selfNote: false },
    reminder: false,
    reminders: [],
    media: [],
    comments: [],
    commentCount: 0,
    done: false,
    updated: false,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    ...changes,
  };
};
