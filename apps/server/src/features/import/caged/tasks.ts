import type { DraftFile, DraftNote, FoundNote } from '../read/port.ts';

/** The requests to the caged reader of an import. It handles one at a time. */
export type ReaderTask =
  /** Opens a file and skips `skip` items. `harmful`: items that killed the reader twice; they are not read. */
  | { task: 'open'; filename: string; size: number; skip: number; harmful: readonly string[] }
  /** Lists the next items without reading them. Frees the previous ones. */
  | { task: 'next'; atMost: number }
  /** Reads these of the last listed items. The answer contains the first ones that fit. */
  | { task: 'read'; items: readonly number[] }
  /** Returns more comments of a note that was read last. */
  | { task: 'comments'; item: number; from: number }
  /** Sanitizes rich texts. The answer contains the first ones that fit. */
  | { task: 'clean'; texts: readonly UncleanText[] }
  /** Unpacks a file of a note that was read last; `piece` returns its next chunk. */
  | { task: 'file'; item: number; file: number }
  | { task: 'piece' };

/** Rich text of an item, with the media ids of its files. */
export type UncleanText = { item: number; content: string; media: Readonly<Record<string, string>> };

/** Limit of a key. Keys contain titles or paths, which are far shorter. */
export const ITEM_KEY_MAX_LENGTH = 4000;
/** The limit of items in one answer. */
export const ITEMS_AT_ONCE_MAX = 100;
export const COMMENTS_AT_ONCE_MAX = 500;

/** An item without its text. */
export type ItemAnswer = Omit<FoundNote, 'read' | 'textBytes'> | { name: string; fault: string };

/** A note with its first comments. */
export type DraftAnswer = Omit<DraftNote, 'files'> & {
  files: readonly Omit<DraftFile, 'open'>[];
  commentCount: number;
  /** The first words of a note without a title. */
  plainText?: string;
};
