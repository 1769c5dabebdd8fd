import type { WebhookTexts } from '../texts.ts';

export const hi: WebhookTexts = {
  'reminder.rang': 'रिमाइंडर बज रहा है',
  'note.created': 'पिनअप बनाया गया',
  'note.updated': 'पिनअप बदला गया',
  'note.deleted': 'पिनअप मिटाया गया',
  test: 'वेबहुक इस फ़ोन तक पहुँच रहे हैं।',
  open: 'पिनअप खोलें',
};
