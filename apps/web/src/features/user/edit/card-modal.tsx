import type { User } from '@pinlife/contract/user';
import { type ComponentType, lazy, Suspense } from 'react';
import type { CardName } from '../profile-editing.ts';

export type CardModalProps = { user: User; isOpen: boolean; onClose: () => void };

const modals: Record<CardName, ComponentType<CardModalProps>> = {
  basic: lazy(() => import('./basic-modal.tsx').then((module) => ({ default: module.BasicModal }))),
  education: lazy(() => import('./details-modal.tsx').then((module) => ({ default: module.EducationModal }))),
  employment: lazy(() => import('./details-modal.tsx').then((module) => ({ default: module.EmploymentModal }))),
  hobbies: lazy(() => import('./list-modal.tsx').then((module) => ({ default: module.HobbiesModal }))),
  interests: lazy(() => import('./list-modal.tsx').then((module) => ({ default: module.InterestsModal }))),
  about: lazy(() => import('./about-modal.tsx').then((module) => ({ default: module.AboutModal }))),
};

/** The modal of a card, loaded when it is first opened. */
export const CardModal = ({ card, ...modal }: CardModalProps & { card: CardName }) => {
  const Modal = modals[card];
  return (
    <Suspense fallback={null}>
      <Modal {...modal} />
    </Suspense>
  );
};
