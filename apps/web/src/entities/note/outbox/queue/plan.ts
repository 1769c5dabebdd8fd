import type { Unfit } from '@pinlife/contract/media/schema';
import type { Note, NoteUpdate } from '@pinlife/contract/note/schema';
import { type ApiError, FAILED } from '../../../../lib/api/api-error.ts';
import { listLocalMedia } from '../files/referenced-media.ts';
import {
  classifyError,
  classifyUploadError,
  containsChanges,
  containsOnlyChanges,
  type IsSameText,
} from './classify-error.ts';
import {
  type Change,
  type ChangeAnswer,
  FIRST_VERSION,
  makesVersion,
  type NewNote,
  type NoteEdit,
  type OutboxEntry,
  type Refusal,
  type Sent,
} from './entry.ts';
import { applyEvent, type EntryEvent } from './entry-state.ts';
import { isUnrepeatable, mergeEntries } from './merge.ts';

/** The sender's decisions as pure functions: what is sent next, and what an answer changes. */

/** The entries of one note in their order, and the version that its last sent entry has made. */
export type NoteQueue = { entries: readonly OutboxEntry[]; sent: Sent | undefined };

/** An entry that is being sent. `change`: what is sent; `isRepeated`: the server may already have an older form. */
export type PlannedSend = { entry: OutboxEntry; change: Change; isRepeated: boolean };

/** `undone`: ids of entries that cancel each other and are not sent. */
export type Plan = { removed: string[]; put: OutboxEntry[]; undone: string[]; sending: PlannedSend | null };

const emptyPlan: Plan = { removed: [], put: [], undone: [], sending: null };

/** Plans the next entry of a note: the first one, with later ones merged into it if possible. */
export const planNext = ({ entries, sent }: NoteQueue, term: string): Plan => {
  // Later entries may be based on the refused one.
  if (entries.some(({ refusal }) => refusal)) return emptyPlan;
  const [first, ...others] = mergeEntries(entries);
  const merged = first ? [first, ...others] : [];
  const removed = entries.map(({ id }) => id).filter((id) => !merged.some((one) => one.id === id));
  const undone = removed.filter((id) => !merged.some(({ holds }) => holds.includes(id)));
  if (!first) return { ...emptyPlan, removed, undone };
  // Until its files are uploaded, later entries may still be merged into it.
  const entry = listLocalMedia(first.change).length > 0 ? { ...first, takenBy: term } : markSent(first, term);
  const sending = { entry, change: withVersion(first, sent), isRepeated: first.isTried || sent !== undefined };
  return { removed, undone, put: [entry, ...others.filter((one) => !entries.includes(one))], sending };
};

export const markSent = (entry: OutboxEntry, term: string): OutboxEntry => {
  const marked = applyEvent(entry, 'send', { takenBy: term });
  if (!marked) throw new Error('An entry that is being sent is not done');
  return marked;
};

/**
 * If the disk is full, no entry can be merged or marked as sent, so only a change that may be sent twice is sent. Other
 * changes would look unsent to another tab, which could, for example, cancel a deletion that the server already has.
 */
export const planOnFullDisk = ({ entries, sent }: NoteQueue): Plan => {
  const [first] = entries;
  if (!first || entries.some(({ refusal }) => refusal) || isUnrepeatable(first.change)) return emptyPlan;
  return { ...emptyPlan, sending: { entry: first, change: withVersion(first, sent), isRepeated: true } };
};

/** An edit based on a sent entry gets the version that this entry has made. */
const withVersion = ({ change }: OutboxEntry, sent: Sent | undefined): Change => {
  const isOnSent = change.kind === 'update' && change.onTopOf !== undefined && sent?.id === change.onTopOf;
  return isOnSent ? { ...change, version: sent.version } : change;
};

/** The answer to a change, or the error of the change or of one of its files. */
export type SendResult = { answer: ChangeAnswer } | { error: unknown; isUpload: boolean };

/**
 * The effects of a result. `fields`: changes of the entry. `isReturned`: a caller that still waits gets the error, and
 * the entry is removed. `isBlocked`: the server is unreachable or refuses further calls.
 */
export type AfterSend = {
  event: EntryEvent;
  fields?: Partial<OutboxEntry>;
  sent?: Sent | undefined;
  answer?: ChangeAnswer;
  isReturned: boolean;
  isBlocked: boolean;
};

