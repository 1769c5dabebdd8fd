import type { ErrorCode } from '@pinlife/contract/errors';
import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import type { NoteColor } from '@pinlife/contract/note/limits';
import { z } from 'zod';
import { deriveId } from '../../../platform/secret/id.ts';
import { ImportFault } from '../fault.ts';
import type { ZipArchive, ZipEntry } from '../file/zip.ts';
import { linesToHtml, linkTo, taskList } from '../text/html.ts';
import { rewriteHtml } from '../text/rewrite-html.ts';
import { contentTypeOf, extensionOf } from './content-type.ts';
import { type DraftFile, type DraftNote, emptyDraft, type NoteReader, type ReadItem } from './port.ts';

const text = z.string().catch('');
const flag = z.boolean().catch(false);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);
/** Microseconds, as a number or its digits. */
const instant = z.coerce.number().min(1).max(8.64e18).nullable().catch(null);

/** A note of Google Keep as Takeout writes it. What is of another kind than expected counts as not there. */
const keepNoteSchema = z.object({
  title: text,
  textContent: text,
  textContentHtml: text,
  listContent: list(z.object({ text, textHtml: text, isChecked: flag })),
  annotations: list(z.object({ title: text, url: text })),
  attachments: list(z.object({ filePath: text, mimetype: text })),
  labels: list(z.object({ name: text })),
  color: text,
  isPinned: flag,
  isArchived: flag,
  isTrashed: flag,
  createdTimestampUsec: instant,
  userEditedTimestampUsec: instant,
});
type KeepNote = z.infer<typeof keepNoteSchema>;

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

/** Enough to know a Takeout of Keep among other archives with JSON files. */
const PROBED = 30;

const isNoteFile = ({ name }: ZipEntry) => extensionOf(name) === 'json';

export const isKeepArchive = async (zip: ZipArchive): Promise<boolean> => {
  for (const entry of zip.entries.filter(isNoteFile).slice(0, PROBED)) {
    if (await readNote(zip, entry).catch(() => null)) return true;
  }
  return false;
};

/** Notes of Google Keep, in the ZIP of Google Takeout. */
export const readKeep = (zip: ZipArchive): NoteReader => ({
  source: 'keep',
  async *items(): AsyncGenerator<ReadItem> {
    /** Keep has no ids on file: when a note was made, to the microsecond, is what stays of it. */
    const seen = new Map<string, number>();
    for (const name of zip.unsafe) yield { name, fault: 'import_item_unsafe' };
    for (const entry of zip.entries.filter(isNoteFile)) {
      const name = entry.name.replace(/^.*\//, '').replace(/\.json$/i, '');
      try {
        const note = await readNote(zip, entry);
        // Other products of Google lie in the same archive.
        if (note) yield toFound(zip, entry, name, note, countUp(seen, keyOf(note, name)));
      } catch (error) {
        if (!(error instanceof ImportFault)) throw error;
        yield { name, fault: error.code };
      }
    }
  },
});

const keyOf = ({ createdTimestampUsec, userEditedTimestampUsec }: KeepNote, name: string): string =>
  String(createdTimestampUsec ?? userEditedTimestampUsec ?? name);

const countUp = (seen: Map<string, number>, key: string): string => {
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count === 1 ? key : `${key}#${count}`;
};

/** Null where the file is no note. */
const readNote = async (zip: ZipArchive, entry: ZipEntry): Promise<KeepNote | null> => {
  const bytes = await zip.read(entry, IMPORT_TEXT_MAX_BYTES);
  const isKeep = bytes.includes('TimestampUsec') && bytes.includes('isTrashed');
  if (!isKeep) {
    if (/(^|\/)Keep\//.test(entry.name)) throw new ImportFault('import_item_damaged');
    return null;
  }
  try {
    return keepNoteSchema.parse(JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, '')));
  } catch (error) {
    throw new ImportFault('import_item_damaged', { cause: error });
  }
};

const toFound = (zip: ZipArchive, entry: ZipEntry, name: string, note: KeepNote, key: string): ReadItem => ({
  key,
  name: note.title.trim() || name,
  isArchived: note.isArchived,
  isTrashed: note.isTrashed,
  read: async () => toDraft(zip, entry, note, key),
});

const toDraft = (zip: ZipArchive, entry: ZipEntry, note: KeepNote, key: string): DraftNote => {
  const { files, faults } = findFiles(zip, entry, note, key);
  const createdAt = toDate(note.createdTimestampUsec);
  return {
    ...emptyDraft,
    title: note.title,
    html: toHtml(note),
    labels: note.labels.map((label) => label.name),
    color: colors[note.color] ?? emptyDraft.color,
    passion: note.isPinned,
    done: note.isArchived,
    createdAt,
    updatedAt: toDate(note.userEditedTimestampUsec) ?? createdAt,
    files,
    faults,
  };
};

const toDate = (microseconds: number | null): Date | null =>
  microseconds === null ? null : new Date(Math.floor(microseconds / 1000));

const toHtml = ({ textContent, textContentHtml, listContent, annotations }: KeepNote): string => {
  const body = textContentHtml.trim() === '' ? linesToHtml(textContent) : rewriteHtml(textContentHtml);
  const tasks = taskList(
    listContent.map((item) => ({
      html: item.textHtml.trim() === '' ? `<p>${linesToHtml(item.text).slice(3, -4)}</p>` : rewriteHtml(item.textHtml),
      isChecked: item.isChecked,
    })),
  );
  const links = annotations
    .filter(({ url }) => url !== '' && !textContent.includes(url))
    .map(({ url, title }) => `<p>${linkTo(url, title || url)}</p>`);
  return [body, tasks, ...links].join('');
};

const findFiles = (zip: ZipArchive, { name: path }: ZipEntry, { attachments }: KeepNote, key: string) => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const files: DraftFile[] = [];
  const faults: ErrorCode[] = [];
  for (const { filePath, mimetype } of attachments) {
    const found = findFile(zip, folder, filePath);
    if (!found) {
      faults.push('import_file_missing');
      continue;
    }
    const name = found.name.slice(folder.length);
    files.push({
      id: deriveId(new Date(0), `keep/${key}/${filePath}`),
      name,
      contentType: contentTypeOf(name, mimetype),
      size: found.size,
      inline: false,
      open: () => zip.open(found),
    });
  }
  return { files, faults };
};

/** Takeout sometimes names a file with another ending than it then gives it, `.jpg` for `.jpeg`. */
const findFile = (zip: ZipArchive, folder: string, filePath: string): ZipEntry | undefined => {
  const stem = `${folder}${filePath.replace(/\.[^.]*$/, '')}`;
  const others = ['jpeg', 'jpg', 'png', 'gif', 'webp', '3gp', 'amr', 'm4a', 'mp3', 'aac'];
  return [`${folder}${filePath}`, ...others.map((ending) => `${stem}.${ending}`)]
    .map((name) => zip.find(name.normalize('NFC')))
    .find((entry) => entry !== undefined);
};
