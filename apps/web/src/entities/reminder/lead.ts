import type { RemindBefore } from '@pinlife/contract/reminder/choices';
import { currentTag } from '../../lib/i18n/i18n.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

type Unit = 'minute' | 'hour' | 'day' | 'week';

/** The coarsest unit that a number of seconds is a whole number of. */
const measure = (seconds: number): [amount: number, unit: Unit] => {
  if (seconds % WEEK === 0) return [seconds / WEEK, 'week'];
  if (seconds % DAY === 0) return [seconds / DAY, 'day'];
  return seconds % HOUR === 0 ? [seconds / HOUR, 'hour'] : [Math.round(seconds / MINUTE), 'minute'];
};

/** `15 minutes`, `1 week` */
export const formatLead = (seconds: RemindBefore | number): string => {
  const [amount, unit] = measure(seconds);
  return new Intl.NumberFormat(currentTag(), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
};

/** `in 1 hour`, of the time that an early ringing leaves. */
export const formatAhead = (seconds: number): string => {
  const [amount, unit] = measure(Math.round(seconds / MINUTE) * MINUTE);
  return new Intl.RelativeTimeFormat(currentTag(), { numeric: 'always' }).format(amount, unit);
};
