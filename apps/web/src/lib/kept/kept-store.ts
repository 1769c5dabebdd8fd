import type { Note } from '@pinlife/contract/note/schema';
import type { DBSchema, IDBPDatabase } from 'idb';
import { createLimiter } from '../storage/database-limit.ts';
import { createOpener } from '../storage/open-database.ts';
import { findKnownTime } from '../time/known-time.ts';
import { chooseToForget, KEPT_BYTES, KEPT_NOTES, KEPT_THUMBS, type KeptMark, THUMB_MAX_BYTES } from './kept-limits.ts';
import { KEPT_DATABASE } from './kept-name.ts';

/** Answers that are stored whole; a new one replaces the old one. */
export type AnswerName = 'user' | 'events' | 'notifications' | 'unread';

/** The token with which the service worker may send waiting changes; stored only while there are some. */
type Sender = { person: string; token: string };
const SENDER = 'sender';

/** `owner` has one row: a hash of the token of the person whom everything belongs to. */
type KeptSchema = DBSchema & {
  owner: { key: 'owner'; value: { proof: string; filledAt: number } };
  notes: { key: string; value: Note };
  marks: { key: string; value: KeptMark };
  answers: { key: AnswerName | typeof SENDER; value: unknown };
  thumbs: { key: string; value: { blob: Blob; keptAt: number }; indexes: { keptAt: number } };
};
type StoreName = 'owner' | 'notes' | 'marks' | 'answers' | 'thumbs';
const all: StoreName[] = ['owner', 'notes', 'marks', 'answers', 'thumbs'];

const open = createOpener<KeptSchema>(KEPT_DATABASE, [
  (database) => {
    for (const name of ['owner', 'notes', 'marks', 'answers'] as const) database.createObjectStore(name);
  },
  (database) => void database.createObjectStore('thumbs').createIndex('keptAt', 'keptAt'),
]);

/** A store that hangs counts as empty: lists wait for it. */
const limit = createLimiter();

const proofs = new Map<string, Promise<string>>();

/** The token itself is stored only with the session and the sender. */
const proofOf = (token: string): Promise<string> => {
  const known = proofs.get(token);
  if (known) return known;
  const proof = crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(token))
    .then((digest) => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''));
  proofs.set(token, proof);
  return proof;
};

/** Runs `work` in one transaction if the store belongs to the token's person; an unusable store has nothing. */
const withOwn = async <Result>(
  token: string,
  mode: IDBTransactionMode,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    const proof = await proofOf(token);
    return await limit(async () => {
      const tx = (await open()).transaction(all, mode) as Transaction;
      const owner = await tx.objectStore('owner').get('owner');
      const result = owner?.proof === proof ? await work(tx) : undefined;
      await tx.done;
      return result;
    });
  } catch {
    // Storage is off, full, or was deleted by a logout: then there is nothing to read offline.
    return undefined;
  }
};
type Transaction = ReturnType<typeof typedTransaction>;
const typedTransaction = (database: IDBPDatabase<KeptSchema>) => database.transaction(all, 'readwrite');

/**
 * Makes the store belong to the token's person; data of others is deleted. `mayKeep` is called last: a logout may have
 * deleted the store meanwhile, and it must not come back.
 */
export const claim = async (token: string, mayKeep: () => boolean): Promise<void> => {
  try {
    const proof = await proofOf(token);
    await limit(async () => {
      const database = await open();
      if (!mayKeep()) return;
      const tx = typedTransaction(database);
      const owner = await tx.objectStore('owner').get('owner');
      if (owner?.proof !== proof) {
        for (const name of all) tx.objectStore(name).clear();
        tx.objectStore('owner').put({ proof, filledAt: 0 }, 'owner');
      }
      await tx.done;
    });
  } catch {
    // Storage is off or full.
  }
};

/** `isOpened`: the person has opened it, so it is kept longer. */
export type ReadNote = { note: Note; isOpened: boolean };

export const putNotes = async (token: string, read: readonly ReadNote[], now = findKnownTime()): Promise<void> => {
  await withOwn(token, 'readwrite', async (tx) => {
    const [notes, marks] = [tx.objectStore('notes'), tx.objectStore('marks')];
    await Promise.all(
      read.map(async ({ note, isOpened }) => {
        const before = await marks.get(note._id);
        const openedAt = isOpened ? now : (before?.openedAt ?? 0);
        await Promise.all([notes.put(note, note._id), marks.put({ ...markOf(note, now), openedAt }, note._id)]);
      }),
    );
    await forgetSome(tx, now);
  });
};

const markOf = (note: Note, now: number): Omit<KeptMark, 'openedAt'> => ({
  id: note._id,
  createdAt: Date.parse(note.createdAt),
  comingAt: Math.max(0, ...note.reminders.map(({ nextAt }) => (nextAt === null ? 0 : Date.parse(nextAt)))),
  usedAt: now,
  isTrashed: note.deletedAt !== null,
  // An estimate: browsers store one or two bytes a character.
  bytes: JSON.stringify(note).length,
});

