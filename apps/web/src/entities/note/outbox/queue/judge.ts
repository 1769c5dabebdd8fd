import type { ErrorCode } from '@pinlife/contract/errors';
import type { Note, NoteUpdate } from '@pinlife/contract/note/schema';
import { isSameMeta } from '@pinlife/contract/reminder/same-meta';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { type Change, isOfNotifications } from './waiting.ts';

type Verdict =
  /** An earlier attempt had arrived, and only its answer was lost. */
  | { kind: 'arrived'; note: Note | null }
  /** The same call may well succeed later. */
  | { kind: 'later' }
  | { kind: 'refused' };

const PASSING = [401, 408, 429];

/** Whether two texts are the same HTML; only a page can read it. */
export type IsSameText = (one: string, other: string) => boolean;

/** Whether the same call may well succeed later. What a proxy or a captive portal answers decides nothing. */
const isPassing = (error: unknown): boolean => {
  const { status = 0, isOurs = false } = error as Partial<ApiError>;
  return !isOurs || status >= 500 || PASSING.includes(status);
};

/** What a failure means for a change. */
export const judge = (error: unknown, change: Change, isSameText: IsSameText): Verdict => {
  const { status = 0, data } = error as Partial<ApiError>;
  if (isPassing(error)) return { kind: 'later' };
  if (status === 412 && change.kind === 'update' && data && holdsChanges(data as Note, change.changes, isSameText)) {
    return { kind: 'arrived', note: data as Note };
  }
  // In the trash already, or gone from it.
  if ((change.kind === 'delete' || change.kind === 'uncomment') && status === 404)
    return { kind: 'arrived', note: null };
  // Nobody has to decide about it: it is gone, or its note is done.
  if (isOfNotifications(change)) return { kind: 'arrived', note: null };
  return { kind: 'refused' };
};

/** About the attempt, not about the file. */
const passing: readonly unknown[] = [
  'address_expired',
  'upload_exists',
  'upload_missing',
  'upload_timeout',
  'upload_size_wrong',
  null,
] satisfies (ErrorCode | null)[];

/** What a failed upload means for its change. A bucket refuses without an error code of PinLife: the operator has to mend it. */
export const judgeUpload = (error: unknown): Verdict => {
  const isLater = isPassing(error) || passing.includes((error as Partial<ApiError>).code ?? null);
  return { kind: isLater ? 'later' : 'refused' };
};

/** Whether the server's note says already what was to be said. */
export const holdsChanges = (note: Note, changes: NoteUpdate, isSameText: IsSameText): boolean => {
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

/** Whether the server's note is the one before with these changes, and with none of anybody else. */
export const holdsNothingElse = (note: Note, base: Note, changes: NoteUpdate, isSameText: IsSameText): boolean => {
  const { title, content, reminders } = base;
  const media = base.media.filter(({ inline }) => !inline).map(({ _id }) => _id);
  // A heart makes no version: another change of this person may have set it meanwhile.
  const options = { ...base.options, passion: note.options.passion, ...changes.options };
  return holdsChanges(note, { title, content, reminders, media, ...changes, options }, isSameText);
};

type Rule = { meta: Omit<ReminderMeta, 'timezone'> & { timezone?: string | undefined } };

const isSameRules = (wanted: readonly Rule[], there: readonly Rule[]): boolean =>
  wanted.length === there.length &&
  wanted.every(({ meta }, index) => {
    const other = there[index];
    return other !== undefined && isSameMeta(meta as ReminderMeta, other.meta as ReminderMeta);
  });
