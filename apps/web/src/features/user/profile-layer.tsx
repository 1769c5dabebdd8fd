import type { User } from '@pinlife/contract/user';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { type CardName, editCard, stopEditingCard, useEditedCard } from './profile-editing.ts';

export type CardModalProps = { user: User; isOpen: boolean; onClose: () => void };

const modals: Record<CardName, ComponentType<CardModalProps>> = {
  basic: lazy(() => import('./edit/basic-modal.tsx').then((module) => ({ default: module.BasicModal }))),
  education: lazy(() => import('./edit/details-modal.tsx').then((module) => ({ default: module.EducationModal }))),
  employment: lazy(() => import('./edit/details-modal.tsx').then((module) => ({ default: module.EmploymentModal }))),
  hobbies: lazy(() => import('./edit/list-modal.tsx').then((module) => ({ default: module.HobbiesModal }))),
  interests: lazy(() => import('./edit/list-modal.tsx').then((module) => ({ default: module.InterestsModal }))),
  about: lazy(() => import('./edit/about-modal.tsx').then((module) => ({ default: module.AboutModal }))),
};

/** The modals of the profile, over any page of the dashboard. Whoever has told no nationality is asked once a load. */
export const ProfileLayer = ({ user }: { user: User }) => {
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    if (user.nationality === '') editCard('basic');
  }, [user.nationality]);

  const card = useEditedCard();
  const opened = useRef({ card, count: 0 });
  if (card !== opened.current.card && card !== null) opened.current = { card, count: opened.current.count + 1 };
  return <CardModal key={opened.current.count} card={opened.current.card} isOpen={card !== null} user={user} />;
};

type OpenCard = { card: CardName | null; isOpen: boolean; user: User };

const CardModal = ({ card, isOpen, user }: OpenCard) => {
  const Modal = card && modals[card];
  return (
    Modal && (
      <Suspense fallback={null}>
        <Modal user={user} isOpen={isOpen} onClose={stopEditingCard} />
      </Suspense>
    )
  );
};
