import { storageKeys } from '@pinlife/contract/storage-keys';
import type { QueryClient } from '@tanstack/react-query';
import { unansweredError } from '../../../../lib/api/api-error.ts';
import { onReachable } from '../../../../lib/api/connection.ts';
import { onLiveEvent } from '../../../../lib/live/live.ts';
import { getSession, onSessionEnd, type Session } from '../../../../lib/session/session.ts';
import { readItem } from '../../../../lib/storage/storage.ts';
import { findServerTime } from '../../../../lib/time/server-clock.ts';
import { entryStore } from '../display/entry-store.ts';
import { refreshView } from '../display/refresh-view.ts';
import { toastRemoved } from '../display/report.ts';
import { hideFiles, removeUnreferencedFiles } from '../files/blob-store.ts';
import { adoptEntries, removeEntries } from '../queue/entries.ts';
import type { EntryKey, OutboxEntry, Outcome } from '../queue/entry.ts';
import { markLeft, removeOverdueOfOthers, takeRemovedCount } from '../queue/remove-overdue.ts';
import { onMessage, publish } from './channel.ts';
import { endWaiting } from './outcomes.ts';
import { createSessionOutbox, type SessionOutbox } from './session-outbox.ts';
import { forgetWorkerToken } from './wake-worker.ts';

/** The outbox of the session of this tab; null without one. */
let current: SessionOutbox | null = null;
/** The last session that was logged out in this tab. */
let loggedOut: Session | null = null;

/** Opens the outbox of a session, once. */
const open = (client: QueryClient, session: Session): SessionOutbox => {
  if (current?.session.token === session.token) return current;
  current = createSessionOutbox(client, session, () => loggedOut?.token === session.token);
  loggedOut = null;
  current.begin();
  return current;
};

/** Reads the stored entries and sends them. */
export const start = async (client: QueryClient, session: Session): Promise<void> => {
  const { id: person, epoch } = session;
  open(client, session);
  await adoptEntries(person, epoch)
    .then(() => removeOverdueOfOthers(person))
    .then(() => removeUnreferenced())
    .then(async () => toastRemoved(await takeRemovedCount(person)))
    .catch(() => undefined);
  publish({ kind: 'changed', person, noteId: null });
  await refreshView(person);
  if (entryStore.hasUnsent()) await drain();
  else forgetWorkerToken().catch(() => undefined);
};

const readDrafts = (): string => readItem('localStorage', storageKeys.draft) ?? '';

const removeUnreferenced = async (): Promise<void> => {
  const now = findServerTime();
  if (now !== null) await removeUnreferencedFiles(readDrafts(), now);
};

onSessionEnd((reason, ended, isHere) => {
  const now = findServerTime();
  if (reason === 'logout') removeEntriesOf(ended);
  const presenceEnd = current?.end();
  // Another tab may have been suspended for weeks: only this one has just got the server's time.
  if (reason === 'expired' && isHere && now !== null)
    Promise.resolve(presenceEnd)
      .then(() => markLeft(ended.id, now))
      .catch(() => undefined);
  current = null;
  endWaiting();
  hideFiles();
});

onReachable((awayMs) => current?.onReachable(awayMs));
onLiveEvent(({ name }) => name === 'hello' && drain());
for (const type of ['online', 'focus', 'pageshow']) globalThis.addEventListener?.(type, () => drain());
onMessage((message, isOwn) => current?.onOutboxMessage(message, isOwn));

/** Has all entries sent. */
export const drain = (): Promise<void> => current?.drain() ?? Promise.resolve();

/** Stores an entry and sends it; see `submitChange`. */
export const submit = async (client: QueryClient, entry: OutboxEntry): Promise<Outcome> => {
  const session = getSession();
  if (session?.id !== entry.person) throw unansweredError();
  return open(client, session).submit(entry);
};

/**
 * Removes the entries of a session that was logged out. Every tab does so, because each may have stored one just then;
 * entries of a later session stay. `confirmed`: entries, of any session, that the person agreed to lose.
 */
export const removeEntriesOf = (session: Session, confirmed: readonly EntryKey[] = []): Promise<void> => {
  loggedOut = session;
  const { id: person, epoch } = session;
  return removeEntries([{ person, epoch }, ...confirmed], readDrafts()).catch(() => undefined);
};

/** Removes an entry; if it creates a note, also the other entries of that note. */
export const discard = (id: string): Promise<void> => {
  const found = entryStore.get().find((one) => one.id === id);
  const isNew = found?.change.kind === 'create';
  return discardEntries(entryStore.get().filter((one) => one.id === id || (isNew && one.noteId === found.noteId)));
};

/** Removes entries of one note and has the entries behind them sent. */
export const discardEntries = async (entries: readonly OutboxEntry[]): Promise<void> => {
  const [first] = entries;
  if (!first) return;
  await removeEntries(entries).catch(() => undefined);
  publish({ kind: 'wanted', person: first.person, noteId: first.noteId });
  await refreshView(first.person, first.noteId);
};

/** Reads the stored entries of a session's person. */
export const readEntries = (session: Session): Promise<void> => refreshView(session.id);
