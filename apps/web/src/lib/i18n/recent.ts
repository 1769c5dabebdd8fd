import { DAY_MS } from '@pinlife/contract/durations';
import { findKnownTime } from '../time/known-time.ts';
import { capitalise, formatDay, formatTime } from './format.ts';
import { currentTag } from './i18n.ts';

/** `today`, `yesterday`, or `14 Nov`, with its year when that is not this one. */
export const formatRecentDay = (date: Date, now = new Date(findKnownTime())): string => {
  const startOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const days = Math.round((startOf(date) - startOf(now)) / DAY_MS);
  return days === 0 || days === -1
    ? new Intl.RelativeTimeFormat(currentTag(), { numeric: 'auto' }).format(days, 'day')
    : formatDay(date, now);
};

/** `today, 8:00 am`, `yesterday, 8:00 am`, `14 Nov, 8:00 am`, for use in a sentence. */
export const formatRecent = (iso: string, now = new Date(findKnownTime())): string => {
  const date = new Date(iso);
  return `${formatRecentDay(date, now)}, ${formatTime(date)}`;
};

/** For the beginning of a line: `Today, 8:00 am`. */
export const formatRecentLine = (iso: string, now = new Date(findKnownTime())): string =>
  capitalise(formatRecent(iso, now));
