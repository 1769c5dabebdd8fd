/** Parses a page number, which addresses count from 1; null where it is invalid. */
export const readPage = (text: unknown = '1'): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : null;
