import type { PushTexts } from '../texts.ts';

export const fil: PushTexts = {
  done: 'Tapos na',
  snooze: 'I-snooze nang 10 min',
  failed: 'Hindi iyon gumana. Buksan na lang ang note.',
  test: 'Naaabot ng mga paalala ang device na ito.',
};
