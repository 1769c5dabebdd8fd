import { SNOOZE_MINUTES } from '@pinlife/contract/notification/limits';
import type { PushTexts } from '../texts.ts';

export const hi: PushTexts = {
  done: 'पूरा हुआ',
  snooze: `${SNOOZE_MINUTES} मिनट बाद`,
  failed: 'यह नहीं हो सका। नोट खोलकर देखें।',
  test: 'रिमाइंडर इस डिवाइस तक पहुँच रहे हैं।',
};
