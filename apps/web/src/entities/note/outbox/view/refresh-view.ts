import { getSession } from '../../../../lib/session/session.ts';
import { findUrl } from '../files/blob-store.ts';
import { withUrls } from '../files/named-media.ts';
import { setShownChanges } from '../queue/database.ts';
import { listChanges, listChangesOf } from '../queue/entries.ts';
import { inOrder, type Waiting } from '../queue/waiting.ts';
import { waitingStore } from './waiting-store.ts';

setShownChanges(waitingStore.getStored);

/** Reads that have not begun yet, by what they read. */
const queued = new Map<string, Promise<void>>();
let last: Promise<void> = Promise.resolve();

/**
 * Shows what the database has of a person, or of one of their notes, by a read that begins after this call. One read at a
 * time: an earlier one never covers what a later one has shown.
 */
export const refreshView = (person: string, noteId: string | null = null): Promise<void> => {
  const key = `${person} ${noteId}`;
  const known = queued.get(key);
  if (known) return known;
  const next = last.then(() => {
    queued.delete(key);
    return read(person, noteId);
  });
  queued.set(key, next);
  last = next;
  return next;
};

const read = async (person: string, noteId: string | null): Promise<void> => {
  const isWanted = () => getSession()?.id === person;
  if (!isWanted()) return;
  const list = noteId === null ? listChanges(person) : listChangesOf(person, noteId);
  // A database that fails leaves what is shown.
  const stored = await list.then((found) => Promise.all(found.map((one) => withUrls(one, findUrl)))).catch(() => null);
  if (!stored || !isWanted()) return;
  const before = new Map(waitingStore.getStored().map((one) => [one.id, one]));
  const fresh = stored.map((one) => keepSame(before.get(one.id), one));
  const others = noteId === null ? [] : waitingStore.getStored().filter((one) => one.noteId !== noteId);
  waitingStore.set(inOrder([...others, ...fresh]));
};

/** What is the same stays the same object, so that its card is not drawn again. */
const keepSame = (before: Waiting | undefined, now: Waiting): Waiting => {
  const facts = ({ isTried, isLate, takenBy, epoch, order, holds, refusal, change }: Waiting) =>
    [isTried, isLate, takenBy, epoch, order, holds.length, refusal?.status, change.kind].join();
  return before && facts(before) === facts(now) ? before : now;
};
