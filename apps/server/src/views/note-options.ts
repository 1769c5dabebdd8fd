import type { NoteColor } from '@pinlife/contract/note/limits';
import type { NoteOptions } from '@pinlife/contract/note/schema';
import type { NotesTable } from '../db/schema.ts';

/** The columns that hold a note's options, wherever a note is joined. */
export type NoteOptionColumns = Pick<NotesTable, 'color' | 'passion' | 'location' | 'self_note'>;

/** Only colours of the contract are ever written. */
export const toNoteOptions = ({ color, passion, location, self_note: selfNote }: NoteOptionColumns): NoteOptions => ({
  color: color as NoteColor,
  passion,
  location,
  selfNote,
});
