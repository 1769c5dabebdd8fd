import type { PushTexts } from '../texts.ts';

export const el: PushTexts = {
  done: 'Done',
  snooze: 'Snooze 10 min',
  failed: 'That did not work. Open the note instead.',
  test: 'Reminders reach this device.',
};
