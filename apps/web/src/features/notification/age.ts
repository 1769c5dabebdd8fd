import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pinlife/contract/durations';
import { formatDay } from '../../lib/i18n/format.ts';
import { currentTag, t } from '../../lib/i18n/i18n.ts';
import { findKnownTime } from '../../lib/time/known-time.ts';

/** The narrow style is short in English; in French it would be `-8 min`. */
const ageStyle = () => (currentTag() === 'en' ? 'narrow' : 'short');

/** The age, shortly: `Now`, `8 min ago`, `2 hr ago`, `yesterday`, then the date. */
export const formatAge = (iso: string, now = new Date(findKnownTime())): string => {
  const passed = now.getTime() - Date.parse(iso);
  if (passed < MINUTE_MS) return t('notification.now');
  const format = new Intl.RelativeTimeFormat(currentTag(), { style: ageStyle(), numeric: 'auto' });
  if (passed < HOUR_MS) return format.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return format.format(-Math.floor(passed / HOUR_MS), 'hour');
  if (passed < 7 * DAY_MS) return format.format(-Math.floor(passed / DAY_MS), 'day');
  return formatDay(new Date(iso), now);
};
