import type { Note } from '@pinlife/contract/note/schema';
import { onSessionEnd } from '../../../lib/session/session.ts';
import { createStore } from '../../../lib/storage/store.ts';

const opened = createStore<Note | null>(null);
onSessionEnd(() => opened.set(null));

/** Opens the versions of a note, from wherever it is shown. */
export const openHistory = (note: Note): void => opened.set(note);
export const closeHistory = (): void => opened.set(null);

export const useHistoryNote = (): Note | null => opened.useValue();
