import type { RequestBody } from '@pinlife/contract/endpoints';
import type { ErrorCode } from '@pinlife/contract/errors';
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
  /** A new comment, whose id is made here as a note's is, or other words for one. */
  | { kind: 'comment'; id: string; commentId: string; content: string; isNew: boolean }
  | { kind: 'uncomment'; id: string; commentId: string }
  | NotificationChange;

/** What is done with notifications goes along unseen: nobody waits for it, and no list tells of it. */
export type NotificationChange =
  | { kind: 'read'; ids: readonly string[] }
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

/** Why the server did not take a change. `data`: the note as it is there. */
export type Refusal = { status: number; code: ErrorCode | null; message: string; data: Note | null };

/** A change in the outbox. */
export type Waiting = {
  id: string;
  /** Counts up as changes are made, also where the clock goes back. */
  order: number;
  person: string;
  noteId: string;
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
  /** It could not be sent when it was made: the person is told that it waits. */
  isLate: boolean;
  refusal: Refusal | null;
};

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
