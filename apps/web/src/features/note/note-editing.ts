import type { Note } from '@pinlife/contract/note/schema';
import { onSessionEnd } from '../../lib/session/session.ts';
import { createStore } from '../../lib/storage/store.ts';

/** `isReopened`: with a change that was refused, which is saved again at once: so the two versions show. */
type Editing = { note: Note; isReopened: boolean };

const edited = createStore<Editing | null>(null);
onSessionEnd(() => edited.set(null));

/** Opens the edit modal, from wherever the note is shown. */
export const editNote = (note: Note, { isReopened = false } = {}): void => edited.set({ note, isReopened });
export const stopEditing = (): void => edited.set(null);

export const useEditing = (): Editing | null => edited.useValue();
