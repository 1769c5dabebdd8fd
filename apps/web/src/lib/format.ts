import { currentTag } from './i18n.ts';

/** English dates put the day first, as the design's stamps do; Intl's plain `en` is American. */
const dateTag = (): string => (currentTag() === 'en' ? 'en-GB' : currentTag());

export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateTag(), options).format(date);

/** Making a formatter costs more than a card's whole rendering; one serves a language. */
const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** `14 Nov 2026, 6:40 pm`, in the person's zone and language. */
export const formatMoment = (iso: string): string => {
  const tag = dateTag();
  let format = momentFormats.get(tag);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...(tag === 'en-GB' && { hour12: true }),
    });
    momentFormats.set(tag, format);
  }
  return format.format(new Date(iso));
};
