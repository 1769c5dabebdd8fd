/** Limits and names of imports that the page uses before any schema is loaded. */
const MB = 1024 * 1024;

export const IMPORT_MAX_BYTES = 5 * 1024 * MB;
/** Uploads are stored in multiples of this until they are complete: a broken connection loses no more. */
export const IMPORT_PART_BYTES = 4 * MB;
/** The largest body of one PATCH: proxies refuse larger ones. */
export const IMPORT_PIECE_MAX_BYTES = 64 * MB;
export const IMPORT_FILENAME_MAX_LENGTH = 255;

/** The limit of entries in an archive, notes and files together. */
export const IMPORT_ENTRIES_MAX = 150_000;
/** The limit of the text of one note in its source format. */
export const IMPORT_TEXT_MAX_BYTES = 8 * MB;
/** The limit of lines in a report; further ones are only counted. */
export const IMPORT_REPORT_MAX_LINES = 1000;
/** The limit of the size of all lines together. */
export const IMPORT_REPORT_MAX_BYTES = 256 * 1024;
export const IMPORT_LINE_NAME_MAX_LENGTH = 100;

/** The time for which an import can be undone. */
export const IMPORT_UNDO_DAYS = 30;
/** The time for which an unfinished upload is kept, and a preview or a stopped import. */
export const IMPORT_UPLOAD_HOURS = 24;
export const IMPORT_WAIT_DAYS = 7;
/** The number of imports that are listed, newest first. */
export const IMPORTS_LISTED = 20;

/** The accepted file extensions. */
export const importExtensions = ['.zip', '.jex', '.enex', '.md'] as const;
/** ZIPs that have another ending. They can be chosen, but no sentence names them. */
export const importZipExtensions = ['.bear2bk', '.textpack'] as const;

/** The sources of notes. `markdown` is any folder of Markdown files, such as a vault of Obsidian. */
export const importSources = ['keep', 'joplin', 'evernote', 'notesnook', 'markdown', 'pinlife'] as const;
export type ImportSource = (typeof importSources)[number];

export const importStates = [
  'uploading',
  'reading',
  'ready',
  'importing',
  'done',
  'failed',
  'cancelled',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** The headers of an upload: the offset of its next bytes, and their total. */
export const UPLOAD_OFFSET_HEADER = 'upload-offset';
export const UPLOAD_LENGTH_HEADER = 'upload-length';
