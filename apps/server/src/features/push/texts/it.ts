import { SNOOZE_MINUTES } from '@pinlife/contract/notification/limits';
import type { PushTexts } from '../texts.ts';

export const it: PushTexts = {
  done: 'Fatto',
  snooze: `Tra ${SNOOZE_MINUTES} min`,
  failed: 'Non ha funzionato. Apri l’appunto.',
  test: 'I promemoria arrivano su questo dispositivo.',
};
