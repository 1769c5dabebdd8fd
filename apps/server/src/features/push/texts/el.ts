import { SNOOZE_MINUTES } from '@pinlife/contract/notification/limits';
import type { PushTexts } from '../texts.ts';

export const el: PushTexts = {
  done: 'Done',
  snooze: `Snooze ${SNOOZE_MINUTES} min`,
  failed: 'That did not work. Open the note instead.',
  test: 'Reminders reach this device.',
};
