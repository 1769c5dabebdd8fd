import type { NoteColor } from '@pinlife/contract/note/limits';
import type { NoteOptions } from '@pinlife/contract/note/schema';
import type { NotesTable } from '../db/schema.ts';

/** The columns of a note's options, for all joins with notes. */
export type NoteOptionColumns = Pick<NotesTable, 'color' | 'passion' | 'location' | 'self_note'>;

/** The cast is safe: only colours of the contract are written. */
export const toNoteOptions = ({ color, passion, location, self_note: selfNote }: NoteOptionColumns): NoteOptions => ({
  color: color as NoteColor,
  passion,
  location,
  selfNote,
});
