import type { Note } from '@pinlife/contract/note/schema';
import { onSessionEnd } from '../../lib/session/session.ts';
import { createStore } from '../../lib/storage/store.ts';

const edited = createStore<Note | null>(null);
onSessionEnd(() => edited.set(null));

/** Opens the edit modal, from wherever the note is shown. */
export const editNote = (note: Note): void => edited.set(note);
export const stopEditing = (): void => edited.set(null);

export const useEditedNote = (): Note | null => edited.useValue();
