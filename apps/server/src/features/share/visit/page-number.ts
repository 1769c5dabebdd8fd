/** Parses a page number; addresses count from 1. Returns null if it is invalid. */
export const readPage = (text: unknown = '1'): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : null;
