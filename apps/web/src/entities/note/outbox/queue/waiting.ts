import type { Comment } from '@pinlife/contract/comment/schema';
import type { RequestBody } from '@pinlife/contract/endpoints';
import type { ErrorCode } from '@pinlife/contract/errors';
import type { Unfit } from '@pinlife/contract/media/schema';
import type { Note, NoteOptions, NoteUpdate } from '@pinlife/contract/note/schema';

/** `_id` is made once per note (`createId`), so that sending it again after a failure makes no second one. */
export type NewNote = RequestBody<'createNote'> & { _id: string };

/** What a person does to a note, as plain data: it can be sent now, or kept and sent later just as well. */
export type Change =
  | { kind: 'create'; note: NewNote }
  | NoteEdit
  | { kind: 'done'; id: string; done: boolean }
  | { kind: 'delete'; id: string }
  | { kind: 'restore'; id: string }
  /** A new comment, whose id is made here as a note's is, or other words for one. `was`: what the person has replaced. */
  | { kind: 'comment'; id: string; commentId: string; content: string; isNew: boolean; was?: string }
  | { kind: 'uncomment'; id: string; commentId: string }
  | NotificationChange;

/** What is done with notifications goes along unseen: nobody waits for it, and no list tells of it. */
export type NotificationChange =
  | { kind: 'read'; ids: readonly string[] }
  /** `until`: by the server's clock, as well as the page knows it. */
  | { kind: 'snooze'; notificationId: string; until: string };

/** The version of a note that was just created. */
export const FIRST_VERSION = 1;

/** Stands in for the note of what is done with notifications. */
const NOTIFICATIONS = 'notifications';

/**
 * With a version it is refused (412) if somebody else has changed the note since. `onTopOf` is the waiting change that
 * was shown when it was made (its `top`): then its version is whichever that one becomes.
 */
export type NoteEdit = {
  kind: 'update';
  id: string;
  version: number | null;
  onTopOf?: string | undefined;
  changes: NoteUpdate;
};

/** A note as it is shown: `onTopOf` names the last change laid over it that makes a new version. */
export type ShownNote = Note & { onTopOf?: string };

/** How the note looks by the change, as far as it differs. */
export type Shown = Partial<Pick<Note, 'title' | 'content' | 'reminders' | 'media' | 'done' | 'deletedAt'>> & {
  options?: Partial<NoteOptions>;
};

/** What the server made of a change: the note as it has it now, the comment, or how much is unread. */
export type Answer = { note: Note | null; comment?: Comment; unread?: number };

/** Why the server did not take a change. `data`: the note as it is there; `unfit`: how much room there is for its file. */
export type Refusal = {
  status: number;
  code: ErrorCode | null;
  message: string;
  data: Note | null;
  unfit?: Unfit | null;
};

/** A change in the outbox. */
export type Waiting = {
  id: string;
  /** Counts up as changes are made, also where the clock goes back. */
  order: number;
  person: string;
  /** The session that it belongs to: a logout deletes only what is of its own. Missing in changes of older versions. */
  epoch?: string;
  /** The server's time when its person was found to be logged out: nothing is deleted for its age before. */
  leftAt?: number;
  noteId: string;
  /** By the clock of the device: only shown. */
  madeAt: number;
  change: Change;
  /** The ids of later changes that were merged into it. */
  holds: readonly string[];
  /** The last change in it that makes a version: whoever edits on top of that has seen all of it. */
  top: string;
  shown: Shown;
  /** The note as it was shown before; null for a new one, and where the page did not know it. */
  base: Note | null;
  /** It was sent once, and may have arrived: it is sent again as it was, never with more in it. */
  isTried: boolean;
  /** The term of the leader that is sending it, or its files, just now. */
  takenBy?: string | undefined;
  /** It could not be sent when it was made: the person is told that it waits. */
  isLate: boolean;
  refusal: Refusal | null;
};

/** What a change is removed by: a later session of its person may have taken it over, and then it stays. */
export type EntryKey = Pick<Waiting, 'person' | 'epoch'> & Partial<Pick<Waiting, 'id' | 'holds'>>;

/** The version that the last change from here has become. `id` is its `top`. */
export type Sent = { noteId: string; id: string; version: number; person?: string };

export const inOrder = (changes: readonly Waiting[]): Waiting[] =>
  changes.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

export const isOfNotifications = (change: Change): change is NotificationChange =>
  change.kind === 'read' || change.kind === 'snooze';

export const noteIdOf = (change: Change): string => {
  if (isOfNotifications(change)) return NOTIFICATIONS;
  return change.kind === 'create' ? change.note._id : change.id;
};

/** Whether the note has a new version by it, which the next edit has to name. */
export const makesVersion = (change: Change): boolean =>
  change.kind === 'create' || (change.kind === 'update' && change.version !== null);

/** Whether an edit was made on top of a change, and of all that was merged into it. */
export const isOnTop = ({ onTopOf }: NoteEdit, { top }: Waiting): boolean => onTopOf === top;

/**
 * A change that writes to its note, with those that were made on top of it, one on the other. Two on top of the same one
 * know nothing of each other: the second is not among them.
 */
export const listOnTop = (all: readonly Waiting[], first: Waiting): Waiting[] => {
  const chain = [first];
  for (const next of all) {
    const last = chain.at(-1) ?? first;
    if (next.noteId === first.noteId && next.change.kind === 'update' && isOnTop(next.change, last)) chain.push(next);
  }
  return chain;
};

const LOCAL = 'local-';

/** The id of a reminder that the server has not seen: it is never sent. */
export const localReminderId = (id: string): string => `${LOCAL}${id}`;

export const isLocalReminder = (id: string | undefined): boolean => id?.startsWith(LOCAL) ?? false;

/** Without the ids of reminders that were made here. */
export const withoutLocalIds = (changes: NoteUpdate): NoteUpdate =>
  changes.reminders
    ? {
        ...changes,
        reminders: changes.reminders.map(({ _id, meta }) => ({ ...(!isLocalReminder(_id) && { _id }), meta })),
      }
    : changes;
