import { useSyncExternalStore } from 'react';
import { useIsReachable } from '../../../../lib/api/connection.ts';
import { useWaiting } from '../outbox.ts';
import { isOfNotifications, type Waiting } from '../queue/waiting.ts';
import { waitingStore } from './waiting-store.ts';

/** What is told to the person: changes that were refused or cannot be sent for now, not those just under way. */
const listHeld = (waiting: readonly Waiting[], isReachable: boolean): readonly Waiting[] =>
  waiting.filter(({ change, refusal, isLate }) => !isOfNotifications(change) && (refusal || isLate || !isReachable));

export const useHeld = (): readonly Waiting[] => {
  const waiting = useWaiting();
  const isReachable = useIsReachable();
  return listHeld(waiting, isReachable);
};

type HeldState = 'waiting' | 'refused';

/** By note. Found out once for each state of the outbox, however many cards ask. */
let known: { waiting: readonly Waiting[]; isReachable: boolean; states: ReadonlyMap<string, HeldState> } | null = null;

const findStates = (isReachable: boolean): ReadonlyMap<string, HeldState> => {
  const waiting = waitingStore.get();
  if (known?.waiting === waiting && known.isReachable === isReachable) return known.states;
  const states = new Map<string, HeldState>();
  for (const { noteId, refusal } of listHeld(waiting, isReachable)) {
    if (refusal || !states.has(noteId)) states.set(noteId, refusal ? 'refused' : 'waiting');
  }
  known = { waiting, isReachable, states };
  return states;
};

/** Drawn again only where the state of this note is another. */
export const useHeldState = (noteId: string): HeldState | null => {
  const isReachable = useIsReachable();
  return useSyncExternalStore(waitingStore.subscribe, () => findStates(isReachable).get(noteId) ?? null);
};
