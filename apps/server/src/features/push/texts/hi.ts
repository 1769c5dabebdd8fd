import type { PushTexts } from '../texts.ts';

export const hi: PushTexts = {
  done: 'पूरा हुआ',
  snooze: '10 मिनट बाद',
  failed: 'यह नहीं हो सका। नोट खोलकर देखें।',
  test: 'रिमाइंडर इस डिवाइस तक पहुँच रहे हैं।',
};
