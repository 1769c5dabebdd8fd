import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isReachableNow } from '../../../lib/api/connection.ts';
import { createId } from '../../../lib/api/create-id.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { briefQuiet, untilQuiet } from '../../../lib/loading/quiet.ts';
import { getSession, onSessionEnd, type Session } from '../../../lib/session/session.ts';
import { findCachedNote } from '../cache.ts';
import { markAsNew } from '../new-notes.ts';
import { type Change, isOfNotifications, noteIdOf, type Shown, type ShownNote, type Waiting } from './queue/waiting.ts';
import { sendChange } from './sending/send-api.ts';
import { takeAnswer } from './sending/take-answer.ts';
import { showNote } from './view/show.ts';
import { waitingStore } from './view/waiting-store.ts';

/** Everything that is done to notes goes through here: shown at once, written down, sent; see docs/decisions/072. */
const engine = definePart(() => import('./sending/engine.ts'));

export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(waitingStore.subscribe, waitingStore.get);

onSessionEnd(waitingStore.clear);

/** Begins with what waits of a person, and sends it; once the first screen stands. */
export const openOutbox = async (client: QueryClient, session: Session, signal: AbortSignal): Promise<void> => {
  await untilQuiet(briefQuiet, signal);
  const loaded = await engine.tryLoad();
  if (getSession()?.token === session.token) await loaded?.start(client, session);
};

/** The note as the person has left it, sent or not. */
export const findShownNote = (client: QueryClient, id: string): ShownNote | null =>
  showNote(id, findCachedNote(client, id), waitingStore.get());

/** `waiting`: it could not be sent; it is written down and will be. `note` is then how it looks meanwhile. */
export type Outcome = { isWaiting: boolean; note: ShownNote | null };

/**
 * Does something to a note. The change shows at once, and stays shown until the server has it. A refusal now throws and
 * is not shown any more; one that comes when nobody waits for it is kept in the outbox with what was written.
 */
export const submitChange = async (client: QueryClient, change: Change, shown: Shown = {}): Promise<Outcome> => {
  const noteId = noteIdOf(change);
  const session = getSession();
  const before = waitingStore.get();
  const id = createId();
  const entry: Waiting = {
    ...{ id, top: id, noteId, change, holds: [], shown, madeAt: Date.now() },
    order: Math.max(Date.now(), ...before.map(({ order }) => order + 1)),
    ...{ person: session?.id ?? '', ...(session && { epoch: session.epoch }) },
    base: change.kind === 'create' ? null : findShownNote(client, noteId),
    ...{ isTried: false, isLate: !isReachableNow(), refusal: null },
  };
  if (change.kind === 'create') markAsNew(noteId);
  waitingStore.addUnwritten(entry);
  try {
    const loaded = session === null ? null : await engine.tryLoad();
    if (loaded) return await loaded.submit(client, entry);
    // Without its code nothing can be written down: it is sent, or it fails.
    const answer = await sendChange(change);
    takeAnswer(client, change, answer);
    return { isWaiting: false, note: answer.note };
  } finally {
    waitingStore.removeUnwritten(id);
  }
};

/** Gives up a change for good. */
export const discardChange = async (id: string): Promise<void> => (await engine.tryLoad())?.discard(id);

/** Gives up changes: somebody else has them now. */
export const handOver = async (changes: readonly Waiting[]): Promise<void> =>
  (await engine.tryLoad())?.discardChanges(changes);

/** How long a logout waits for what may still get through. */
const SEND_MS = 4000;

/** Tries to send all that waits; answers how much is left. */
export const sendWaiting = async (session: Session): Promise<number> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, SEND_MS));
  const send = async () => {
    const loaded = await engine.tryLoad();
    // Right after the page has opened, what waits has not been read yet.
    await loaded?.readWaiting(session);
    if (waitingStore.get().length > 0) await loaded?.drain();
  };
  await Promise.race([send(), late]);
  return countWaiting();
};

/** How many changes of notes wait, as far as this tab has heard. */
export const countWaiting = (): number => waitingStore.get().filter(({ change }) => !isOfNotifications(change)).length;

/** Gives up all that the person of a session has waiting in this browser. */
export const discardWaiting = async (session: Session): Promise<void> => {
  // Another session may have begun in this tab, which shows what waits of its own person.
  const shown = waitingStore.get().filter(({ person }) => person === session.id);
  await (await engine.tryLoad())?.discardAll(session, shown);
};
