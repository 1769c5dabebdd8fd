import type { PushTexts } from '../texts.ts';

export const it: PushTexts = {
  done: 'Fatto',
  snooze: 'Tra 10 min',
  failed: 'Non ha funzionato. Apri l’appunto.',
  test: 'I promemoria arrivano su questo dispositivo.',
};
