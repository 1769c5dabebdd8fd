import type { User } from '@pinlife/contract/user/schema';
import type { ComponentType } from 'react';
import { lazyLayer } from '../../../ui/feedback/lazy-part.tsx';
import type { CardName } from '../profile-editing.ts';

export type CardModalProps = { user: User; isOpen: boolean; onClose: () => void };

const modals: Record<CardName, ComponentType<CardModalProps>> = {
  basic: lazyLayer(() => import('./basic-modal.tsx').then((module) => module.BasicModal)),
  education: lazyLayer(() => import('./details-modal.tsx').then((module) => module.EducationModal)),
  employment: lazyLayer(() => import('./details-modal.tsx').then((module) => module.EmploymentModal)),
  hobbies: lazyLayer(() => import('./list-modal.tsx').then((module) => module.HobbiesModal)),
  interests: lazyLayer(() => import('./list-modal.tsx').then((module) => module.InterestsModal)),
  about: lazyLayer(() => import('./about-modal.tsx').then((module) => module.AboutModal)),
};

/** The modal of a card, loaded when it is first opened. */
export const CardModal = ({ card, ...modal }: CardModalProps & { card: CardName }) => {
  const Modal = modals[card];
  return <Modal {...modal} />;
};
