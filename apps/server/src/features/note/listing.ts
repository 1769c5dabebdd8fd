import type { Note } from '@pinlife/contract/note';
import type { Person } from '../../http/handler.ts';
import type { JsonText } from '../../platform/json-text.ts';

/** A page of notes, and for whom the token asked. */
export type NoteListing = { person: Person; notes: JsonText<Note[]>; next: string | null };
