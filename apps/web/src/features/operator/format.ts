import { formatTime } from '../../lib/i18n/format.ts';
import { currentTag, formatBytes } from '../../lib/i18n/i18n.ts';
import { formatRecentDay } from '../../lib/i18n/recent.ts';
import { findKnownTime } from '../../lib/time/known-time.ts';

export const formatNumber = (count: number): string => new Intl.NumberFormat(currentTag()).format(count);

export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(currentTag(), { style: 'percent' }).format(share);

/** `9.2` of `10 GB`: the unit is omitted if both have the same. */
export const formatPart = (bytes: number, totalBytes: number): string => {
  const [part, total] = [formatBytes(bytes), formatBytes(totalBytes)];
  const [number = ''] = /^[\d.,]+/.exec(part) ?? [];
  const unit = part.slice(number.length);
  return number !== '' && total.endsWith(unit) ? number : part;
};

/**
 * `today`, `yesterday`, or `14 Nov`, of a day written as `2026-11-14`. Compared in UTC, as the server stores it, so
 * that people who are online count as seen today.
 */
export const formatSeenDay = (day: string, now = new Date(findKnownTime())): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return formatRecentDay(
    new Date(year, month - 1, date),
    new Date(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()),
  );
};

/** `7 days` */
export const formatCount = (count: number, unit: 'day' | 'week' | 'month'): string =>
  new Intl.NumberFormat(currentTag(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** `today, 3:30 am`, `tomorrow, 3:30 am`, `19 Nov, 3:30 am` */
export const formatComing = (iso: string, now = new Date(findKnownTime())): string => {
  const date = new Date(iso);
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const day =
    date.toDateString() === tomorrow.toDateString()
      ? new Intl.RelativeTimeFormat(currentTag(), { numeric: 'auto' }).format(1, 'day')
      : formatRecentDay(date, now);
  return `${day}, ${formatTime(date)}`;
};
