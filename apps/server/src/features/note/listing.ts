import type { Note } from '@pinlife/contract/note/schema';
import type { JsonText } from '../../platform/text/json-text.ts';

/** A page of notes, and the cursor of the next one. */
export type NoteListing = { notes: JsonText<Note[]>; next: string | null };
