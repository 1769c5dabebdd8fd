import type { Weekday } from '../time/plain-date.ts';
import { onZoneChange } from '../time/zone.ts';
import { currentTag, renderAgain } from './i18n.ts';

/** English dates put the day first, as the design's stamps do; Intl's plain `en` is American. */
export const dateTag = (tag: string = currentTag()): string => (tag === 'en' ? 'en-GB' : tag);

/** The languages of Central Europe begin the week on Monday; English here and those of India and the Philippines do not. */
const MONDAY_FIRST = ['de', 'fr', 'it'];

/** The day that calendars begin with, Sunday being 0. */
export const firstWeekday = (tag: string = currentTag()): Weekday => (MONDAY_FIRST.includes(tag) ? 1 : 0);

/** Names of days and months are small in French and Italian, but not at the beginning of a line. */
export const capitalise = (words: string): string => words.charAt(0).toLocaleUpperCase(currentTag()) + words.slice(1);

/** `Rice, tea and limes` */
export const formatList = (items: readonly string[], tag: string = currentTag()): string =>
  new Intl.ListFormat(dateTag(tag), { type: 'conjunction' }).format(items);

/** `India` for `IN`, as the browser names it. Unknown codes are returned unchanged. */
export const nameCountry = (code: string, tag: string = currentTag()): string => {
  try {
    return new Intl.DisplayNames([dateTag(tag)], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** A cache by language and zone: making a formatter costs more than rendering a card. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters keep the time zone they were created in, so they are discarded when the zone changes. */
onZoneChange(() => {
  formats.clear();
  renderAgain();
});

const formatKept = (date: Date, name: string, options: Intl.DateTimeFormatOptions): string => {
  const tag = dateTag();
  const key = `${tag} ${name}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, options);
    formats.set(key, format);
  }
  return format.format(date);
};

export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  formatKept(date, JSON.stringify(options), options);

/** Hindi and Malayalam name the part of the day, `शाम 6:40`; Intl would write am and pm in Latin letters. */
const IN_PARTS_OF_THE_DAY = ['hi', 'ml'];

const time = (): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  ...(dateTag() === 'en-GB' && { hour12: true }),
  ...(IN_PARTS_OF_THE_DAY.includes(dateTag()) && { dayPeriod: 'short' }),
});

/** `6:40 pm`, with non-breaking spaces. */
export const formatTime = (date: Date): string => formatKept(date, 'time', time()).replaceAll(' ', '\u00a0');

/** Languages that count hours to twelve. */
const TO_TWELVE = ['en-GB', 'fil', ...IN_PARTS_OF_THE_DAY];

/** `6 pm` where a full hour is said so, else `6:40 pm`: for narrow places. */
export const formatHour = (date: Date): string => {
  if (date.getMinutes() > 0 || !TO_TWELVE.includes(dateTag())) return formatTime(date);
  const { minute: _minute, ...hour } = time();
  return formatKept(date, 'hour', hour).replaceAll(' ', '\u00a0');
};

/** `14 Nov 2026, 6:40 pm`, in the person's zone and language. */
export const formatMoment = (iso: string): string => {
  const date = new Date(iso);
  const day = formatKept(date, 'date', { day: 'numeric', month: 'short', year: 'numeric' });
  return `${day}, ${formatTime(date)}`;
};

/** `14 Nov`, with its year when that is not this one. */
export const formatDay = (date: Date, now = new Date(), weekday?: 'short' | 'long'): string => {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return formatKept(date, ['day', isThisYear ? '' : 'year', weekday].join(), {
    ...(weekday && { weekday }),
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
};

/** `Tue 17 Nov, 7:00 pm`, with its year when that is not this one. */
export const formatWhen = (date: Date, now = new Date()): string =>
  `${formatDay(date, now, 'short')}, ${formatTime(date)}`;
