import { NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';

const HALF_CHARACTER_AT_END = /[\uD800-\uDBFF]$/;

/** Reduces typed or pasted text to a valid title: one line within the limit. */
export const fitTitle = (text: string): string =>
  text
    .replace(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' ' : blanks))
    .slice(0, NOTE_TITLE_MAX_LENGTH)
    .replace(HALF_CHARACTER_AT_END, '');
