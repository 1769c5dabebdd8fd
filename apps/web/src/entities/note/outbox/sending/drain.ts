import type { Session } from '../../../../lib/session/session.ts';
import { entryStore } from '../display/entry-store.ts';
import { refreshView } from '../display/refresh-view.ts';
import { onMessage, publish } from './channel.ts';
import { createLeaderLock } from './leader-lock.ts';
import { createSendLoop, type SendLoop } from './send-loop.ts';
import type { Round, Run } from './send-note.ts';
import { forgetWorkerToken, wakeWorker } from './wake-worker.ts';

const FIRST_RETRY_MS = 2000;
const SLOWEST_RETRY_MS = 60_000;

/** Has the entries of a person sent until none is left: by this tab if it is the leader, otherwise by the leader. */
export const createOutboxSender = (session: Session, run: Run) => {
  const { id: person } = session;
  let isEnded = false;
  /** Null while another tab is the leader. */
  let sendLoop: SendLoop | null = null;
  const lock = createLeaderLock(person, {
    onLead: () => {
      sendLoop = createSendLoop(run, lock.stopLeading);
      drain();
    },
    onLost: () => {
      sendLoop = null;
    },
  });

  let draining: Promise<void> | null = null;
  let isDrainRequested = false;

  const drain = (): Promise<void> => {
    if (isEnded) return Promise.resolve();
    if (!sendLoop) return askLeader();
    isDrainRequested = true;
    draining ??= drainAll().finally(() => {
      draining = null;
    });
    return draining;
  };

  const askLeader = (): Promise<void> => {
    if (!entryStore.hasUnsent()) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = onMessage((message) => message.kind === 'round' && message.person === person && resolve());
    publish({ kind: 'wanted', person, noteId: null });
    lock.expectAnswer();
    return promise.finally(stop).then(() => refreshView(person));
  };

  const drainAll = async (): Promise<void> => {
    while (isDrainRequested && sendLoop && !isEnded) {
      isDrainRequested = false;
      clearTimeout(retryTimer);
      const round = await sendLoop.sendAll();
      await refreshView(person);
      finishRound(round);
      publish({ kind: 'round', person, sent: 0, refused: 0 });
    }
  };

  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** The announcement keys of entries whose result was not announced yet. */
  const unannounced = { sent: new Set<string>(), refused: new Set<string>() };

  /** Announces the results of all rounds as one number, after a round that was not blocked. */
  const finishRound = ({ sent, refused, isUnfinished, isBlocked }: Round): void => {
    if (isEnded) return;
    for (const key of sent) unannounced.sent.add(key);
    for (const key of refused) unannounced.refused.add(key);
    if (!isBlocked && unannounced.sent.size + unannounced.refused.size > 0) {
      publish({ kind: 'round', person, sent: unannounced.sent.size, refused: unannounced.refused.size });
      unannounced.sent.clear();
      unannounced.refused.clear();
    }
    if (isUnfinished) retryLater();
    else {
      failures = 0;
      if (!entryStore.hasUnsent()) forgetWorkerToken().catch(() => undefined);
    }
  };

  const retryLater = (): void => {
    // All pages may be closed before the timer fires.
    wakeWorker(session).catch(() => undefined);
    clearTimeout(retryTimer);
    retryTimer = setTimeout(drain, Math.min(FIRST_RETRY_MS * 2 ** failures, SLOWEST_RETRY_MS));
    failures += 1;
  };

  return {
    begin: lock.begin,
    expectAnswer: lock.expectAnswer,
    drain,
    /** A tab wants a note sent, or all (null); the leader answers. */
    onWanted(noteId: string | null, isOwn: boolean): void {
      if (!sendLoop) return;
      if (!isOwn) publish({ kind: 'leading', person });
      if (noteId === null) drain();
      else sendLoop.sendNote(noteId).then(finishRound);
    },
    end(): void {
      isEnded = true;
      clearTimeout(retryTimer);
      // The next leader reads the results of what is being sent.
      Promise.resolve(sendLoop?.finish()).finally(lock.end);
    },
  };
};