/** The range of a page by creation time; null: to the end of the list. `isReminding`: only notes with a reminder. */
export type KeptRange = { newerThan: number | null; olderThan: number | null; isReminding: boolean };

/** Deletes notes that should be on a page that was just read and are not: they were deleted or changed elsewhere. */
export const forgetMissing = async (
  token: string,
  { newerThan, olderThan, isReminding }: KeptRange,
  ids: ReadonlySet<string>,
  askedAt: number,
  now = findKnownTime(),
): Promise<void> => {
  await withOwn(token, 'readwrite', async (tx) => {
    const isWithin = ({ createdAt }: KeptMark) =>
      (newerThan === null || createdAt > newerThan) && (olderThan === null || createdAt < olderThan);
    for (const mark of await tx.objectStore('marks').getAll()) {
      const isOfList = mark.isTrashed !== true && (!isReminding || mark.comingAt > 0);
      // Notes that were read after the page was requested may be newer than the page. No note was read later than now.
      const isNewer = mark.usedAt >= askedAt && mark.usedAt <= now;
      if (isOfList && isWithin(mark) && !ids.has(mark.id) && !isNewer) forget(tx, mark.id);
    }
  });
};

export const forgetNote = async (token: string, id: string): Promise<void> => {
  await withOwn(token, 'readwrite', async (tx) => forget(tx, id));
};

const forget = (tx: Transaction, id: string): void => {
  tx.objectStore('notes').delete(id);
  tx.objectStore('marks').delete(id);
};

const forgetSome = async (tx: Transaction, now: number): Promise<void> => {
  const marks = await tx.objectStore('marks').getAll();
  const bytes = marks.reduce((sum, mark) => sum + mark.bytes, 0);
  if (marks.length <= KEPT_NOTES && bytes <= KEPT_BYTES) return;
  for (const id of chooseToForget(marks, now)) forget(tx, id);
};

export const putAnswer = async (token: string, name: AnswerName, data: unknown): Promise<void> => {
  await withOwn(token, 'readwrite', (tx) => tx.objectStore('answers').put(data, name));
};

export const findAnswer = (token: string, name: AnswerName): Promise<unknown> =>
  withOwn(token, 'readonly', (tx) => tx.objectStore('answers').get(name));

export const findNote = (token: string, id: string): Promise<Note | undefined> =>
  withOwn(token, 'readonly', (tx) => tx.objectStore('notes').get(id));

/** Stores a thumbnail; removes the oldest beyond the limit. */
export const putThumb = async (token: string, id: string, blob: Blob, now = Date.now()): Promise<void> => {
  if (blob.size > THUMB_MAX_BYTES) return;
  await withOwn(token, 'readwrite', async (tx) => {
    const thumbs = tx.objectStore('thumbs');
    await thumbs.put({ blob, keptAt: now }, id);
    const extra = (await thumbs.count()) - KEPT_THUMBS;
    if (extra <= 0) return;
    for (const oldest of await thumbs.index('keptAt').getAllKeys(null, extra)) thumbs.delete(oldest);
  });
};

export const findThumb = async (token: string, id: string): Promise<Blob | null> =>
  (await withOwn(token, 'readonly', (tx) => tx.objectStore('thumbs').get(id)))?.blob ?? null;

/** The media ids of the stored thumbnails. */
export const listThumbs = async (token: string): Promise<string[]> =>
  (await withOwn(token, 'readonly', (tx) => tx.objectStore('thumbs').getAllKeys())) ?? [];

export const putSender = async (sender: Sender): Promise<void> => {
  await withOwn(sender.token, 'readwrite', (tx) => tx.objectStore('answers').put(sender, SENDER));
};

export const removeSender = async (token: string): Promise<void> => {
  await withOwn(token, 'readwrite', (tx) => tx.objectStore('answers').delete(SENDER));
};

export const findSender = async (): Promise<Sender | null> => {
  try {
    return ((await limit(async () => (await open()).get('answers', SENDER))) as Sender | undefined) ?? null;
  } catch {
    return null;
  }
};

/** All kept notes, in no order; null if the store is empty or of another person. */
export const listNotes = async (token: string): Promise<Note[] | null> => {
  const found = await withOwn(token, 'readonly', async (tx) => ({
    notes: await tx.objectStore('notes').getAll(),
    owner: await tx.objectStore('owner').get('owner'),
  }));
  // A person without notes can still write the first one.
  const isFilled = found && (found.notes.length > 0 || (found.owner?.filledAt ?? 0) > 0);
  return isFilled ? found.notes : null;
};

export const findFilledAt = async (token: string): Promise<number> =>
  (await withOwn(token, 'readonly', (tx) => tx.objectStore('owner').get('owner')))?.filledAt ?? 0;

export const setFilledAt = async (token: string, filledAt: number): Promise<void> => {
  const proof = await proofOf(token);
  await withOwn(token, 'readwrite', (tx) => tx.objectStore('owner').put({ proof, filledAt }, 'owner'));
};
