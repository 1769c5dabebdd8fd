import { SNOOZE_MINUTES } from '@pinlife/contract/notification/limits';
import type { PushTexts } from '../texts.ts';

export const fr: PushTexts = {
  done: 'Fait',
  snooze: `Dans ${SNOOZE_MINUTES} min`,
  failed: 'Cela n’a pas marché. Ouvre plutôt l’épingle.',
  test: 'Les rappels arrivent sur cet appareil.',
};
