import type { WebhookTexts } from '../texts.ts';

export const el: WebhookTexts = {
  'reminder.rang': 'A reminder rings',
  'note.created': 'A pinup was made',
  'note.updated': 'A pinup was changed',
  'note.deleted': 'A pinup was deleted',
  test: 'Webhooks reach this phone.',
  open: 'Open the pinup',
};
