import { NOTIFICATION_PREVIEW_LENGTH } from '@pinlife/contract/notification/limits';
import { plainTextOf } from '../../entities/note/plain-text.ts';

/** The first characters of a note's plain text. */
export const previewOf = (html: string): string => {
  const text = plainTextOf(html);
  const characters = [...text];
  if (characters.length <= NOTIFICATION_PREVIEW_LENGTH) return text;
  return `${characters.slice(0, NOTIFICATION_PREVIEW_LENGTH).join('').trimEnd()}…`;
};
