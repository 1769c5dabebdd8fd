import type { SharedWords } from '../../../lib/storage/shared-files.ts';
import { fitTitle } from '../fields/title.ts';
import { textToHtml } from '../text/plain-text.ts';
import { emptyFields, type NoteFields } from './note-fields.ts';

/**
 * Content shared by another app as the fields of a new note; null if it is empty. Apps put a link into the text or into
 * its own field.
 */
export const fieldsOfShared = (words: SharedWords): NoteFields | null => {
  const [title, text, url] = [words.title.trim(), words.text.trim(), words.url.trim()];
  const lines = [text, text.includes(url) ? '' : url].filter((line) => line !== '').join('\n');
  if (title === '' && lines === '') return null;
  return { ...emptyFields, title: fitTitle(title || (lines.split('\n')[0] ?? '')), content: textToHtml(lines) };
};
