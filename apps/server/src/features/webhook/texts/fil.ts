import type { WebhookTexts } from '../texts.ts';

export const fil: WebhookTexts = {
  'reminder.rang': 'May tumutunog na paalala',
  'note.created': 'May ginawang pinup',
  'note.updated': 'May binagong pinup',
  'note.deleted': 'May dinelete na pinup',
  test: 'Naaabot ng mga webhook ang teleponong ito.',
  open: 'Buksan ang pinup',
};
