import type { Note } from '@pinlife/contract/note/schema';
import { makeNote } from '../../../testing/make-note.ts';

/** A note of one day in November 2026; two of the same day are the same note. */
export const makeNovemberNote = (day: number, changes: Partial<Note> = {}): Note =>
  makeNote({
    _id: `0193${String(day).padStart(4, '0')}-0000-7000-8000-000000000000`,
    title: `Note ${day}`,
    content: `<p>Text ${day}</p>`,
    createdAt: new Date(Date.UTC(2026, 10, day, 12)).toISOString(),
    ...changes,
  });
