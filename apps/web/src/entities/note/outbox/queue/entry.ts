import type { Comment } from '@pinlife/contract/comment/schema';
import type { RequestBody } from '@pinlife/contract/endpoints';
import type { ErrorCode } from '@pinlife/contract/errors';
import type { Unfit } from '@pinlife/contract/media/schema';
import type { Note, NoteOptions, NoteUpdate } from '@pinlife/contract/note/schema';

/** `_id` is made once per note (`createId`), so that sending it again after a failure makes no second one. */
export type NewNote = RequestBody<'createNote'> & { _id: string };

/** A person's change of a note, as plain data, so that it can be stored and sent later. */
export type Change =
  | { kind: 'create'; note: NewNote }
  | NoteEdit
  | { kind: 'done'; id: string; done: boolean }
  | { kind: 'delete'; id: string }
  | { kind: 'restore'; id: string }
  /** A new or an edited comment. `was`: the text before the edit. */
  | { kind: 'comment'; id: string; commentId: string; content: string; isNew: boolean; was?: string }
  | { kind: 'uncomment'; id: string; commentId: string }
  | NotificationChange;

/** Changes of notifications are sent silently and not listed. */
export type NotificationChange =
  | { kind: 'read'; ids: readonly string[] }
  /** `until`: the server's time as far as the page knows it. */
  | { kind: 'snooze'; notificationId: string; until: string };

/** The version of a note that was just created. */
export const FIRST_VERSION = 1;

/** The note id of changes of notifications. */
const NOTIFICATIONS = 'notifications';

/**
 * With a version it is refused (412) if somebody else has changed the note since. `onTopOf`: the id of the unsent
 * entry that the editor showed. The edit is sent with the version from that entry's answer.
 */
export type NoteEdit = {
  kind: 'update';
  id: string;
  version: number | null;
  onTopOf?: string | undefined;
  changes: NoteUpdate;
};

/** A note with its entries applied. `onTopOf`: the `top` of the last applied entry that makes a version. */
export type ShownNote = Note & { onTopOf?: string };

/** The result of a submitted change. `isWaiting`: it is stored and not sent yet; `note` has the entries applied. */
export type Outcome = { isWaiting: boolean; note: ShownNote | null };

/** The fields of the note that the change sets, as they are shown. */
export type ShownChange = Partial<Pick<Note, 'title' | 'content' | 'reminders' | 'media' | 'done' | 'deletedAt'>> & {
  options?: Partial<NoteOptions>;
};

/** The server's answer to a change: the note or comment as stored, or the number of unread notifications. */
export type ChangeAnswer = { note: Note | null; comment?: Comment; unread?: number };

/** Why the server refused a change. `data`: the server's note; `unfit`: how much space is left for its file. */
export type Refusal = {
  status: number;
  code: ErrorCode | null;
  message: string;
  data: Note | null;
  unfit?: Unfit | null;
};

/** A change in the outbox. The names are stored: tabs and service workers of other versions read them too. */
export type OutboxEntry = {
  id: string;
  /** Rises with each entry, even if the device's clock goes back. */
  order: number;
  person: string;
  /** The session: a logout deletes only its own entries. Missing in entries of older versions. */
  epoch?: string;
  /** The server's time when its person was found to be logged out. Without it the entry does not expire. */
  leftAt?: number;
  /** The device's time when it was first found overdue. */
  overdueAt?: number | undefined;
  noteId: string;
  /** The device's time, only for display. */
  madeAt: number;
  change: Change;
  /** The ids of the later entries that were merged into it. */
  holds: readonly string[];
  /** The id of the last merged entry that makes a version. An edit based on it has seen the whole entry. */
  top: string;
  shown: ShownChange;
  /** The note as it was shown before; null if it is new or was not loaded. An editor may have opened an older version. */
  base: ShownNote | null;
  /** Was sent and may have arrived: it is sent again unchanged. */
  isTried: boolean;
  /** The term of the leader that is sending it or its files. */
  takenBy?: string | undefined;
  /** Could not be sent at once: it is announced to the person, and so is its result. */
  isLate: boolean;
  refusal: Refusal | null;
};

/** Selects entries to remove. A later session may have adopted an entry, which then stays. */
export type EntryKey = Pick<OutboxEntry, 'person' | 'epoch'> & Partial<Pick<OutboxEntry, 'id' | 'holds'>>;

/** The version that the last sent entry of a note has made. `id`: its `top`. */
export type Sent = { noteId: string; id: string; version: number; person?: string };

export const inOrder = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  entries.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

export const isOfNotifications = (change: Change): change is NotificationChange =>
  change.kind === 'read' || change.kind === 'snooze';

export const noteIdOf = (change: Change): string => {
  if (isOfNotifications(change)) return NOTIFICATIONS;
  return change.kind === 'create' ? change.note._id : change.id;
};

/** Whether the change makes a new version of the note. */
export const makesVersion = (change: Change): boolean =>
  change.kind === 'create' || (change.kind === 'update' && change.version !== null);

/** Whether an edit is based on an entry and on all entries merged into it. */
export const isOnTop = ({ onTopOf }: NoteEdit, { top }: OutboxEntry): boolean => onTopOf === top;

/**
 * An entry and the edits based on it, each on the one before. If two edits are based on the same one, only the first is
 * listed.
 */
export const listOnTop = (all: readonly OutboxEntry[], first: OutboxEntry): OutboxEntry[] => {
  const chain = [first];
  for (const next of all) {
    const last = chain.at(-1) ?? first;
    if (next.noteId === first.noteId && next.change.kind === 'update' && isOnTop(next.change, last)) chain.push(next);
  }
  return chain;
};

const LOCAL = 'local-';

/** The id of a reminder that the server does not have; it is not sent. */
export const localReminderId = (id: string): string => `${LOCAL}${id}`;

export const isLocalReminder = (id: string | undefined): boolean => id?.startsWith(LOCAL) ?? false;

/** Removes the local ids of reminders. */
export const withoutLocalIds = (changes: NoteUpdate): NoteUpdate =>
  changes.reminders
    ? {
        ...changes,
        reminders: changes.reminders.map(({ _id, meta }) => ({ ...(!isLocalReminder(_id) && { _id }), meta })),
      }
    : changes;
