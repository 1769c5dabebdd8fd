import type { Note } from '@pinlife/contract/note/schema';
import type { Person } from '../../http/handler.ts';
import type { JsonText } from '../../platform/text/json-text.ts';

/** A page of notes, and for whom the token asked. */
export type NoteListing = { person: Person; notes: JsonText<Note[]>; next: string | null };
