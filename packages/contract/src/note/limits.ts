/** Limits of notes that screens use before any schema is loaded. */
export const NOTE_TITLE_MAX_LENGTH = 85;
export const NOTE_LOCATION_MAX_LENGTH = 200;
/** The limit of the stored HTML, which can be larger than the sent one: links get attributes, characters are escaped. */
export const NOTE_CONTENT_MAX_BYTES = 1024 * 1024;
export const NOTE_PAGE_SIZE = 10;
export const NOTE_PAGE_MAX_SIZE = 50;
/** The limit of a page of notes: it ends before the note that would exceed it, but has at least one. */
export const NOTE_PAGE_MAX_BYTES = 2 * 1024 * 1024;
/** The limit of page numbers: later pages would always be empty. */
export const NOTE_LAST_PAGE = 40_000_000;
/** The limit of comments of each note in a list; `getNote` returns all of them. */
export const NOTE_LIST_COMMENTS = 20;
export const NOTE_COLLAPSED_LINES = 6;
export const TITLE_MESSAGE_MS = 8000;
/** The time for which a deleted note stays in the trash. */
export const TRASH_DAYS = 30;

/** Edits of a note within this time are one version. */
export const VERSION_JOIN_MINUTES = 5;
/** The limit of versions of a note, and the time for which they are kept. */
export const NOTE_VERSIONS_MAX = 100;
export const VERSION_DAYS = 365;
/** The size of a page of versions; like a page of notes it ends early at `NOTE_PAGE_MAX_BYTES`. */
export const VERSION_PAGE_SIZE = 20;

/** The colours of notes, in the order of the editor's swatches. `value` is stored in `options.color`. */
export const noteColors = [
  { value: '#ffffff', name: 'paper' },
  { value: '#fbd77a', name: 'marigold' },
  { value: '#dacaff', name: 'lavender' },
  { value: '#e8eaed', name: 'pebble' },
  { value: '#e6c9a8', name: 'kraft' },
  { value: '#c0d8ff', name: 'sky' },
  { value: '#ffbab4', name: 'coral' },
  { value: '#f7cee7', name: 'rose' },
] as const;
export type NoteColor = (typeof noteColors)[number]['value'];
export const defaultNoteColor: NoteColor = '#ffffff';
/** The days that a list of recent notes goes back, today included. */
export const RECENT_DAYS = 7;
/** The time for which unsent changes of an expired session wait for the person's next login. */
export const OUTBOX_WAIT_DAYS = 30;
