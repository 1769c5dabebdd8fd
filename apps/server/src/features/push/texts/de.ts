import { SNOOZE_MINUTES } from '@pinlife/contract/notification/limits';
import type { PushTexts } from '../texts.ts';

export const de: PushTexts = {
  done: 'Erledigt',
  snooze: `In ${SNOOZE_MINUTES} Min.`,
  failed: 'Das hat nicht geklappt. Öffne stattdessen den Zettel.',
  test: 'Erinnerungen erreichen dieses Gerät.',
};
