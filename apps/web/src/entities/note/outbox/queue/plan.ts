import type { Unfit } from '@pinlife/contract/media/schema';
import type { Note, NoteUpdate } from '@pinlife/contract/note/schema';
import { type ApiError, FAILED } from '../../../../lib/api/api-error.ts';
import { listLocalMedia } from '../files/named-media.ts';
import { advance, type EntryEvent } from './entry-state.ts';
import { holdsChanges, holdsNothingElse, type IsSameText, judge, judgeUpload } from './judge.ts';
import { isSpentBySending, mergeWaiting } from './merge.ts';
import {
  type Answer,
  type Change,
  FIRST_VERSION,
  makesVersion,
  type NewNote,
  type NoteEdit,
  type Refusal,
  type Sent,
  type Waiting,
} from './waiting.ts';

/** The steps of whoever sends, as pure functions: what is sent next, and what an answer means. */

/** What waits of one note, in its order, and the version that the last change from here has become. */
export type NoteQueue = { entries: readonly Waiting[]; sent: Sent | undefined };

/** A change on its way. `change` is what is sent; `isRepeated`: the server may have an earlier form of it already. */
export type Sending = { entry: Waiting; change: Change; isRepeated: boolean };

/** `undone`: changes that cancel each other out, and need not be sent. */
export type Plan = { removed: string[]; put: Waiting[]; undone: string[]; sending: Sending | null };

const nothing: Plan = { removed: [], put: [], undone: [], sending: null };

/** What is sent next of a note: its first change, with those that can go along merged into it. */
export const planNext = ({ entries, sent }: NoteQueue, term: string): Plan => {
  // What was refused waits for the person, and what came after it may build on it.
  if (entries.some(({ refusal }) => refusal)) return nothing;
  const [first, ...others] = mergeWaiting(entries);
  const left = first ? [first, ...others] : [];
  const removed = entries.map(({ id }) => id).filter((id) => !left.some((one) => one.id === id));
  const undone = removed.filter((id) => !left.some(({ holds }) => holds.includes(id)));
  if (!first) return { ...nothing, removed, undone };
  // Until its files are there more may be merged into it.
  const entry = listLocalMedia(first.change).length > 0 ? { ...first, takenBy: term } : markSent(first, term);
  const sending = { entry, change: withVersion(first, sent), isRepeated: first.isTried || sent !== undefined };
  return { removed, undone, put: [entry, ...others.filter((one) => !entries.includes(one))], sending };
};

export const markSent = (entry: Waiting, term: string): Waiting => {
  const marked = advance(entry, 'send', { takenBy: term });
  if (!marked) throw new Error('A change that is sent is not done');
  return marked;
};

/**
 * The same where the browser's disk is full: nothing is merged, and only what may be sent twice is sent. Another tab would
 * take the rest for unsent: a deletion that has arrived, say, which it would then cancel out.
 */
export const planUnwritten = ({ entries, sent }: NoteQueue): Plan => {
  const [first] = entries;
  if (!first || entries.some(({ refusal }) => refusal) || isSpentBySending(first.change)) return nothing;
  return { ...nothing, sending: { entry: first, change: withVersion(first, sent), isRepeated: true } };
};

/** A change that was made on top of another one goes by the version that the other has become. */
const withVersion = ({ change }: Waiting, sent: Sent | undefined): Change => {
  const isOnSent = change.kind === 'update' && change.onTopOf !== undefined && sent?.id === change.onTopOf;
  return isOnSent ? { ...change, version: sent.version } : change;
};

/** What became of an attempt: an answer, or a failure of the change itself or of a file that it names. */
export type Result = { answer: Answer } | { error: unknown; isUpload: boolean };

/** `isReturned`: whoever made the change and still waits for its answer is given it back. `isCut`: nobody answers. */
export type Ending = {
  event: EntryEvent;
  brought?: Partial<Waiting>;
  sent?: Sent | undefined;
  answer?: Answer;
  isReturned: boolean;
  isCut: boolean;
};

/** A stored change after its ending; null once it is done. On a full disk it could not be marked as sent. */
export const endEntry = (stored: Waiting, { event, brought }: Ending, term: string): Waiting | null =>
  advance(stored.takenBy === undefined ? markSent(stored, term) : stored, event, brought);

