import type { PushTexts } from '../texts.ts';

export const de: PushTexts = {
  done: 'Erledigt',
  snooze: 'In 10 Min.',
  failed: 'Das hat nicht geklappt. Öffne stattdessen den Zettel.',
  test: 'Erinnerungen erreichen dieses Gerät.',
};
