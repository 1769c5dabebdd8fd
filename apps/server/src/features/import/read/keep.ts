import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import { normalizeText } from '@pinlife/contract/normal-form';
import { NOTE_CONTENT_MAX_BYTES, type NoteColor } from '@pinlife/contract/note/limits';
import { deriveId } from '../../../platform/secret/id.ts';
import type { ZipArchive, ZipEntry } from '../file/zip.ts';
import { linesToHtml, linkTo, taskList } from '../text/html.ts';
import { linkAddresses } from '../text/link-addresses.ts';
import { rewriteHtml } from '../text/rewrite-html.ts';
import { contentTypeOf, extensionOf } from './content-type.ts';
import { ImportFault } from './fault.ts';
import { type KeepNote, readKeepNote } from './keep-note.ts';
import { type DraftNote, emptyDraft, type NoteReader, type ReadItem } from './port.ts';
import { FoundReferences } from './references.ts';

const colors: Readonly<Record<string, NoteColor>> = {
  RED: '#ffbab4',
  ORANGE: '#fbd77a',
  YELLOW: '#fbd77a',
  GREEN: '#e8eaed',
  TEAL: '#c0d8ff',
  BLUE: '#c0d8ff',
  CERULEAN: '#c0d8ff',
  PURPLE: '#dacaff',
  PINK: '#f7cee7',
  BROWN: '#e6c9a8',
  GRAY: '#e8eaed',
};

/** The number of JSON files that are checked to recognise a Takeout of Keep. */
const PROBED = 30;
/** The shortest HTML of a list item. */
const TASK_MIN_LENGTH = 100;
const LINKS_MAX = 200;

const isNoteFile = ({ name }: ZipEntry) => extensionOf(name) === 'json';

export const isKeepArchive = async (zip: ZipArchive): Promise<boolean> => {
  for (const entry of zip.entries.filter(isNoteFile).slice(0, PROBED)) {
    if (await readNote(zip, entry).catch(() => null)) return true;
  }
  return false;
};

/** Reads notes of Google Keep from a ZIP of Google Takeout. */
export const readKeep = (zip: ZipArchive): NoteReader => ({
  source: 'keep',
  async *items(): AsyncGenerator<ReadItem> {
    /** Keep's files have no ids, so the key is the creation time in microseconds. */
    const seen = new Map<string, number>();
    const media = new LeftOverMedia(zip);
    for (const name of zip.unsafe) yield { name, fault: 'import_item_unsafe' };
    for (const entry of zip.entries.filter(isNoteFile)) {
      const name = entry.name.slice(entry.name.lastIndexOf('/') + 1, -'.json'.length);
      try {
        const note = await readNote(zip, entry);
        // The archive contains files of other Google products.
        if (note) media.strike(entry, note);
        if (note) yield toFound(zip, entry, name, note, numberRepeated(seen, keyOf(note, name)));
      } catch (error) {
        if (!(error instanceof ImportFault)) throw error;
        media.isKnown = false;
        yield { name, fault: error.code };
      }
    }
    for (const name of media.list()) yield { name, fault: 'import_file_unused' };
  },
});

/** The pictures and recordings beside the notes that no note has. Unknown if a note cannot be read. */
class LeftOverMedia {
  isKnown = true;
  readonly #zip: ZipArchive;
  readonly #names: Set<string>;
  readonly #folders = new Set<string>();

  constructor(zip: ZipArchive) {
    this.#zip = zip;
    const isMedia = ({ name }: ZipEntry) => /^(?:image|audio|video)\//.test(contentTypeOf(name));
    this.#names = new Set(zip.entries.filter(isMedia).map(({ name }) => name));
  }

  strike(entry: ZipEntry, { attachments }: KeepNote): void {
    const folder = folderOf(entry.name);
    this.#folders.add(folder);
    for (const { filePath } of attachments) this.#names.delete(findFile(this.#zip, folder, filePath)?.name ?? '');
  }