/** `mayRefuse`: whether a refusal is final. The worker, which cannot read HTML and meets no person, leaves it to a page. */
export type Judging = { isSameText: IsSameText; mayRefuse: boolean };

export const planEnd = (sending: Sending, result: Result, judging: Judging): Ending => {
  if ('answer' in result) return planArrival(sending, result.answer, judging);
  const { error, isUpload } = result;
  const verdict = isUpload ? judgeUpload(error) : judge(error, sending.change, judging.isSameText);
  if (verdict.kind === 'arrived') {
    const version = firstVersionBy(sending, verdict.note, judging.isSameText);
    return { ...arrive(sending, { note: verdict.note }, version), isReturned: sending.change.kind === 'snooze' };
  }
  const isRefused = verdict.kind === 'refused' && judging.mayRefuse;
  return {
    event: isRefused ? 'refuse' : 'fail',
    brought: { isLate: true, ...(isRefused && { refusal: refusalOf(error) }) },
    isReturned: judging.mayRefuse && isAnswered(error) && !(isUpload && verdict.kind === 'later'),
    isCut: !isRefused && (isUnavailable(error) || (error as Partial<ApiError>).status === TOO_MANY_CALLS),
  };
};

const SESSION_OVER = 401;
const TOO_MANY_CALLS = 429;

/** Only an answer about the change itself, or a failure, is a reason to give it back. */
const isAnswered = (error: unknown): boolean => {
  const { status, isOurs } = error as Partial<ApiError>;
  return !isUnavailable(error) && status !== SESSION_OVER && (isOurs === true || status === FAILED);
};

const isUnavailable = (error: unknown): boolean => (error as Partial<ApiError>).isUnavailable === true;

const planArrival = (sending: Sending, answer: Answer, { isSameText }: Judging): Ending => {
  const { change } = sending;
  const missing = answer.note && findMissing(sending, answer.note, isSameText);
  if (missing) {
    return { event: 'lack', brought: { change: missing, base: answer.note }, isReturned: false, isCut: false };
  }
  const edited = change.kind === 'update' ? answer.note : null;
  return arrive(sending, answer, edited ? edited.version : firstVersionBy(sending, answer.note, isSameText));
};

const arrive = ({ entry, change }: Sending, answer: Answer, version: number | null): Ending => {
  const { noteId, top: id, person } = entry;
  const sent = makesVersion(change) && version !== null ? { noteId, id, version, person } : undefined;
  return { event: 'arrive', answer, sent, isReturned: false, isCut: false };
};

/**
 * A create that is repeated answers the note of the first attempt. Where that holds less than was written since, an edit
 * brings the rest.
 */
const findMissing = ({ change, entry, isRepeated }: Sending, note: Note, isSameText: IsSameText): NoteEdit | null => {
  if (change.kind !== 'create' || !isRepeated) return null;
  const changes = toUpdate(change.note);
  if (holdsChanges(note, changes, isSameText)) return null;
  return { kind: 'update', id: entry.noteId, version: FIRST_VERSION, changes };
};

const toUpdate = ({ _id: _own, reminders, reminderConfig: _one, ...fields }: NewNote): NoteUpdate =>
  ({
    ...fields,
    ...(reminders && { reminders: reminders.map((meta) => ({ meta })) }),
  }) as NoteUpdate;

/**
 * The version that a change made, where its first answer was lost. Somebody else may have made further ones since, which
 * no edit from here has seen: then it stays the one before, and an edit on top of it meets what they did.
 */
const firstVersionBy = ({ change, entry }: Sending, note: Note | null, isSameText: IsSameText): number | null => {
  if (change.kind === 'create') return FIRST_VERSION;
  if (change.kind !== 'update' || change.version === null) return null;
  const { base } = entry;
  return note && base && holdsNothingElse(note, base, change.changes, isSameText) ? note.version : change.version;
};

const refusalOf = (error: unknown): Refusal => {
  const { status, code, message, data } = error as ApiError;
  return {
    ...{ status, code: code as Refusal['code'], message },
    data: status === 412 ? (data as Note) : null,
    unfit: code === 'space_full' ? (data as Unfit) : null,
  };
};
