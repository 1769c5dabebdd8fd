import type { Note } from '@pinlife/contract/note/schema';
import { onSessionEnd } from '../../../lib/session/session.ts';
import { createStore } from '../../../lib/storage/store.ts';

const opened = createStore<Note | null>(null);
onSessionEnd(() => opened.set(null));

/** Opens the history of a note. */
export const openHistory = (note: Note): void => opened.set(note);
export const closeHistory = (): void => opened.set(null);

export const useHistoryNote = (): Note | null => opened.useValue();
