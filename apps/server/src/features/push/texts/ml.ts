import { SNOOZE_MINUTES } from '@pinlife/contract/notification/limits';
import type { PushTexts } from '../texts.ts';

export const ml: PushTexts = {
  done: 'പൂർത്തിയായി',
  snooze: `${SNOOZE_MINUTES} മിനിറ്റ് കഴിഞ്ഞ്`,
  failed: 'അത് നടന്നില്ല. കുറിപ്പ് തുറന്നു നോക്കുക.',
  test: 'റിമൈൻഡറുകൾ ഈ ഉപകരണത്തിൽ എത്തുന്നുണ്ട്.',
};
