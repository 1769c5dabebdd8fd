import { makeZip } from './markdown.ts';

/** A note of Google Takeout; missing fields get Keep's defaults. */
type KeepNote = {
  title?: string;
  textContent?: string;
  textContentHtml?: string;
  listContent?: { text: string; textHtml?: string; isChecked: boolean }[];
  annotations?: { description: string; source: string; title: string; url: string }[];
  attachments?: { filePath: string; mimetype: string }[];
  labels?: { name: string }[];
  color?: string;
  isPinned?: boolean;
  isArchived?: boolean;
  isTrashed?: boolean;
  createdTimestampUsec?: number;
  userEditedTimestampUsec?: number;
};

const FIRST_USEC = 1_600_000_000_000_000;

/** Writes the file of one note with all fields of Takeout. */
const writeKeepNote = (note: KeepNote, index: number): string =>
  JSON.stringify({
    color: 'DEFAULT',
    isTrashed: false,
    isPinned: false,
    isArchived: false,
    title: '',
    userEditedTimestampUsec: (note.createdTimestampUsec ?? FIRST_USEC + index * 1_000_000) + 5_000_000,
    createdTimestampUsec: FIRST_USEC + index * 1_000_000,
    ...(!note.listContent && { textContent: note.textContent ?? '' }),
    ...note,
  });

/** `Takeout/Keep` with a JSON and a HTML file for each note, and their files. */
export const makeKeepArchive = (notes: readonly KeepNote[], files: Readonly<Record<string, Buffer>> = {}): Buffer => {
  const entries: Record<string, string | Buffer> = {
    'Takeout/archive_browser.html': '<html></html>',
    'Takeout/Keep/Labels.txt': 'recipes\n',
  };
  notes.forEach((note, index) => {
    const name = `Takeout/Keep/${index} ${(note.title ?? '').replace(/[^\w]+/g, '_').slice(0, 40)}`;
    entries[`${name}.json`] = writeKeepNote(note, index);
    entries[`${name}.html`] = '<html><body>for people</body></html>';
  });
  for (const [name, bytes] of Object.entries(files)) entries[`Takeout/Keep/${name}`] = bytes;
  return makeZip(entries);
};
