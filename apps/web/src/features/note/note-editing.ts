import type { Note } from '@pinlife/contract/note';
import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../lib/session.ts';

let edited: Note | null = null;
const listeners = new Set<() => void>();

const setEdited = (note: Note | null): void => {
  edited = note;
  for (const listener of listeners) listener();
};
onSessionEnd(() => setEdited(null));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the edit modal, from wherever the note is shown. */
export const editNote = (note: Note): void => setEdited(note);
export const stopEditing = (): void => setEdited(null);

export const useEditedNote = (): Note | null => useSyncExternalStore(subscribe, () => edited);
