import { onMessage, publish } from './channel.ts';

/** How long a leader may be silent before it counts as suspended by the browser. */
const SILENCE_MS = 5000;

const nameOf = (person: string): string => `pl-outbox-leader ${person}`;

type Seeking = {
  /** This tab leads from now on. */
  onLead: () => void;
  /** Another one does. */
  onLost: () => void;
};

/**
 * Makes one tab the leader of a person: the one that has the Web Lock. The browser passes the lock on when a tab closes. A
 * suspended tab keeps it: if it does not answer within 5 s, another tab steals the lock, and the old leader's writes are
 * refused by its term. Without Web Locks (plain http) the newest tab leads.
 */
export const seekLead = (person: string, { onLead, onLost }: Seeking) => {
  const locks = globalThis.navigator?.locks;
  const end = Promise.withResolvers<void>();
  let isOver = false;
  let isLeading = false;
  let waiting = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(silence);
    silence = undefined;
  };
  const hold = (): Promise<void> => {
    hear();
    if (isOver) return Promise.resolve();
    isLeading = true;
    publish({ kind: 'leading', person });
    onLead();
    return end.promise;
  };
  const lose = () => {
    if (!isLeading) return;
    isLeading = false;
    onLost();
  };
  const wait = (): void => {
    if (!locks) return void hold();
    waiting = new AbortController();
    request({ signal: waiting.signal });
  };
  const request = async (options: LockOptions): Promise<void> => {
    let isHeld = false;
    try {
      await locks?.request(nameOf(person), options, () => {
        isHeld = true;
        return hold();
      });
    } catch {
      // It has given up waiting, to take the lock over itself or for good.
      if (!isHeld) return;
      lose();
      if (!isOver) wait();
    }
  };
  const takeOver = (): void => {
    hear();
    if (isOver || isLeading) return;
    if (!locks) return void hold();
    waiting.abort();
    request({ steal: true });
  };
  const stop = onMessage((message, isOwn) => {
    if (message.kind === 'leading' && message.person === person && !isOwn) hear();
  });
  return {
    begin: wait,
    /** Expects an answer of the leader. */
    watch: (): void => {
      if (!isLeading && !isOver) silence ??= setTimeout(takeOver, SILENCE_MS);
    },
    /** The database says that another tab leads. */
    lose,
    end: (): void => {
      isOver = true;
      hear();
      stop();
      waiting.abort();
      end.resolve();
    },
  };
};

/** Leads once, where no page does that is awake; for the service worker. */
export const leadOnce = async (person: string, work: () => Promise<void>): Promise<boolean> => {
  const { locks } = navigator;
  const isDone = await locks.request(nameOf(person), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  if (isDone) return true;
  const { promise: answer, resolve } = Promise.withResolvers<boolean>();
  const stop = onMessage((message) => message.kind === 'leading' && message.person === person && resolve(true));
  setTimeout(resolve, SILENCE_MS, false);
  publish({ kind: 'wanted', person, noteId: null });
  if (await answer.finally(stop)) return false;
  await locks.request(nameOf(person), { steal: true }, work);
  return true;
};
