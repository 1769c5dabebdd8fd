import { firstWeekday } from '../../../lib/i18n/format.ts';
import type { Weekday } from '../../../lib/time/plain-date.ts';

/** `en-US` begins on Sunday, `en-GB` on Monday; not every browser tells. */
type Region = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

/** The day that weeks begin with where the browser is at home, whatever language the page speaks. */
export const firstWeekdayOfRegion = (region: string = navigator.language): Weekday => {
  const first = (new Intl.Locale(region) as Region).getWeekInfo?.().firstDay;
  return first === undefined ? firstWeekday() : ((first % 7) as Weekday);
};
