import type { SharedWords } from '../../../lib/storage/shared-files.ts';
import { fitTitle } from '../fields/title.ts';
import { textToHtml } from '../text/plain-text.ts';
import { emptyFields, type NoteFields } from './note-fields.ts';

/** What another app shares, as a new note would hold it; null for nothing. Apps put the link into the text, or beside. */
export const fieldsOfShared = (words: SharedWords): NoteFields | null => {
  const [title, text, url] = [words.title.trim(), words.text.trim(), words.url.trim()];
  const lines = [text, text.includes(url) ? '' : url].filter((line) => line !== '').join('\n');
  if (title === '' && lines === '') return null;
  return { ...emptyFields, title: fitTitle(title || (lines.split('\n')[0] ?? '')), content: textToHtml(lines) };
};
