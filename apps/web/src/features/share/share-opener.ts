import type { Note } from '@pinlife/contract/note/schema';
import { onSessionEnd } from '../../lib/session/session.ts';
import { createStore } from '../../lib/storage/store.ts';

const shared = createStore<Note | null>(null);
onSessionEnd(() => shared.set(null));

/** Opens the dialog of sharing, from wherever the note is shown. */
export const openShare = (note: Note): void => shared.set(note);
export const closeShare = (): void => shared.set(null);

export const useSharedNote = (): Note | null => shared.useValue();
