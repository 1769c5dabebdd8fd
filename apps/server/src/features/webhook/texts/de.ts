import type { WebhookTexts } from '../texts.ts';

export const de: WebhookTexts = {
  'reminder.rang': 'Eine Erinnerung meldet sich',
  'note.created': 'Ein Zettel wurde angelegt',
  'note.updated': 'Ein Zettel wurde geändert',
  'note.deleted': 'Ein Zettel wurde gelöscht',
  test: 'Webhooks erreichen dieses Handy.',
  open: 'Zettel öffnen',
};
