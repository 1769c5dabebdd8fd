import type { Author } from '../../../views/public-note.ts';
import { html, type Markup } from './html.ts';

export const fullName = ({ first_name, last_name }: Pick<Author, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

/** The photo, or the first letter of the name. */
export const writeFace = (name: string, photo: string | null, alt = ''): Markup =>
  photo === null
    ? html`<span class="face" aria-hidden="true">${firstLetterOf(name)}</span>`
    : html`<span class="face"><img src="${photo}" alt="${alt}" width="120" height="120"></span>`;

const firstLetterOf = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name);
  return (first?.segment ?? '').toUpperCase();
};

/** In the author's time zone and the visitor's language. */
export const formatDay = (at: Date, locale: string, timezone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: timezone }).format(at);

/** Shared by a page: creating a format takes longer than a hundred uses. */
export const createMomentFormat = (locale: string, timezone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
