import { unansweredError } from '../../../../lib/api/api-error.ts';
import { announcementKey } from '../display/change-kind.ts';
import { markFilesSent } from '../files/blob-store.ts';
import { listLocalMedia, refersTo } from '../files/referenced-media.ts';
import { type Uploaded, type Uploader, uploadReferenced } from '../files/send-media.ts';
import { listEntries } from '../queue/entries.ts';
import type { OutboxEntry } from '../queue/entry.ts';
import {
  type LeaderTerm,
  markAsSent,
  NotLeaderError,
  takeNext,
  takeNextOnFullDisk,
  writeAfterSend,
} from '../queue/leader-transactions.ts';
import {
  type AfterSend,
  type Plan,
  type PlannedSend,
  planAfterSend,
  type ResultOptions,
  type SendResult,
} from '../queue/plan.ts';
import { publish } from './channel.ts';
import type { SendChange } from './send-change.ts';

/** The functions that send for one person; those of a page and of the service worker differ. */
export type Run = Uploader & ResultOptions & { sendChange: SendChange };

/**
 * `sent`, `refused`: the announcement keys of announced entries. `isUnfinished`: an entry has to be tried again.
 * `isBlocked`: the server is unreachable or refuses further calls. `isReturned`: the caller may be removing the last entry.
 */
export type Round = {
  sent: string[];
  refused: string[];
  isUnfinished: boolean;
  isBlocked: boolean;
  isReturned: boolean;
};

export const nothingSent: Round = { sent: [], refused: [], isUnfinished: false, isBlocked: false, isReturned: false };

/** Sends the entries of a note one after the other, until none remains or one fails. */
export const sendNote = async (run: Run, lead: LeaderTerm, noteId: string): Promise<Round> => {
  const round: Round = { ...nothingSent, sent: [], refused: [] };
  while (!run.isOver()) {
    const { sending, undone } = await takePlan(lead, noteId);
    if (undone.length > 0) publishUndone(run.person, noteId, undone);
    if (!sending || run.isOver()) break;
    if (sending.entry.isLate) publish({ kind: 'changed', person: run.person, noteId });
    const after = await sendOne(run, lead, sending);
    if (!after) continue;
    const { event, isLate } = after;
    const key = isLate ? announcementKey(sending.entry) : null;
    if (key !== null && event === 'arrive') round.sent.push(key);
    if (key !== null && event === 'refuse') round.refused.push(key);
    if (event === 'fail')
      return { ...round, isUnfinished: true, isBlocked: after.isBlocked, isReturned: after.isReturned && !isLate };
  }
  return round;
};

/** If the disk is full, no entry can be marked as sent; see `planOnFullDisk`. */
const takePlan = (lead: LeaderTerm, noteId: string): Promise<Plan> =>
  takeNext(lead, noteId).catch(async (error: unknown) => {
    if (error instanceof NotLeaderError) throw error;
    const plan = await takeNextOnFullDisk(lead, noteId);
    if (!plan.sending) throw error;
    return plan;
  });

const publishUndone = (userId: string, noteId: string, ids: readonly string[]): void =>
  publish({
    kind: 'ended',
    person: userId,
    noteId,
    ids,
    change: null,
    answer: { note: null },
    error: null,
    isReturned: false,
    isLate: false,
  });

type Attempt = Uploaded & { result: SendResult };

/** Uploads the files of a change, then sends the change. Null if its entry was removed meanwhile. */
const attempt = async (run: Run, lead: LeaderTerm, { entry, change }: PlannedSend): Promise<Attempt | null> => {
  let uploads: Uploaded = { change, uploaded: new Map() };
  try {
    uploads = await uploadReferenced(run, change);
    if (run.isOver()) throw unansweredError();
  } catch (error) {
    // The change was not sent: later entries may still be merged into it.
    return { ...uploads, result: { error, isUpload: true } };
  }
  if (listLocalMedia(change).length > 0 && !(await markAsSent(lead, entry))) return null;
  const result = await run.sendChange(uploads.change).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error, isUpload: false }),
  );
  return { ...uploads, result };
};

const sendOne = async (
  run: Run,
  lead: LeaderTerm,
  sending: PlannedSend,
): Promise<(AfterSend & { isLate: boolean }) | null> => {
  const attempted = await attempt(run, lead, sending);
  if (!attempted) return null;
  const { change, uploaded, result } = attempted;
  const after = planAfterSend({ ...sending, change }, result, run);
  const stored = await writeWithRetry(lead, sending, after);
  const { answer = null, event, isReturned } = after;
  const isLate = stored?.isLate ?? false;
  const { person, noteId, id, holds } = sending.entry;
  const message = { person, noteId, ids: [id, ...holds], change, answer, isReturned, isLate };
  if (event !== 'arrivePartly') publish({ kind: 'ended', ...message, error: 'error' in result ? result.error : null });
  if (event === 'arrive' && uploaded.size > 0) await markUploaded(person, uploaded).catch(() => undefined);
  return { ...after, isLate };
};

/** On a full disk an entry can still be deleted if nothing is stored with it: an arrived change must not be sent again. */
const writeWithRetry = async (
  lead: LeaderTerm,
  sending: PlannedSend,
  after: AfterSend,
): Promise<OutboxEntry | null> => {
  for (const attempted of [after, { ...after, sent: undefined }]) {
    try {
      return await writeAfterSend(lead, sending, attempted);
    } catch (error) {
      if (error instanceof NotLeaderError) throw error;
    }
  }
  return sending.entry;
};

const markUploaded = async (userId: string, uploaded: Uploaded['uploaded']): Promise<void> => {
  const remaining = await listEntries(userId);
  await markFilesSent(uploaded, (file) => remaining.some((one) => refersTo(one, file)));
};
