import { SNOOZE_MINUTES } from '@pinlife/contract/notification/limits';
import type { PushTexts } from '../texts.ts';

export const fil: PushTexts = {
  done: 'Tapos na',
  snooze: `I-snooze nang ${SNOOZE_MINUTES} min`,
  failed: 'Hindi iyon gumana. Buksan na lang ang note.',
  test: 'Naaabot ng mga paalala ang device na ito.',
};
