import { parseInert } from '../../lib/screen/trusted-types.ts';

/** The words of a note's text on one line, those of neighbouring paragraphs apart. */
export const plainTextOf = (html: string): string => {
  const { body } = parseInert(html.replaceAll('<', ' <'));
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
};
