import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@pinlife/contract/durations';
import type { RemindBefore } from '@pinlife/contract/reminder/choices';
import { currentTag } from '../../lib/i18n/i18n.ts';

const WEEK_SECONDS = 7 * DAY_SECONDS;

type Unit = 'minute' | 'hour' | 'day' | 'week';

/** The largest unit that divides this number of seconds. */
const measure = (seconds: number): [amount: number, unit: Unit] => {
  if (seconds % WEEK_SECONDS === 0) return [seconds / WEEK_SECONDS, 'week'];
  if (seconds % DAY_SECONDS === 0) return [seconds / DAY_SECONDS, 'day'];
  return seconds % HOUR_SECONDS === 0
    ? [seconds / HOUR_SECONDS, 'hour']
    : [Math.round(seconds / MINUTE_SECONDS), 'minute'];
};

/** `15 minutes`, `1 week` */
export const formatLead = (seconds: RemindBefore | number): string => {
  const [amount, unit] = measure(seconds);
  return new Intl.NumberFormat(currentTag(), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
};

/** `in 1 hour`: the time from an early ring to the occurrence. */
export const formatAhead = (seconds: number): string => {
  const [amount, unit] = measure(Math.round(seconds / MINUTE_SECONDS) * MINUTE_SECONDS);
  return new Intl.RelativeTimeFormat(currentTag(), { numeric: 'always' }).format(amount, unit);
};
