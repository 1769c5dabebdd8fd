import type { Note, NoteUpdate } from '@pinlife/contract/note/schema';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { markFilesSent } from './blob-store.ts';
import { holdsChanges, type IsSameText, judge } from './judge.ts';
import { toldAs } from './kind.ts';
import { markTried, reload, settle, settleExpected } from './memory.ts';
import { isSpentBySending, mergeWaiting } from './merge.ts';
import { isNamedBy } from './named-media.ts';
import { findSent, type Sent } from './outbox-store.ts';
import type { Answer, SendChange } from './send-change.ts';
import { judgeUpload, type Uploaded, type Uploader, uploadNamed } from './send-media.ts';
import { findWaiters, takeWaiters, waitForAnswer } from './waiters.ts';
import {
  type Change,
  FIRST_VERSION,
  makesVersion,
  type NewNote,
  type NoteEdit,
  type Refusal,
  type Waiting,
} from './waiting.ts';
import { unstored, waitingStore } from './waiting-store.ts';

/** Whose changes are sent, and with what: a page and the service worker have not the same. */
export type Run = Uploader & {
  person: string;
  runAlone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  sendChange: SendChange;
  takeAnswer: (change: Change, answer: Answer) => void;
  /** Told when a change begins to be sent, with its files, and when that has ended, however it did. */
  tellSending: (id: string, isSending: boolean) => void;
  isSameText: IsSameText;
  /** Whether a refusal is final here. The worker, which cannot read HTML and meets no person, leaves it to a page. */
  mayRefuse: boolean;
};

/**
 * What was sent and what was refused while nobody waited for it, as it is told. `isUnfinished`: something has to be
 * tried again. `isCut`: there is no network, or no room for more calls.
 */
export type Sendings = { sent: string[]; refused: string[]; isUnfinished: boolean; isCut: boolean };
type Result = 'sent' | 'refused' | 'again' | 'later' | 'cut';

const SESSION_OVER = 401;
const TOO_MANY_CALLS = 429;

/** Sends the changes of a note one after the other, until none is left or one does not get through. */
export const sendNote = (run: Run, noteId: string): Promise<Sendings> =>
  run.runAlone(`pl-outbox ${noteId}`, async () => {
    const told: Pick<Sendings, 'sent' | 'refused'> = { sent: [], refused: [] };
    while (!run.isOver()) {
      const next = await takeNext(run, noteId);
      if (!next || run.isOver()) break;
      // Whoever waits for an answer hears of it there.
      const isAwaited = findWaiters(next.id).length > 0;
      run.tellSending(next.id, true);
      const result = await sendOne(run, next).finally(() => run.tellSending(next.id, false));
      if (result === 'later' || result === 'cut') return { ...told, isUnfinished: true, isCut: result === 'cut' };
      const name = toldAs(next);
      if (!isAwaited && result !== 'again' && name !== null) told[result].push(name);
    }
    return { ...told, isUnfinished: false, isCut: false };
  });

/** The first change of a note, with those that can go along merged into it. */
const takeNext = async ({ person, isOver }: Run, noteId: string): Promise<Waiting | null> => {
  for (;;) {
    // What this tab knows may be older than what the lock was waited for.
    await reload(person, () => !isOver(), noteId);
    if (isOver()) return null;
    const ofNote = listSendable(noteId);
    // What was refused waits for the person, and what came after it may build on it.
    if (ofNote.some(({ refusal }) => refusal)) return null;
    const merged = mergeWaiting(ofNote.map((one) => (unstored.has(one.id) ? { ...one, isTried: true } : one)));
    if (merged.length === ofNote.length || (await takeMerged(ofNote, merged))) return merged[0] ?? null;
  }
};

/** The changes of a note that have been written down, in their order. */
const listSendable = (noteId: string): Waiting[] => {
  const all = waitingStore.get().filter((one) => one.noteId === noteId);
  const firstInWriting = all.findIndex(({ id }) => unstored.get(id) === 'writing');
  return firstInWriting < 0 ? all : all.slice(0, firstInWriting);
};

/** Puts merged changes in the place of those that they are made of; not where another tab has them by now. */
const takeMerged = async (before: readonly Waiting[], merged: readonly Waiting[]): Promise<boolean> => {
  const gone = before.map(({ id }) => id).filter((id) => !merged.some((one) => one.id === id));
  if (!(await settleExpected(before, gone, merged))) return false;
  for (const id of gone) followOn(id, merged.find(({ holds }) => holds.includes(id))?.id);
  return true;
};

/** Whoever waits for a change that was merged waits for what it was merged into; for one that was undone, nothing. */
const followOn = (from: string, to: string | undefined): void => {
  for (const waiter of takeWaiters(from)) {
    if (to === undefined) waiter.resolve(null);
    else waitForAnswer(to, waiter);
  }
};

