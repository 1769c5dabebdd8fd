import type { PushTexts } from '../texts.ts';

export const fil: PushTexts = {
  done: 'Tapos na',
  snooze: 'Ulitin sa 10 min',
  failed: 'Hindi iyon gumana. Buksan na lang ang note.',
  test: 'Naaabot ng mga paalala ang device na ito.',
};
