import type { PushTexts } from '../texts.ts';

export const fr: PushTexts = {
  done: 'Fait',
  snooze: 'Dans 10 min',
  failed: 'Cela n’a pas marché. Ouvre plutôt l’épingle.',
  test: 'Les rappels arrivent sur cet appareil.',
};
