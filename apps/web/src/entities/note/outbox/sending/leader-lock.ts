import { onMessage, publish } from './channel.ts';

/** A leader that does not answer within this time counts as suspended by the browser. */
const SILENCE_MS = 5000;

const nameOf = (userId: string): string => `pl-outbox-leader ${userId}`;

type Callbacks = {
  /** This tab is the leader now. */
  onLead: () => void;
  /** Another tab is the leader now. */
  onLost: () => void;
};

/**
 * Makes one tab the leader of a person: the one that has the Web Lock. The browser passes the lock on when a tab closes. A
 * suspended tab keeps it: if it does not answer within 5 s, another tab steals the lock, and the old leader's writes are
 * refused by its term. Without Web Locks (plain http) the newest tab is the leader.
 */
export const createLeaderLock = (userId: string, { onLead, onLost }: Callbacks) => {
  const locks = globalThis.navigator?.locks;
  const end = Promise.withResolvers<void>();
  let isOver = false;
  let isLeader = false;
  let queuing = new AbortController();
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const stopSilenceTimer = () => {
    clearTimeout(silenceTimer);
    silenceTimer = undefined;
  };
  /** The returned promise keeps the lock until the session ends. */
  const lead = (): Promise<void> => {
    stopSilenceTimer();
    if (isOver) return Promise.resolve();
    isLeader = true;
    publish({ kind: 'leading', person: userId });
    onLead();
    return end.promise;
  };
  const stopLeading = () => {
    if (!isLeader) return;
    isLeader = false;
    onLost();
  };
  const queueForLock = (): void => {
    if (!locks) return void lead();
    queuing = new AbortController();
    requestLock({ signal: queuing.signal });
  };
  const requestLock = async (options: LockOptions): Promise<void> => {
    let isGranted = false;
    try {
      await locks?.request(nameOf(userId), options, () => {
        isGranted = true;
        return lead();
      });
    } catch {
      // `stealLock` or `end` has aborted the request.
      if (!isGranted) return;
      stopLeading();
      if (!isOver) queueForLock();
    }
  };
  const stealLock = (): void => {
    stopSilenceTimer();
    if (isOver || isLeader) return;
    if (!locks) return void lead();
    queuing.abort();
    requestLock({ steal: true });
  };
  const stopListening = onMessage((message, isOwn) => {
    if (message.kind === 'leading' && message.person === userId && !isOwn) stopSilenceTimer();
  });
  return {
    begin: queueForLock,
    /** Steals the lock if the leader does not answer in time. */
    expectAnswer: (): void => {
      if (!isLeader && !isOver) silenceTimer ??= setTimeout(stealLock, SILENCE_MS);
    },
    /** The database has the term of another leader. */
    stopLeading,
    end: (): void => {
      isOver = true;
      stopSilenceTimer();
      stopListening();
      queuing.abort();
      end.resolve();
    },
  };
};

/** Runs `work` as the leader if no page answers as the leader; for the service worker. Returns whether it ran. */
export const runOnceAsLeader = async (userId: string, work: () => Promise<void>): Promise<boolean> => {
  const { locks } = navigator;
  const isDone = await locks.request(nameOf(userId), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  if (isDone) return true;
  const { promise: answer, resolve } = Promise.withResolvers<boolean>();
  const stop = onMessage((message) => message.kind === 'leading' && message.person === userId && resolve(true));
  setTimeout(resolve, SILENCE_MS, false);
  publish({ kind: 'wanted', person: userId, noteId: null });
  if (await answer.finally(stop)) return false;
  await locks.request(nameOf(userId), { steal: true }, work);
  return true;
};