  list(): string[] {
    return this.isKnown ? [...this.#names].filter((name) => this.#folders.has(folderOf(name))) : [];
  }
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const keyOf = ({ createdUsec, editedUsec }: KeepNote, name: string): string =>
  String(createdUsec ?? editedUsec ?? name);

const numberRepeated = (seen: Map<string, number>, key: string): string => {
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count === 1 ? key : `${key}#${count}`;
};

/** Returns null if the file is no note. */
const readNote = async (zip: ZipArchive, entry: ZipEntry): Promise<KeepNote | null> => {
  const bytes = await zip.read(entry, IMPORT_TEXT_MAX_BYTES);
  const isKeep = bytes.includes('TimestampUsec') && bytes.includes('isTrashed');
  if (isKeep) return readKeepNote(bytes);
  if (/(?:^|\/)Keep\//.test(entry.name)) throw new ImportFault('import_item_damaged');
  return null;
};

const toFound = (zip: ZipArchive, entry: ZipEntry, name: string, note: KeepNote, key: string): ReadItem => ({
  key,
  name: note.title.trim() || name,
  isArchived: note.isArchived,
  isTrashed: note.isTrashed,
  textBytes: entry.size,
  read: async () => toDraft(zip, entry, note, key),
});

const toDraft = (zip: ZipArchive, entry: ZipEntry, note: KeepNote, key: string): DraftNote => {
  if (note.items.length * TASK_MIN_LENGTH > NOTE_CONTENT_MAX_BYTES) throw new ImportFault('import_item_too_long');
  const found = new FoundReferences(`keep/${key}`);
  addFiles(found, zip, entry, note, key);
  const createdAt = toDate(note.createdUsec);
  return {
    ...emptyDraft,
    title: note.title,
    html: toHtml(note),
    labels: note.labels,
    color: (Object.hasOwn(colors, note.color) && colors[note.color]) || emptyDraft.color,
    passion: note.isPinned,
    done: note.isArchived,
    createdAt,
    updatedAt: toDate(note.editedUsec) ?? createdAt,
    files: found.files,
    faults: found.faults,
  };
};

const toDate = (microseconds: number | null): Date | null =>
  microseconds === null ? null : new Date(Math.floor(microseconds / 1000));

const toHtml = ({ text, html, items, annotations }: KeepNote): string => {
  const body = html.trim() === '' ? linesToHtml(text) : rewriteHtml(html);
  const tasks = taskList(
    items.map((item) => ({
      html: item.html.trim() === '' ? `<p>${linkAddresses(item.text)}</p>` : rewriteHtml(item.html),
      isChecked: item.isChecked,
    })),
  );
  // Keep repeats each address of the text as an annotation.
  const shown = listWords([text, html, ...items.map((item) => item.text)].join('\n'));
  const links = annotations.slice(0, LINKS_MAX).filter(({ url }) => {
    const bare = cutMarks(url);
    const isNew = bare !== '' && !shown.has(bare);
    shown.add(bare);
    return isNew;
  });
  return [body, tasks, ...links.map(({ url, title }) => `<p>${linkTo(url, title || url)}</p>`)].join('');
};

/** A search for each address in the whole text would be quadratic. */
const listWords = (text: string): Set<string> => new Set(text.split(/[\s"'<>()]/).map(cutMarks));

/** Cuts trailing punctuation and the last slash of an address. */
const cutMarks = (word: string): string => {
  let end = word.length;
  while (end > 0 && '/.,;:!?)'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
};

const addFiles = (
  found: FoundReferences,
  zip: ZipArchive,
  { name: path }: ZipEntry,
  { attachments }: KeepNote,
  key: string,
): void => {
  const folder = folderOf(path);
  for (const { filePath, mimetype } of attachments) {
    const entry = findFile(zip, folder, filePath);
    if (!entry) {
      found.faults.push('import_file_missing');
      continue;
    }
    const name = entry.name.slice(folder.length);
    found.use(entry.name, () => ({
      id: deriveId(new Date(0), `keep/${key}/${filePath}`),
      name,
      contentType: contentTypeOf(name, mimetype),
      size: entry.size,
      inline: false,
      open: () => zip.open(entry),
    }));
  }
};

/** Takeout sometimes stores a file with another extension than the note names, `.jpg` for `.jpeg`. */
const findFile = (zip: ZipArchive, folder: string, filePath: string): ZipEntry | undefined => {
  const dot = filePath.lastIndexOf('.');
  const stem = `${folder}${dot < 0 ? filePath : filePath.slice(0, dot)}`;
  const others = ['jpeg', 'jpg', 'png', 'gif', 'webp', '3gp', 'amr', 'm4a', 'mp3', 'aac'];
  return [`${folder}${filePath}`, ...others.map((ending) => `${stem}.${ending}`)]
    .map((name) => zip.find(normalizeText(name)))
    .find((entry) => entry !== undefined);
};