/** Sends the files that a change names, then the change itself. */
const sendOne = async (run: Run, waiting: Waiting): Promise<Result> => {
  let uploads: Uploaded;
  try {
    uploads = await uploadNamed(run, await withVersion(waiting));
  } catch (error) {
    // The change itself was not sent: more may still be merged into it.
    return run.isOver() ? 'later' : holdBack(waiting, error, run.mayRefuse ? judgeUpload(error) : 'later');
  }
  if (run.isOver()) return 'later';
  const mark = await markTried(waiting);
  if (mark === 'taken') return 'again';
  // Another tab would take it for one that was never sent: a deletion that has arrived, say, and is then undone by nothing.
  if (mark === 'unwritten' && isSpentBySending(waiting.change)) {
    await settle([], [{ ...waiting, isLate: true }]);
    return 'later';
  }
  return sendUploaded(run, waiting, uploads);
};

const sendUploaded = async (run: Run, waiting: Waiting, uploads: Uploaded): Promise<Result> => {
  const { change } = uploads;
  const { answer, error } = await run.sendChange(change).then(
    (answered) => ({ answer: answered, error: null }),
    (failure: unknown) => ({ answer: null, error: failure }),
  );
  const verdict = answer ? ({ kind: 'arrived', note: answer.note } as const) : judge(error, change, run.isSameText);
  if (verdict.kind !== 'arrived') {
    return holdBack({ ...waiting, isTried: true }, error, run.mayRefuse ? verdict.kind : 'later');
  }
  const missing = answer?.note && (await findMissing({ ...waiting, change }, answer.note, run.isSameText));
  if (missing) {
    await settle([], [{ ...waiting, change: missing, isTried: false }]);
    return 'again';
  }
  const version = answer?.note && change.kind === 'update' ? answer.note.version : firstVersionBy(change);
  await arrive(run, waiting, uploads, answer ?? { note: verdict.note }, version);
  return 'sent';
};

/**
 * A create that is repeated answers the note of the first attempt. Where that holds less than was written since, an edit
 * brings the rest.
 */
const findMissing = async (
  { change, noteId, isTried }: Waiting,
  note: Note,
  isSameText: IsSameText,
): Promise<NoteEdit | null> => {
  if (change.kind !== 'create') return null;
  const isRepeated = isTried || (await findSent(noteId).catch(() => undefined)) !== undefined;
  const changes = toUpdate(change.note);
  if (!isRepeated || holdsChanges(note, changes, isSameText)) return null;
  return { kind: 'update', id: noteId, version: FIRST_VERSION, changes };
};

const toUpdate = ({ _id: _own, reminders, reminderConfig: _one, ...fields }: NewNote): NoteUpdate =>
  ({
    ...fields,
    ...(reminders && { reminders: reminders.map((meta) => ({ meta })) }),
  }) as NoteUpdate;

/**
 * The version that a change made, also where its first answer was lost: somebody else may have made further ones since,
 * which no edit from here has seen.
 */
const firstVersionBy = (change: Change): number | null => {
  if (change.kind === 'create') return FIRST_VERSION;
  return change.kind === 'update' && change.version !== null ? change.version + 1 : null;
};

const arrive = async (
  run: Run,
  { id, noteId, top, holds }: Waiting,
  { change, uploaded }: Uploaded,
  answer: Answer,
  version: number | null,
): Promise<void> => {
  run.takeAnswer(change, answer);
  const sent: Sent | undefined = makesVersion(change) && version !== null ? { noteId, id: top, version } : undefined;
  // What was merged into it is over too, also where the merge could not be written down.
  await settle([id, ...holds], [], sent);
  for (const { resolve } of takeWaiters(id)) resolve(answer.note);
  const isNamed = (file: string) => waitingStore.get().some((one) => isNamedBy(one, file));
  if (uploaded.size > 0) await markFilesSent(uploaded, isNamed).catch(() => undefined);
};

/** Keeps what was not taken: with whoever waits for the answer, else in the outbox. */
const holdBack = async (waiting: Waiting, error: unknown, result: 'refused' | 'later'): Promise<Result> => {
  const found = takeWaiters(waiting.id);
  // Merged with one that nobody waits for any more, it holds more than they still have on their screen.
  const { status } = error as Partial<ApiError>;
  const isKept = isUnavailable(error) || status === SESSION_OVER;
  const isTheirs = found.length > waiting.holds.length && !isKept;
  if (isTheirs) await settle([waiting.id, ...waiting.holds], []);
  else if (result === 'later') await settle([], [{ ...waiting, isLate: true }]);
  else await settle([], [{ ...waiting, isLate: true, refusal: refusalOf(error) }]);
  for (const { resolve, reject } of found) {
    if (isTheirs || unstored.has(waiting.id)) reject(error);
    else resolve('late');
  }
  return result === 'later' && (isUnavailable(error) || status === TOO_MANY_CALLS) ? 'cut' : result;
};

const isUnavailable = (error: unknown): boolean => (error as Partial<ApiError>).isUnavailable === true;

/** A change that was made on top of another one goes by the version that the other has become. */
const withVersion = async ({ change, noteId }: Waiting): Promise<Change> => {
  if (change.kind !== 'update' || change.onTopOf === undefined) return change;
  const sent = await findSent(noteId).catch(() => undefined);
  return sent?.id === change.onTopOf ? { ...change, version: sent.version } : change;
};

const refusalOf = (error: unknown): Refusal => {
  const { status, code, message, data } = error as ApiError;
  return { status, code: code as Refusal['code'], message, data: status === 412 ? (data as Note) : null };
};
