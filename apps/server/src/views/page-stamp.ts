import type { PersonQuery, PersonQueryShape } from '../db/person-query.ts';

/**
 * SQL of the stamp of a person's pages, which changes with everything that a page of notes shows; see `stamp-pages.sql`.
 * Read in the statement that reads a page, it belongs to exactly this content of the page. Null for a person who never had
 * anything.
 */
export const pageStampOf = (userId: string): string =>
  `(select bit_xor(stamp) from page_stamps where user_id = ${userId})`;

const shape: PersonQueryShape<string | null> = {
  name: 'page-stamp',
  columns: {},
  text: `select ${pageStampOf('asked.user_id')}`,
  decode: ([stamp]) => stamp ?? null,
  batcher: 'sessions',
};

export const pageStampQuery: PersonQuery<string | null> = { shape, values: [] };
