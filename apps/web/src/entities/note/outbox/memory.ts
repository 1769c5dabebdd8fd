import { findUrl } from './blob-store.ts';
import { withUrls } from './named-media.ts';
import {
  inOrder,
  isSame,
  isUnchanged,
  listChanges,
  listChangesOf,
  putChange,
  type Replacement,
  replaceChanges,
  type Sent,
} from './outbox-store.ts';
import type { Waiting } from './waiting.ts';
import { unstored, waitingStore } from './waiting-store.ts';

/** What the outbox of this tab knows, kept in step with the browser's database and with other tabs. */

/** Changes as they are by now, where the browser's database could not be told: it is full, or fails; and what it has. */
const untold = new Map<string, { now: Waiting; stored: Waiting }>();
/** Changes that are over, also where the database still has them. */
const over = new Set<string>();
/** Counts what this tab has written, in all and for each note: whatever was read meanwhile may not know it. */
let writes = 0;
const writesOf = new Map<string, number>();

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pl-outbox') : null;
/** `noteId`: whose changes are others by now; null where that may be any. */
export const onOtherTab = (listener: (noteId: string | null) => void): void =>
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<string | null>) => listener(data));

/** Counts a write to notes, and tells other tabs of it. */
const tellWritten = (noteIds: ReadonlySet<string>): void => {
  writes += 1;
  for (const noteId of noteIds) writesOf.set(noteId, countWrites(noteId) + 1);
  const [only = null] = noteIds;
  otherTabs?.postMessage(noteIds.size === 1 ? only : null);
};

const countWrites = (noteId: string | null): number => (noteId === null ? writes : (writesOf.get(noteId) ?? 0));

const listShown = async (person: string, noteId: string | null): Promise<Waiting[]> => {
  const stored = noteId === null ? await listChanges(person) : await listChangesOf(person, noteId);
  return Promise.all(stored.map((one) => withUrls(one, findUrl)));
};

/** What a stored change is by now. Where another tab has gone on with it, that counts: it holds what this one never saw. */
const findNow = (stored: Waiting): Waiting => {
  const known = untold.get(stored.id);
  if (!known) return stored;
  if (isSame(known.stored, stored)) return known.now;
  untold.delete(stored.id);
  for (const id of known.now.holds) over.delete(id);
  return stored;
};

/** Reads what waits of a person, or of one of their notes; `isWanted` is asked again when it has been read. */
export const reload = async (person: string, isWanted: () => boolean, noteId: string | null = null): Promise<void> => {
  let before: number;
  let stored: Waiting[] | null;
  do {
    before = countWrites(noteId);
    stored = await listShown(person, noteId).catch(() => null);
  } while (stored && before !== countWrites(noteId));
  if (!stored || !isWanted()) return;
  const known = new Set(stored.map(({ id }) => id));
  const fresh = stored.map(findNow).filter(({ id }) => !over.has(id));
  const isUnread = (one: Waiting) =>
    (noteId !== null && one.noteId !== noteId) || (unstored.has(one.id) && !known.has(one.id));
  waitingStore.set(inOrder([...fresh, ...waitingStore.get().filter(isUnread)]));
};

/** Answers whether the browser has written it. */
export const writeDown = async (entry: Waiting): Promise<boolean> => {
  try {
    await putChange(entry);
    unstored.delete(entry.id);
    tellWritten(new Set([entry.noteId]));
    return true;
  } catch {
    unstored.set(entry.id, 'failed');
    return false;
  }
};

/**
 * Notes that a change is sent: should the tab die now, the next one knows that it may have arrived. `taken`: another tab
 * has it by now. `unwritten`: the browser's database is full, or fails.
 */
export const markTried = async (waiting: Waiting): Promise<'marked' | 'taken' | 'unwritten'> => {
  if (waiting.isTried && !untold.has(waiting.id)) {
    // Sent by another tab since it was read, it would undo what was done after it.
    const isStill = unstored.has(waiting.id) || (await isUnchanged(waiting).catch(() => true));
    return isStill ? 'marked' : 'taken';
  }
  if (!(await settleExpected([waiting], [], [{ ...waiting, isTried: true }]))) return 'taken';
  return untold.has(waiting.id) ? 'unwritten' : 'marked';
};

/** As `settle`, where the changes are still as they were read; else another tab has taken over, and nothing is done. */
export const settleExpected = (
  expected: readonly Waiting[],
  removed: readonly string[],
  put: readonly Waiting[],
): Promise<boolean> =>
  replace({
    ...{ removed, put },
    expected: expected.filter(({ id }) => !unstored.has(id)).map((one) => untold.get(one.id)?.stored ?? one),
  });

/** Removes changes and puts others in their places, here, in the browser's database and in other tabs. */
export const settle = async (removed: readonly string[], put: readonly Waiting[], sent?: Sent): Promise<void> => {
  await replace({ removed, put, sent });
};

const replace = async ({ removed, put, ...given }: Replacement): Promise<boolean> => {
  const written = put.filter(({ id }) => !unstored.has(id));
  const isDone = await replaceChanges({ removed, put: written, ...given }).catch(() => null);
  if (isDone === false) return false;
  // A full database takes nothing more, but lets go: what is over must not be sent again by the next tab.
  if (isDone === null && put.length === 0) await replaceChanges({ removed, put }).catch(() => undefined);
  const before = waitingStore.get();
  const isTouched = ({ id }: Waiting) => removed.includes(id) || put.some((one) => one.id === id);
  tellWritten(new Set(before.filter(isTouched).map(({ noteId }) => noteId)));
  for (const id of removed) {
    over.add(id);
    untold.delete(id);
  }
  for (const one of written) {
    const isIt = ({ id }: Waiting) => id === one.id;
    const stored = untold.get(one.id)?.stored ?? given.expected?.find(isIt) ?? before.find(isIt) ?? one;
    if (isDone) untold.delete(one.id);
    else untold.set(one.id, { now: one, stored });
  }
  waitingStore.set(
    before.filter(({ id }) => !removed.includes(id)).map((one) => put.find(({ id }) => id === one.id) ?? one),
  );
  return true;
};