/** The stored entry after a result; null if it is done. On a full disk it was not marked as sent before. */
export const entryAfterSend = (stored: OutboxEntry, { event, fields }: AfterSend, term: string): OutboxEntry | null =>
  applyEvent(stored.takenBy === undefined ? markSent(stored, term) : stored, event, fields);

/** `mayRefuse`: whether a refusal is final. The service worker cannot compare HTML, so it leaves that to a page. */
export type ResultOptions = { isSameText: IsSameText; mayRefuse: boolean };

export const planAfterSend = (sending: PlannedSend, result: SendResult, options: ResultOptions): AfterSend => {
  if ('answer' in result) return planArrival(sending, result.answer, options);
  const { error, isUpload } = result;
  const errorClass = isUpload ? classifyUploadError(error) : classifyError(error, sending.change, options.isSameText);
  if (errorClass.kind === 'arrived') {
    const { note } = errorClass;
    const version = versionAfterArrival(sending, note, options.isSameText);
    return { ...arrive(sending, { note }, version), isReturned: sending.change.kind === 'snooze' };
  }
  const isRefused = errorClass.kind === 'refused' && options.mayRefuse;
  return {
    event: isRefused ? 'refuse' : 'fail',
    fields: { isLate: true, ...(isRefused && { refusal: refusalOf(error) }) },
    isReturned: options.mayRefuse && isAnswered(error) && !(isUpload && errorClass.kind === 'later'),
    isBlocked: !isRefused && (isUnavailable(error) || (error as Partial<ApiError>).status === TOO_MANY_CALLS),
  };
};

const SESSION_OVER = 401;
const TOO_MANY_CALLS = 429;

/** Whether PinLife has answered about the change, or sending failed in the page. */
const isAnswered = (error: unknown): boolean => {
  const { status, isOurs } = error as Partial<ApiError>;
  return !isUnavailable(error) && status !== SESSION_OVER && (isOurs === true || status === FAILED);
};

const isUnavailable = (error: unknown): boolean => (error as Partial<ApiError>).isUnavailable === true;

const planArrival = (sending: PlannedSend, answer: ChangeAnswer, { isSameText }: ResultOptions): AfterSend => {
  const { change } = sending;
  const missing = answer.note && findMissing(sending, answer.note, isSameText);
  if (missing) {
    return {
      event: 'arrivePartly',
      fields: { change: missing, base: answer.note },
      isReturned: false,
      isBlocked: false,
    };
  }
  const edited = change.kind === 'update' ? answer.note : null;
  return arrive(sending, answer, edited ? edited.version : versionAfterArrival(sending, answer.note, isSameText));
};

const arrive = ({ entry, change }: PlannedSend, answer: ChangeAnswer, version: number | null): AfterSend => {
  const { noteId, top: id, person } = entry;
  const sent = makesVersion(change) && version !== null ? { noteId, id, version, person } : undefined;
  return { event: 'arrive', answer, sent, isReturned: false, isBlocked: false };
};

/**
 * A repeated create answers the note of the first attempt. If that lacks later changes, an edit is queued with them.
 */
const findMissing = (
  { change, entry, isRepeated }: PlannedSend,
  note: Note,
  isSameText: IsSameText,
): NoteEdit | null => {
  if (change.kind !== 'create' || !isRepeated) return null;
  const changes = toUpdate(change.note);
  if (containsChanges(note, changes, isSameText)) return null;
  return { kind: 'update', id: entry.noteId, version: FIRST_VERSION, changes };
};

const toUpdate = ({ _id: _own, reminders, reminderConfig: _one, ...fields }: NewNote): NoteUpdate =>
  ({
    ...fields,
    ...(reminders && { reminders: reminders.map((meta) => ({ meta })) }),
  }) as NoteUpdate;

/**
 * The version that a change has made, if its first answer was lost. If somebody else has edited the note since, the old
 * version is kept, so that the next edit gets a conflict.
 */
const versionAfterArrival = (
  { change, entry }: PlannedSend,
  note: Note | null,
  isSameText: IsSameText,
): number | null => {
  if (change.kind === 'create') return FIRST_VERSION;
  if (change.kind !== 'update' || change.version === null) return null;
  const { base } = entry;
  return note && base && containsOnlyChanges(note, base, change.changes, isSameText) ? note.version : change.version;
};

const refusalOf = (error: unknown): Refusal => {
  const { status, code, message, data } = error as ApiError;
  return {
    status,
    code: code as Refusal['code'],
    message,
    data: status === 412 ? (data as Note) : null,
    unfit: code === 'space_full' ? (data as Unfit) : null,
  };
};
