import { Readable } from 'node:stream';
import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import type { FileBytes } from '../file/blocks.ts';
import type { ZipArchive } from '../file/zip.ts';
import { ImportFault } from './fault.ts';
import type { NoteReader } from './port.ts';

const PROBE_BYTES = 1024;

/**
 * Recognises the program by the bytes first, then by the name. Readers are loaded on demand, because most instances never
 * import.
 */
export const openReader = async (bytes: FileBytes, filename: string): Promise<NoteReader> => {
  const head = await bytes.read(0, PROBE_BYTES);
  if (head.subarray(0, 2).toString('latin1') === 'PK') return openZipReader(bytes);
  if (/^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE en-export[^>]*>\s*)?<en-export/.test(head.toString('utf8'))) {
    return (await import('./evernote.ts')).readEvernote(bytes);
  }
  const { isTar } = await import('../file/tar.ts');
  if (isTar(head)) {
    const { listJex } = await import('./joplin-files.ts');
    return (await import('./joplin.ts')).readJoplin(listJex(bytes));
  }
  if (/\.(?:md|markdown)$/i.test(filename) && !head.includes(0)) return openSingleNote(bytes, filename);
  throw new ImportFault('import_format_unknown');
};

const openZipReader = async (bytes: FileBytes): Promise<NoteReader> => {
  const { openZip } = await import('../file/zip.ts');
  const zip = await openZip(bytes);
  const reader = await findReader(zip);
  if (reader) return reader;
  const { openNested } = await import('../file/nested-zip.ts');
  const nested = await openNested(zip, bytes);
  const inner = nested && (await findReader(nested));
  if (inner) return inner;
  throw new ImportFault('import_format_unknown');
};

const findReader = async (zip: ZipArchive): Promise<NoteReader | null> => {
  const { EXPORT_FILE, readPinLife } = await import('./pinlife.ts');
  if (zip.find(EXPORT_FILE)) return readPinLife(zip);
  const { isKeepArchive, readKeep } = await import('./keep.ts');
  if (await isKeepArchive(zip)) return readKeep(zip);
  const { isRaw, listRaw } = await import('./joplin-files.ts');
  if (await isRaw(zip)) return (await import('./joplin.ts')).readJoplin(listRaw(zip));
  const { isMarkdownFolder, readMarkdown } = await import('./markdown.ts');
  return isMarkdownFolder(zip) ? readMarkdown(zip) : null;
};

/** Treats a single file as a folder. */
const openSingleNote = async (bytes: FileBytes, name: string): Promise<NoteReader> => {
  const { readMarkdown } = await import('./markdown.ts');
  const entry = { name, size: bytes.size, modifiedAt: new Date(0), isLocked: false };
  return readMarkdown({
    entries: [entry],
    unsafe: [],
    find: () => undefined,
    open: async () => Readable.from([]),
    async read() {
      if (bytes.size > IMPORT_TEXT_MAX_BYTES) throw new ImportFault('import_item_too_long');
      return bytes.read(0, bytes.size);
    },
  });
};
