import { onSessionEnd } from '../../../lib/session/session.ts';
import { createStore } from '../../../lib/storage/store.ts';

/**
 * Notes whose events are shown as the page knows the notes: what was moved here would go back for a moment, between the
 * answer to its change and the next reading of the events.
 */
const followed = createStore<readonly string[]>([]);
onSessionEnd(() => followed.set([]));

export const followNote = (id: string): void => {
  if (!followed.get().includes(id)) followed.set([...followed.get(), id]);
};

export const useFollowedNotes = (): readonly string[] => followed.useValue();
