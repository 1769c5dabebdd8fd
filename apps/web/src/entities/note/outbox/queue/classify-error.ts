import type { ErrorCode } from '@pinlife/contract/errors';
import type { Note, NoteUpdate } from '@pinlife/contract/note/schema';
import { isSameMeta } from '@pinlife/contract/reminder/same-meta';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { type Change, isOfNotifications, type NoteEdit } from './entry.ts';

type ErrorClass =
  /** An earlier attempt has arrived; its answer was lost. */
  | { kind: 'arrived'; note: Note | null }
  /** The same call may succeed later. */
  | { kind: 'later' }
  | { kind: 'refused' };

const PASSING = [401, 408, 429];

/** Whether two texts are the same HTML. Only a page can parse it. */
export type IsSameText = (one: string, other: string) => boolean;

/** Whether the same call may succeed later. Answers of a proxy or a captive portal count as passing. */
const isPassing = (error: unknown): boolean => {
  const { status = 0, isOurs = false } = error as Partial<ApiError>;
  return !isOurs || status >= 500 || PASSING.includes(status);
};

export const classifyError = (error: unknown, change: Change, isSameText: IsSameText): ErrorClass => {
  const { status = 0, data } = error as Partial<ApiError>;
  if (isPassing(error)) return { kind: 'later' };
  if (status === 412 && change.kind === 'update' && data && hasArrived(data as Note, change, isSameText)) {
    return { kind: 'arrived', note: data as Note };
  }
  // Already deleted.
  if ((change.kind === 'delete' || change.kind === 'uncomment') && status === 404)
    return { kind: 'arrived', note: null };
  // The notification no longer exists, or its note is done: the person has nothing to decide.
  if (isOfNotifications(change)) return { kind: 'arrived', note: null };
  return { kind: 'refused' };
};

/** An older version than that of the edit comes from a backup, and may lack what the edit started from. */
const hasArrived = (note: Note, { version, changes }: NoteEdit, isSameText: IsSameText): boolean =>
  note.version > (version ?? 0) && containsChanges(note, changes, isSameText);

/** Errors of the attempt, not of the file. */
const passing: readonly unknown[] = [
  'address_expired',
  'upload_exists',
  'upload_missing',
  'upload_timeout',
  'upload_size_wrong',
  null,
] satisfies (ErrorCode | null)[];

/** A bucket refuses without an error code of PinLife: that is a configuration error, so the upload is tried again. */
export const classifyUploadError = (error: unknown): ErrorClass => {
  const isLater = isPassing(error) || passing.includes((error as Partial<ApiError>).code ?? null);
  return { kind: isLater ? 'later' : 'refused' };
};

/** Whether the server's note already contains the changes. */
export const containsChanges = (note: Note, changes: NoteUpdate, isSameText: IsSameText): boolean => {
  const { title = note.title, content = note.content, options = {}, reminders, media } = changes;
  const isSameOption = ([name, value]: [string, unknown]) => note.options[name as keyof Note['options']] === value;
  return (
    title === note.title &&
    isSameText(content, note.content) &&
    Object.entries(options).every(isSameOption) &&
    (!media || String(media) === String(note.media.filter(({ inline }) => !inline).map(({ _id }) => _id))) &&
    (!reminders || isSameRules(reminders, note.reminders))
  );
};

/** Whether the server's note is `base` with these changes and no others. */
export const containsOnlyChanges = (note: Note, base: Note, changes: NoteUpdate, isSameText: IsSameText): boolean => {
  const { title, content, reminders } = base;
  const media = base.media.filter(({ inline }) => !inline).map(({ _id }) => _id);
  // `passion` makes no version: another entry of this person may have changed it.
  const options = { ...base.options, passion: note.options.passion, ...changes.options };
  return containsChanges(note, { title, content, reminders, media, ...changes, options }, isSameText);
};

type Rule = { meta: Omit<ReminderMeta, 'timezone'> & { timezone?: string | undefined } };

const isSameRules = (wanted: readonly Rule[], there: readonly Rule[]): boolean =>
  wanted.length === there.length &&
  wanted.every(({ meta }, index) => {
    const other = there[index];
    return other !== undefined && isSameMeta(meta as ReminderMeta, other.meta as ReminderMeta);
  });
