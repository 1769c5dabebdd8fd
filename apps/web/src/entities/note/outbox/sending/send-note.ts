import { unanswered } from '../../../../lib/api/api-error.ts';
import { markFilesSent } from '../files/blob-store.ts';
import { isNamedBy, listLocalMedia } from '../files/named-media.ts';
import { type Uploaded, type Uploader, uploadNamed } from '../files/send-media.ts';
import { listChanges } from '../queue/entries.ts';
import { endSending, type Lead, markTaken, NotLeadingError, takeNext, takeUnwritten } from '../queue/leading.ts';
import { type Ending, type Judging, type Plan, planEnd, type Result, type Sending } from '../queue/plan.ts';
import type { Waiting } from '../queue/waiting.ts';
import { toldAs } from '../view/kind.ts';
import { publish } from './channel.ts';
import type { SendChange } from './send-change.ts';

/** Whose changes are sent, and with what: a page and the service worker have not the same. */
export type Run = Uploader & Judging & { person: string; sendChange: SendChange };

/**
 * What was sent and what was refused of that which the person knew to wait, as it is told. `isUnfinished`: something has
 * to be tried again. `isCut`: there is no network, or no room for more calls. `isReturned`: whoever made the last change
 * may be taking it back just now.
 */
export type Round = {
  sent: string[];
  refused: string[];
  isUnfinished: boolean;
  isCut: boolean;
  isReturned: boolean;
};

export const nothingSent: Round = { sent: [], refused: [], isUnfinished: false, isCut: false, isReturned: false };

/** Sends the changes of a note one after the other, until none is left or one does not get through. */
export const sendNote = async (run: Run, lead: Lead, noteId: string): Promise<Round> => {
  const round: Round = { ...nothingSent, sent: [], refused: [] };
  while (!run.isOver()) {
    const { sending, undone } = await takePlan(lead, noteId);
    if (undone.length > 0) tellUndone(run.person, noteId, undone);
    if (!sending || run.isOver()) break;
    if (sending.entry.isLate) publish({ kind: 'changed', person: run.person, noteId });
    const ending = await sendOne(run, lead, sending);
    if (!ending) continue;
    const { event, isLate } = ending;
    const name = isLate ? toldAs(sending.entry) : null;
    if (name !== null && event === 'arrive') round.sent.push(name);
    if (name !== null && event === 'refuse') round.refused.push(name);
    if (event === 'fail')
      return { ...round, isUnfinished: true, isCut: ending.isCut, isReturned: ending.isReturned && !isLate };
  }
  return round;
};

/** A full disk takes no marks: only what may come twice is sent then. */
const takePlan = (lead: Lead, noteId: string): Promise<Plan> =>
  takeNext(lead, noteId).catch(async (error: unknown) => {
    if (error instanceof NotLeadingError) throw error;
    const plan = await takeUnwritten(lead, noteId);
    if (!plan.sending) throw error;
    return plan;
  });

const tellUndone = (person: string, noteId: string, ids: readonly string[]): void =>
  publish({
    ...{ kind: 'ended', person, noteId, ids, change: null, answer: { note: null }, error: null },
    ...{ isReturned: false, isLate: false },
  });

type Attempt = Uploaded & { result: Result };

/** Sends the files that a change names, then the change itself. Null where it was given up meanwhile. */
const attempt = async (run: Run, lead: Lead, { entry, change }: Sending): Promise<Attempt | null> => {
  let uploads: Uploaded = { change, uploaded: new Map() };
  try {
    uploads = await uploadNamed(run, change);
    if (run.isOver()) throw unanswered();
  } catch (error) {
    // The change itself was not sent: more may still be merged into it.
    return { ...uploads, result: { error, isUpload: true } };
  }
  if (listLocalMedia(change).length > 0 && !(await markTaken(lead, entry))) return null;
  const result = await run.sendChange(uploads.change).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error, isUpload: false }),
  );
  return { ...uploads, result };
};

const sendOne = async (run: Run, lead: Lead, sending: Sending): Promise<(Ending & { isLate: boolean }) | null> => {
  const tried = await attempt(run, lead, sending);
  if (!tried) return null;
  const { change, uploaded, result } = tried;
  const ending = planEnd({ ...sending, change }, result, run);
  const stored = await writeEnding(lead, sending, ending);
  const { answer = null, event, isReturned } = ending;
  const isLate = stored?.isLate ?? false;
  const { person, noteId, id, holds } = sending.entry;
  const told = { person, noteId, ids: [id, ...holds], change, answer, isReturned, isLate };
  if (event !== 'lack') publish({ kind: 'ended', ...told, error: 'error' in result ? result.error : null });
  if (event === 'arrive' && uploaded.size > 0) await markUploaded(person, uploaded).catch(() => undefined);
  return { ...ending, isLate };
};

/** A full disk takes nothing more, but lets go: what has arrived must not be sent again. */
const writeEnding = async (lead: Lead, sending: Sending, ending: Ending): Promise<Waiting | null> => {
  for (const tried of [ending, { ...ending, sent: undefined }]) {
    try {
      return await endSending(lead, sending, tried);
    } catch (error) {
      if (error instanceof NotLeadingError) throw error;
    }
  }
  return sending.entry;
};

const markUploaded = async (person: string, uploaded: Uploaded['uploaded']): Promise<void> => {
  const left = await listChanges(person);
  await markFilesSent(uploaded, (file) => left.some((one) => isNamedBy(one, file)));
};
