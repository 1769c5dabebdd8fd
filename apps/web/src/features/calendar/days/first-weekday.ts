import { firstWeekday } from '../../../lib/i18n/format.ts';
import type { Weekday } from '../../../lib/time/plain-date.ts';

/** `en-US` begins on Sunday, `en-GB` on Monday; not every browser supports it. */
type Region = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

/** The first day of the week in the browser's region, independent of the page's language. */
export const firstWeekdayOfRegion = (region: string = navigator.language): Weekday => {
  const first = (new Intl.Locale(region) as Region).getWeekInfo?.().firstDay;
  return first === undefined ? firstWeekday() : ((first % 7) as Weekday);
};
