import type { WebhookTexts } from '../texts.ts';

export const it: WebhookTexts = {
  'reminder.rang': 'Suona un promemoria',
  'note.created': 'Un appunto è stato creato',
  'note.updated': 'Un appunto è stato modificato',
  'note.deleted': 'Un appunto è stato eliminato',
  test: 'I webhook arrivano su questo telefono.',
  open: 'Apri l’appunto',
};
