import type { Note } from '@pinlife/contract/note/schema';
import type { Refusal } from '../../entities/note/outbox/queue/entry.ts';
import { onSessionEnd } from '../../lib/session/session.ts';
import { createStore } from '../../lib/storage/store.ts';

/** `refusal`: why a change was refused that is opened again, as a draft of the note. */
type Editing = { note: Note; refusal: Refusal | null };

const edited = createStore<Editing | null>(null);
onSessionEnd(() => edited.set(null));

/** Opens the edit dialog of a note. */
export const editNote = (note: Note, refusal: Refusal | null = null): void => edited.set({ note, refusal });
export const stopEditing = (): void => edited.set(null);

export const useEditing = (): Editing | null => edited.useValue();
