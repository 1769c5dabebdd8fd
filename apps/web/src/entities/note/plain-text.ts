import { parseInert } from '../../lib/screen/trusted-types.ts';

/** The text of a note on one line, with a blank between paragraphs. */
export const plainTextOf = (html: string): string => {
  const { body } = parseInert(html.replaceAll('<', ' <'));
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
};
