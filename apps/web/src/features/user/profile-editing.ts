import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../lib/session.ts';

const cardNames = ['basic', 'education', 'employment', 'hobbies', 'interests', 'about'] as const;
export type CardName = (typeof cardNames)[number];

let edited: CardName | null = null;
const listeners = new Set<() => void>();

const setEdited = (card: CardName | null): void => {
  edited = card;
  for (const listener of listeners) listener();
};
onSessionEnd(() => setEdited(null));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the modal of a card. */
export const editCard = (card: CardName): void => setEdited(card);
export const stopEditingCard = (): void => setEdited(null);

export const useEditedCard = (): CardName | null => useSyncExternalStore(subscribe, () => edited);
