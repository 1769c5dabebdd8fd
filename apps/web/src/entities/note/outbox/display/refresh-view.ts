import { getSession } from '../../../../lib/session/session.ts';
import { findUrl } from '../files/blob-store.ts';
import { withUrls } from '../files/referenced-media.ts';
import { setShownEntries } from '../queue/database.ts';
import { listEntries, listEntriesOfNote } from '../queue/entries.ts';
import { inOrder, type OutboxEntry } from '../queue/entry.ts';
import { entryStore } from './entry-store.ts';

setShownEntries(entryStore.getStored);

/** Reads that have not begun yet, by what they read. */
const queued = new Map<string, Promise<void>>();
let last: Promise<void> = Promise.resolve();

/**
 * Shows the stored entries of a person, or of one note, by a read that begins after this call. Reads are sequential, so an
 * older result never replaces a newer one.
 */
export const refreshView = (userId: string, noteId: string | null = null): Promise<void> => {
  const key = `${userId} ${noteId}`;
  const known = queued.get(key);
  if (known) return known;
  const next = last.then(() => {
    queued.delete(key);
    return read(userId, noteId);
  });
  queued.set(key, next);
  last = next;
  return next;
};

const read = async (userId: string, noteId: string | null): Promise<void> => {
  const isWanted = () => getSession()?.id === userId;
  if (!isWanted()) return;
  const list = noteId === null ? listEntries(userId) : listEntriesOfNote(userId, noteId);
  // If the database fails, the shown entries stay.
  const stored = await list.then((found) => Promise.all(found.map((one) => withUrls(one, findUrl)))).catch(() => null);
  if (!stored || !isWanted()) return;
  const before = new Map(entryStore.getStored().map((one) => [one.id, one]));
  const fresh = stored.map((one) => keepSame(before.get(one.id), one));
  const others = noteId === null ? [] : entryStore.getStored().filter((one) => one.noteId !== noteId);
  entryStore.set(inOrder([...others, ...fresh]));
};

/** An unchanged entry stays the same object, so that its card does not render again. */
const keepSame = (before: OutboxEntry | undefined, now: OutboxEntry): OutboxEntry => {
  const facts = ({ isTried, isLate, takenBy, epoch, order, holds, refusal, change }: OutboxEntry) =>
    [isTried, isLate, takenBy, epoch, order, holds.length, refusal?.status, change.kind].join();
  return before && facts(before) === facts(now) ? before : now;
};
