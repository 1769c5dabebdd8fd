import { listKeptForms } from '../../lib/form/kept-form.ts';
import { onSessionEnd } from '../../lib/session/session.ts';
import { createStore } from '../../lib/storage/store.ts';

const cardNames = ['basic', 'education', 'employment', 'hobbies', 'interests', 'about'] as const;
export type CardName = (typeof cardNames)[number];

const edited = createStore<CardName | null>(null);
onSessionEnd(() => edited.set(null));

/** Opens the modal of a card. */
export const editCard = (card: CardName): void => edited.set(card);
export const stopEditingCard = (): void => edited.set(null);

/** The card whose modal was open, and changed, when the person's last session ended by itself. */
export const findKeptCard = (userId: string): CardName | undefined => {
  const kept = listKeptForms(userId);
  return cardNames.find((card) => kept.includes(card));
};

export const useEditedCard = (): CardName | null => edited.useValue();
