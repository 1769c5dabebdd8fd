import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isReachableNow } from '../../../lib/api/connection.ts';
import { createId } from '../../../lib/api/create-id.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { briefQuiet, untilQuiet } from '../../../lib/loading/quiet.ts';
import { getSession, onSessionEnd, type Session } from '../../../lib/session/session.ts';
import { markAsNew } from '../new-notes.ts';
import { entryStore } from './display/entry-store.ts';
import { findShownNote } from './display/find-shown-note.ts';
import {
  type Change,
  isOfNotifications,
  noteIdOf,
  type OutboxEntry,
  type Outcome,
  type ShownChange,
} from './queue/entry.ts';
import { sendChange } from './sending/send-api.ts';
import { takeAnswer } from './sending/take-answer.ts';

/** All changes of notes go through this file: shown at once, stored, sent; see docs/decisions/072. */
const engine = definePart(() => import('./sending/engine.ts'));

export const useOutboxEntries = (): readonly OutboxEntry[] =>
  useSyncExternalStore(entryStore.subscribe, entryStore.get);

onSessionEnd(entryStore.clear);

/** Reads and sends the stored entries of a person, after the first screen is drawn. */
export const openOutbox = async (client: QueryClient, session: Session, signal: AbortSignal): Promise<void> => {
  await untilQuiet(briefQuiet, signal);
  const loaded = await engine.tryLoad();
  if (getSession()?.token === session.token) await loaded?.start(client, session);
};

/**
 * Changes a note. The change is shown at once. Throws if the server refuses it now; an entry that is refused later stays in
 * the outbox with its text.
 */
export const submitChange = async (client: QueryClient, change: Change, shown: ShownChange = {}): Promise<Outcome> => {
  const noteId = noteIdOf(change);
  const session = getSession();
  const before = entryStore.get();
  const id = createId();
  const entry: OutboxEntry = {
    id,
    top: id,
    noteId,
    change,
    holds: [],
    shown,
    madeAt: Date.now(),
    order: Math.max(Date.now(), ...before.map(({ order }) => order + 1)),
    person: session?.id ?? '',
    ...(session && { epoch: session.epoch }),
    base: change.kind === 'create' ? null : findShownNote(client, noteId),
    isTried: false,
    isLate: !isReachableNow(),
    refusal: null,
  };
  if (change.kind === 'create') markAsNew(noteId);
  entryStore.addUnwritten(entry);
  try {
    const loaded = session === null ? null : await engine.tryLoad();
    if (loaded) return await loaded.submit(client, entry);
    // The engine could not be loaded, so the change cannot be stored: it is sent now or it fails.
    const answer = await sendChange(change);
    takeAnswer(client, change, answer);
    return { isWaiting: false, note: answer.note };
  } finally {
    entryStore.removeUnwritten(id);
  }
};

/** Removes an entry that the person discards. */
export const discardEntry = async (id: string): Promise<void> => (await engine.tryLoad())?.discard(id);

/** Removes entries that an editor has taken over. */
export const discardEntries = async (entries: readonly OutboxEntry[]): Promise<void> =>
  (await engine.tryLoad())?.discardEntries(entries);

/** Reads the stored entries, which a page that has just opened reads only once it is quiet. */
export const readEntries = async (session = getSession()): Promise<void> => {
  if (session) await (await engine.tryLoad())?.readEntries(session);
};

/** How long a logout waits for the entries to be sent. */
const SEND_MS = 4000;

/** Tries to send all entries; returns how many remain. */
export const sendEntries = async (session: Session): Promise<number> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, SEND_MS));
  const send = async () => {
    await readEntries(session);
    if (entryStore.get().length > 0) await (await engine.tryLoad())?.drain();
  };
  await Promise.race([send(), late]);
  return countEntries();
};

/** The number of entries of notes that this tab has read. */
export const countEntries = (): number => entryStore.get().filter(({ change }) => !isOfNotifications(change)).length;

/** Removes the entries of a session, and those that this tab shows of its person. */
export const discardAll = async (session: Session): Promise<void> => {
  // A session of another person may have begun in this tab.
  const shown = entryStore.get().filter(({ person }) => person === session.id);
  await (await engine.tryLoad())?.removeEntriesOf(session, shown);
};
