import { onSessionEnd } from '../../../lib/session/session.ts';
import { createStore } from '../../../lib/storage/store.ts';

/**
 * Notes whose events are computed from the cached note. The events of the last answer would show a moved event in its
 * old place until they are read again.
 */
const followed = createStore<readonly string[]>([]);
onSessionEnd(() => followed.set([]));

export const followNote = (id: string): void => {
  if (!followed.get().includes(id)) followed.set([...followed.get(), id]);
};

export const useFollowedNotes = (): readonly string[] => followed.useValue();
