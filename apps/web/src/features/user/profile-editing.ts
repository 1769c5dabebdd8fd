import { onSessionEnd } from '../../lib/session.ts';
import { createStore } from '../../lib/store.ts';

export type CardName = 'basic' | 'education' | 'employment' | 'hobbies' | 'interests' | 'about';

const edited = createStore<CardName | null>(null);
onSessionEnd(() => edited.set(null));

/** Opens the modal of a card. */
export const editCard = (card: CardName): void => edited.set(card);
export const stopEditingCard = (): void => edited.set(null);

export const useEditedCard = (): CardName | null => edited.useValue();
