import type { Readable } from 'node:stream';
import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportSource } from '@pinlife/contract/import/limits';
import type { MediaType } from '@pinlife/contract/media/limits';
import type { NoteColor } from '@pinlife/contract/note/limits';
import type { ReminderMetaParsed } from '../../reminder/note-reminders.ts';

/** A program whose notes are read: it yields them one after the other, in the same order each time. */
export type NoteReader = {
  source: ImportSource;
  items(): AsyncIterable<ReadItem>;
};

export type ReadItem = FoundNote | FaultyItem;

/** What is there and cannot be read at all. */
type FaultyItem = { name: string; fault: ErrorCode };

/** A note that was found. It is read when its turn has come, so that passing over it costs little. */
export type FoundNote = {
  /** Of the source's own: the same in all its exports. */
  key: string;
  /** What the report calls it. */
  name: string;
  isArchived: boolean;
  isTrashed: boolean;
  /** Fails with an `ImportFault`. */
  read(): Promise<DraftNote>;
};

/** A note as its source has it, told in our words. */
export type DraftNote = {
  /** Its id where it is one of ours. */
  id?: string;
  title: string;
  /** Not yet cleaned. A file among the text is `<img data-media>` with the id of the file. */
  html: string;
  labels: readonly string[];
  color: NoteColor;
  passion: boolean;
  done: boolean;
  /** Where the source says so itself. */
  edited?: boolean;
  location?: string;
  selfNote?: boolean;
  createdAt: Date | null;
  updatedAt: Date | null;
  reminders: readonly DraftReminder[];
  comments: readonly DraftComment[];
  files: readonly DraftFile[];
  /** What of it could not be read. */
  faults: readonly ErrorCode[];
};

export type DraftReminder = { id?: string; meta: ReminderMetaParsed };
export type DraftComment = { id: string; content: string; createdAt: Date; updatedAt: Date };

export type DraftFile = {
  /** As the text names it; a media item gets it where nothing else has it. */
  id: string;
  name: string;
  contentType: string;
  /** Where the source knows what it is shown as. */
  type?: MediaType;
  size: number;
  inline: boolean;
  /** A picture that PinLife has drawn before. */
  isDrawn?: boolean;
  duration?: number | undefined;
  peaks?: number[] | undefined;
  open(): Promise<Readable>;
};

export const isFaulty = (item: ReadItem): item is FaultyItem => 'fault' in item;

/** What a draft has, unless its source says otherwise. */
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
  faults: [],
} as const satisfies Partial<DraftNote>;
