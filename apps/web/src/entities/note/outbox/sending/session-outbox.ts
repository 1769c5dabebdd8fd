import type { QueryClient } from '@tanstack/react-query';
import { unansweredError } from '../../../../lib/api/api-error.ts';
import { isReachableNow } from '../../../../lib/api/connection.ts';
import { getToken, type Session } from '../../../../lib/session/session.ts';
import { isMediaGone, uploadMedia } from '../../../upload/api.ts';
import { isSameText } from '../../same-text.ts';
import { entryStore } from '../display/entry-store.ts';
import { findShownNote } from '../display/find-shown-note.ts';
import { refreshView } from '../display/refresh-view.ts';
import { toastReconnected, toastSent, toastSnoozeRefused } from '../display/report.ts';
import { uploadReferenced } from '../files/send-media.ts';
import { appendEntry, markLate, removeEntries } from '../queue/entries.ts';
import type { OutboxEntry, Outcome } from '../queue/entry.ts';
import { planAfterSend } from '../queue/plan.ts';
import { announcePresence } from '../queue/remove-overdue.ts';
import { type Ended, type Message, publish } from './channel.ts';
import { createOutboxSender } from './drain.ts';
import { takeWaiters, waitForOutcome } from './outcomes.ts';
import { createSessionSender } from './send-api.ts';
import type { Run } from './send-note.ts';
import { takeAnswer } from './take-answer.ts';

/** After this time the caller learns that the change waits. Sending continues. */
const ANSWER_WAIT_MS = 4000;
/** Shorter outages are not announced. */
const ANNOUNCED_OUTAGE_MS = 3000;

/** A run belongs to one session. It ends when the token of the tab changes. */
const createRun = (session: Session): Run => ({
  person: session.id,
  isOver: () => getToken() !== session.token,
  sendChange: createSessionSender(session),
  uploadFile: (upload) => uploadMedia(upload, session),
  isGone: (mediaId) => isMediaGone(mediaId, session),
  isSameText,
  mayRefuse: true,
});

/** The outbox of one session in this tab. If this tab is the leader, it sends for all tabs of the person. */
export const createSessionOutbox = (client: QueryClient, session: Session, isLoggedOut: () => boolean) => {
  const { id: person } = session;
  const run = createRun(session);
  const endPresence = announcePresence(person);
  const sending = createOutboxSender(session, run);

  /** Whether an entry waited in any tab while the server was unreachable. */
  let hasWaited = false;

  const onReachable = (awayMs: number): void => {
    if (awayMs >= ANNOUNCED_OUTAGE_MS && !hasWaited && entryStore.get().length === 0) toastReconnected();
    hasWaited = false;
    sending.drain();
  };

  const onOutboxMessage = (message: Message, isOwn: boolean): void => {
    if (message.person !== person) return;
    if (message.kind === 'changed' || message.kind === 'wanted') {
      refreshView(person, message.noteId).then(() => {
        hasWaited ||= !isReachableNow() && entryStore.get().length > 0;
      });
    }
    if (message.kind === 'wanted') sending.onWanted(message.noteId, isOwn);
    if (message.kind === 'ended') applyEnded(message);
    if (message.kind === 'round') toastSent({ sent: message.sent, refused: message.refused });
  };

  /** Shows the result of an entry, then resolves the callers that wait for it. */
  const applyEnded = async (ended: Ended): Promise<void> => {
    const { noteId, change, answer, error, isLate } = ended;
    const resolveWaiters = takeWaiters(ended);
    if (change && answer) takeAnswer(client, change, answer);
    if (change?.kind === 'snooze' && error && !resolveWaiters && isLate) toastSnoozeRefused(error);
    await refreshView(person, noteId);
    resolveWaiters?.();
  };

  /** Stores an entry and sends it; see `submitChange`. */
  const submit = async (entry: OutboxEntry): Promise<Outcome> => {
    const { noteId, id } = entry;
    const written = await appendEntry(entry).catch(() => null);
    if (isLoggedOut()) {
      await removeEntries([entry]).catch(() => undefined);
      throw unansweredError();
    }
    if (!written) return sendUnwritten(entry);
    const asWaiting = (): Outcome => ({ isWaiting: true, note: findShownNote(client, noteId) });
    const outcome = written.isLate ? null : waitForOutcome(id, ANSWER_WAIT_MS);
    publish({ kind: 'wanted', person, noteId });
    sending.expectAnswer();
    await refreshView(person, noteId);
    entryStore.removeUnwritten(id);
    const known = await outcome;
    if (!known) return asWaiting();
    if (known.kind === 'arrived') return { isWaiting: false, note: known.note };
    await (known.kind === 'late' ? markLate(id) : removeEntries([written])).catch(() => undefined);
    publish({ kind: 'changed', person, noteId });
    await refreshView(person, noteId);
    if (known.kind === 'late') return asWaiting();
    throw known.error;
  };

  let lastUnwritten: Promise<unknown> = Promise.resolve();

  /** If the database cannot store the entry, it is sent now or it fails. */
  const sendUnwritten = (entry: OutboxEntry): Promise<Outcome> => {
    const send = async (): Promise<Outcome> => {
      // It must not be sent before the stored entries of its note.
      if (entryStore.getStored().some(({ noteId }) => noteId === entry.noteId)) throw unansweredError();
      const { change } = await uploadReferenced(run, entry.change);
      const result = await run.sendChange(change).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error, isUpload: false }),
      );
      const { answer, isReturned } = planAfterSend({ entry, change, isRepeated: false }, result, run);
      if (!answer || isReturned) throw 'error' in result ? result.error : unansweredError();
      if (!run.isOver()) takeAnswer(client, change, answer);
      return { isWaiting: false, note: answer.note };
    };
    const sent = lastUnwritten.then(send);
    lastUnwritten = sent.catch(() => undefined);
    return sent;
  };

  return {
    session,
    begin: sending.begin,
    drain: sending.drain,
    submit,
    onReachable,
    onOutboxMessage,
    /** Resolves when other tabs no longer see this person as logged in here. */
    end: (): Promise<unknown> => {
      sending.end();
      return endPresence();
    },
  };
};

export type SessionOutbox = ReturnType<typeof createSessionOutbox>;
