import { NOTIFICATION_PREVIEW_LENGTH } from '@pinlife/contract/notification/limits';
import { parseInert } from '../../lib/screen/trusted-types.ts';

/** The first characters of a note's plain text. */
export const previewOf = (html: string): string => {
  const { body } = parseInert(html.replaceAll('<', ' <'));
  const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  const characters = [...text];
  if (characters.length <= NOTIFICATION_PREVIEW_LENGTH) return text;
  return `${characters.slice(0, NOTIFICATION_PREVIEW_LENGTH).join('').trimEnd()}…`;
};
