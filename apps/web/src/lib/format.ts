import { currentTag } from './i18n.ts';

/** English dates put the day first, as the design's stamps do; Intl's plain `en` is American. */
const dateTag = (): string => (currentTag() === 'en' ? 'en-GB' : currentTag());

export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateTag(), options).format(date);
