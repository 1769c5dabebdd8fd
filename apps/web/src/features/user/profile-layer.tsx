import type { User } from '@pinlife/contract/user/schema';
import { useEffect, useRef } from 'react';
import { lazyLayer } from '../../ui/feedback/lazy-part.tsx';
import { editCard, findKeptCard, stopEditingCard, useEditedCard } from './profile-editing.ts';

const CardModal = lazyLayer(() => import('./edit/card-modal.tsx').then((module) => module.CardModal));

/**
 * The modals of the profile, over any page of the dashboard. People without a nationality are asked once a load, and a
 * modal that was closed by an expired session opens again.
 */
export const ProfileLayer = ({ user }: { user: User }) => {
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const card = findKeptCard(user.id) ?? (user.nationality === '' ? 'basic' : null);
    if (card) editCard(card);
  }, [user.id, user.nationality]);

  const card = useEditedCard();
  // A modal still needs its card while it fades away, and starts anew when it is opened again.
  const shown = useRef({ card, isOpen: false, count: 0 });
  const { current } = shown;
  if (card !== null && (!current.isOpen || card !== current.card)) {
    shown.current = { card, isOpen: true, count: current.count + 1 };
  }
  if (card === null) current.isOpen = false;
  return (
    shown.current.card && (
      <CardModal
        key={shown.current.count}
        card={shown.current.card}
        isOpen={card !== null}
        user={user}
        onClose={stopEditingCard}
      />
    )
  );
};
