import { useSyncExternalStore } from 'react';
import { useIsReachable } from '../../../../lib/api/connection.ts';
import { useOutboxEntries } from '../outbox.ts';
import { isOfNotifications, type OutboxEntry } from '../queue/entry.ts';
import { entryStore } from './entry-store.ts';

/** The entries that the person is told about: refused ones, and those that cannot be sent now. */
const listAnnounced = (entries: readonly OutboxEntry[], isReachable: boolean): readonly OutboxEntry[] =>
  entries.filter(({ change, refusal, isLate }) => !isOfNotifications(change) && (refusal || isLate || !isReachable));

export const useAnnouncedEntries = (): readonly OutboxEntry[] => {
  const entries = useOutboxEntries();
  const isReachable = useIsReachable();
  return listAnnounced(entries, isReachable);
};

type AnnouncedState = 'waiting' | 'refused';

/** The state of each note, cached until the outbox changes. */
let known: {
  entries: readonly OutboxEntry[];
  isReachable: boolean;
  states: ReadonlyMap<string, AnnouncedState>;
} | null = null;

const findStates = (isReachable: boolean): ReadonlyMap<string, AnnouncedState> => {
  const entries = entryStore.get();
  if (known?.entries === entries && known.isReachable === isReachable) return known.states;
  const states = new Map<string, AnnouncedState>();
  for (const { noteId, refusal } of listAnnounced(entries, isReachable)) {
    if (refusal || !states.has(noteId)) states.set(noteId, refusal ? 'refused' : 'waiting');
  }
  known = { entries, isReachable, states };
  return states;
};

/** Renders again only if the state of this note has changed. */
export const useAnnouncedState = (noteId: string): AnnouncedState | null => {
  const isReachable = useIsReachable();
  return useSyncExternalStore(entryStore.subscribe, () => findStates(isReachable).get(noteId) ?? null);
};
