import type { LateTexts } from '../locale.ts';

export const texts: LateTexts<'invitation'> = {
  closed: 'Ce PinLife n’accueille personne de nouveau pour le moment.',
  byInvitation: 'Ce PinLife est ouvert sur invitation.',
  askForOne: 'Demandes-en une à la personne qui le gère.',
  gone: 'Cette invitation ne mène nulle part (ou plus).',
  askForNew: 'Demandes-en une nouvelle.',
  goToLogin: 'Aller à la connexion',
  invited: 'Tu as une invitation. Elle vaut jusqu’au {date}.',
  sentHere: 'L’invitation a été envoyée à cette adresse',
};
