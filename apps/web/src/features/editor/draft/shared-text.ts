import { fitTitle } from '../fields/title.ts';
import { textToHtml } from '../text/plain-text.ts';
import { emptyFields, type NoteFields } from './note-fields.ts';

/** What another app shares, as a new note would hold it; null for nothing. Apps put the link into the text, or beside. */
export const fieldsOfShared = (params: URLSearchParams): NoteFields | null => {
  const read = (name: string) => params.get(name)?.trim() ?? '';
  const [title, text, url] = [read('title'), read('text'), read('url')];
  const lines = [text, text.includes(url) ? '' : url].filter((line) => line !== '').join('\n');
  if (title === '' && lines === '') return null;
  return { ...emptyFields, title: fitTitle(title || (lines.split('\n')[0] ?? '')), content: textToHtml(lines) };
};
