import type { WebhookTexts } from '../texts.ts';

export const fr: WebhookTexts = {
  'reminder.rang': 'Un rappel sonne',
  'note.created': 'Une épingle a été créée',
  'note.updated': 'Une épingle a été modifiée',
  'note.deleted': 'Une épingle a été supprimée',
  test: 'Les webhooks arrivent sur ce téléphone.',
  open: 'Ouvrir l’épingle',
};
