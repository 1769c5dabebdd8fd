import type { DraftFile, DraftNote, FoundNote } from '../read/port.ts';

/** What the caged reader of an import is asked, one thing at a time. */
export type ReaderTask =
  /** To look at a file. Of its items so many are passed over; the harmful ones have ended a reader twice. */
  | { task: 'open'; filename: string; size: number; passOver: number; harmful: readonly string[] }
  /** For the next items, as far as they are told before they are read; those before them are let go. */
  | { task: 'next'; atMost: number }
  /** To read these of the last items. It answers as many of the first as fit into one answer. */
  | { task: 'read'; items: readonly number[] }
  /** For more comments of a note that was read last. */
  | { task: 'comments'; item: number; from: number }
  /** To clean rich texts. It answers as many of the first as fit. */
  | { task: 'clean'; texts: readonly UncleanText[] }
  /** To unpack a file of a note that was read last, and then for the next piece of it. */
  | { task: 'file'; item: number; file: number }
  | { task: 'piece' };

/** Rich text of an item, with the media that files have become. */
export type UncleanText = { item: number; content: string; media: Readonly<Record<string, string>> };

/** What an item is known by holds its title or path, which programs keep far shorter. */
export const ITEM_KEY_MAX_LENGTH = 4000;
/** The most that one answer tells of. */
export const ITEMS_AT_ONCE_MAX = 100;
export const COMMENTS_AT_ONCE_MAX = 500;

/** An item without what it says. */
export type ToldItem = Omit<FoundNote, 'read' | 'heldBytes'> | { name: string; fault: string };

/** A note with its first comments. */
export type ToldDraft = Omit<DraftNote, 'files'> & {
  files: readonly Omit<DraftFile, 'open'>[];
  commentCount: number;
  /** The first words of a note without a title. */
  plainText?: string;
};
