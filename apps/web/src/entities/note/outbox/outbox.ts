import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isReachableNow } from '../../../lib/api/connection.ts';
import { createId } from '../../../lib/api/create-id.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { soon, untilQuiet } from '../../../lib/loading/quiet.ts';
import { onSessionEnd } from '../../../lib/session/session.ts';
import { findCachedNote } from '../cache.ts';
import { markAsNew } from '../new-notes.ts';
import { sendChange } from './send-api.ts';
import { showNote } from './show.ts';
import { takeAnswer } from './take-answer.ts';
import { type Change, isOfNotifications, noteIdOf, type Shown, type ShownNote, type Waiting } from './waiting.ts';
import { unstored, waitingStore } from './waiting-store.ts';

/** Everything that is done to notes goes through here: shown at once, written down, sent; see docs/decisions/072. */
const engine = definePart(() => import('./engine.ts'));

export const useWaiting = (): readonly Waiting[] => useSyncExternalStore(waitingStore.subscribe, waitingStore.get);

/** Whose changes these are: those of the profile that the dashboard shows. */
let person: string | null = null;
onSessionEnd(() => {
  person = null;
  unstored.clear();
  waitingStore.set([]);
});

/** Begins with what waits of a person, and sends it; once the first screen stands. */
export const openOutbox = async (client: QueryClient, id: string, signal: AbortSignal): Promise<void> => {
  person = id;
  await untilQuiet(soon, signal);
  const loaded = await engine.tryLoad();
  if (person === id) await loaded?.start(client, id);
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
  const before = waitingStore.get();
  const id = createId();
  const entry: Waiting = {
    ...{ id, top: id, noteId, change, holds: [], shown, madeAt: Date.now() },
    order: Math.max(Date.now(), ...before.map(({ order }) => order + 1)),
    person: person ?? '',
    base: change.kind === 'create' ? null : findShownNote(client, noteId),
    ...{ isTried: false, isLate: !isReachableNow(), refusal: null },
  };
  unstored.set(entry.id, 'writing');
  if (change.kind === 'create') markAsNew(noteId);
  waitingStore.set([...before, entry]);
  const loaded = person === null ? null : await engine.tryLoad();
  if (loaded) return loaded.submit(client, entry);
  // Without its code nothing can be written down: it is sent, or it fails.
  try {
    const answer = await sendChange(change);
    takeAnswer(client, change, answer);
    return { isWaiting: false, note: answer.note };
  } finally {
    unstored.delete(entry.id);
    waitingStore.set(waitingStore.get().filter(({ id }) => id !== entry.id));
  }
};

/** Gives up a change for good. */
export const discardChange = async (id: string): Promise<void> => (await engine.tryLoad())?.discard(id);

/** Gives up changes: somebody else has them now. */
export const handOver = async (changes: readonly Waiting[]): Promise<void> =>
  (await engine.tryLoad())?.discardAllOf((one) => changes.some(({ id }) => id === one.id));

/** How long a logout waits for what may still get through. */
const SEND_MS = 4000;

/** Tries to send all that waits; answers how much is left. */
export const sendWaiting = async (): Promise<number> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, SEND_MS));
  if (waitingStore.get().length > 0) await Promise.race([engine.tryLoad().then((loaded) => loaded?.drain()), late]);
  return waitingStore.get().filter(({ change }) => !isOfNotifications(change)).length;
};

/** Gives up all that a person has waiting in this browser. */
export const discardWaiting = async (of: string): Promise<void> => (await engine.tryLoad())?.discardAll(of);
