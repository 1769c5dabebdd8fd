import type { Readable } from 'node:stream';
import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportSource } from '@pinlife/contract/import/limits';
import type { MediaType } from '@pinlife/contract/media/limits';
import type { NoteColor } from '@pinlife/contract/note/limits';
import type { NoteOptions } from '@pinlife/contract/note/schema';
import type { Reminder } from '@pinlife/contract/reminder/schema';
import type { ReminderMetaParsed } from '../../reminder/note-reminders.ts';

/** Reads the notes of one program. Yields them in the same order each time. */
export type NoteReader = {
  source: ImportSource;
  items(): AsyncIterable<ReadItem>;
};

export type ReadItem = FoundNote | FaultyItem;

/** An item that cannot be read. */
export type FaultyItem = { name: string; fault: ErrorCode };

/** A note that was found and not parsed yet, so that skipping it is cheap. */
export type FoundNote = {
  /** The id of the note in the source: the same in all its exports. */
  key: string;
  /** A hash of the text, if the key is only a path or a date: another text with the same key is another note. */
  digest?: string | undefined;
  /** The key of the same note in an archive with, or without, a folder around everything. */
  otherKey?: string | undefined;
  /** The name in the report. */
  name: string;
  isArchived: boolean;
  isTrashed: boolean;
  /** The approximate memory of the item until it is read. */
  textBytes: number;
  /** Throws an `ImportFault` if it cannot be parsed. */
  read(): Promise<DraftNote>;
};

/** A note of the source, converted to PinLife's fields. */
export type DraftNote = {
  /** Only for notes exported by PinLife. */
  id?: string;
  title: string;
  /**
   * Not sanitized yet. A file in the text is `<img data-media>` with the id of the file; a link to another note is written
   * by `text/note-links.ts`.
   */
  html: string;
  /** Each link to another note, in the order of the text. */
  links: readonly DraftLink[];
  labels: readonly string[];
  color: NoteColor;
  passion: boolean;
  done: boolean;
  /** If the source knows it. */
  edited?: boolean;
  location?: string;
  selfNote?: boolean;
  createdAt: Date | null;
  updatedAt: Date | null;
  reminders: readonly DraftReminder[];
  comments: readonly DraftComment[];
  files: readonly DraftFile[];
  /** Earlier versions, newest first. */
  versions: readonly DraftVersion[];
  /** Parts that could not be read, one entry for each. */
  faults: readonly ErrorCode[];
};

/** `key`: the key of the linked note. `isInFile`: false if only an earlier import may contain it. */
export type DraftLink = { key: string; isInFile: boolean };

export type DraftReminder = { id?: string; meta: ReminderMetaParsed };
export type DraftComment = { id: string; content: string; createdAt: Date; updatedAt: Date };

/** A note as it was before an edit. */
export type DraftVersion = {
  title: string;
  html: string;
  options: NoteOptions;
  /** Only shown; they never ring. */
  reminders: readonly Reminder[];
  replacedAt: Date;
  /** Ids of the files in the grid, in order. */
  grid: readonly string[];
};

export type DraftFile = {
  /** The id used in `html`. The media item gets it too, if it is free. */
  id: string;
  name: string;
  contentType: string;
  /** If the source knows it. */
  type?: MediaType | undefined;
  size: number;
  inline: boolean;
  /** An image that PinLife has already re-encoded. */
  isDrawn?: boolean | undefined;
  /** Used only by an earlier version of the note. */
  isHistory?: boolean | undefined;
  duration?: number | undefined;
  peaks?: number[] | undefined;
  open(): Promise<Readable>;
};

export const isFaulty = <Item extends object>(item: Item | FaultyItem): item is FaultyItem => 'fault' in item;

/** The default values of a draft. */
export const emptyDraft = {
  labels: [],
  color: '#ffffff',
  passion: false,
  done: false,
  createdAt: null,
  updatedAt: null,
  reminders: [],
  comments: [],
  files: [],
  versions: [],
  links: [],
  faults: [],
} as const satisfies Partial<DraftNote>;
