import { DAY_MS } from '@pinlife/contract/durations';
import type { DBSchema } from 'idb';
import { createOpener } from '../../../lib/storage/open-database.ts';
import type { UploadFile } from '../../upload/upload.ts';
import type { Waiting } from './waiting.ts';

/** How long the changes of a session that ended by itself wait for its person's next login. */
export const WAITING_MS = 30 * DAY_MS;

/** The version that the last change from here has become. `id` is its `top`. */
export type Sent = { noteId: string; id: string; version: number };

/** A file that waits to be sent. `mediaId`: the server's, once a note there holds it; `blob` goes then. */
export type KeptFile = Omit<UploadFile, 'file'> & {
  id: string;
  person: string;
  blob: Blob | null;
  size: number;
  mediaId: string | null;
  keptAt: number;
};

type OutboxSchema = DBSchema & {
  changes: { key: string; value: Waiting; indexes: { person: string; note: [person: string, noteId: string] } };
  sent: { key: string; value: Sent };
  files: { key: string; value: KeptFile; indexes: { person: string } };
};

export const openOutboxStore = createOpener<OutboxSchema>('pl-outbox', [
  (database) => {
    database.createObjectStore('changes', { keyPath: 'id' }).createIndex('person', 'person');
    database.createObjectStore('sent', { keyPath: 'noteId' });
  },
  (database) => void database.createObjectStore('files', { keyPath: 'id' }).createIndex('person', 'person'),
  (_database, tx) => void tx.objectStore('changes').createIndex('note', ['person', 'noteId']),
]);

/** All that waits of a person, in the order in which it was made. Throws where the browser stores nothing. */
export const listChanges = async (person: string): Promise<Waiting[]> =>
  inOrder(await (await openOutboxStore()).getAllFromIndex('changes', 'person', person));

/** The same for one note: what it costs does not depend on what else waits. */
export const listChangesOf = async (person: string, noteId: string): Promise<Waiting[]> =>
  inOrder(await (await openOutboxStore()).getAllFromIndex('changes', 'note', [person, noteId]));

export const inOrder = (changes: Waiting[]): Waiting[] =>
  changes.sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

/** Answers once the browser has written it; throws where it did not: it is off, or full. */
export const putChange = async (change: Waiting): Promise<void> => {
  const tx = (await openOutboxStore()).transaction('changes', 'readwrite', { durability: 'strict' });
  await Promise.all([tx.store.put(change), tx.done]);
};

/** Whether a stored change is still the one that was read: nobody has sent it, or merged more into it, since. */
export const isSame = (read: Waiting, stored: Waiting | undefined): boolean =>
  stored !== undefined &&
  stored.isTried === read.isTried &&
  stored.holds.length === read.holds.length &&
  !stored.refusal === !read.refusal;

/** Whether nobody has gone on with a change since it was read. */
export const isUnchanged = async (read: Waiting): Promise<boolean> =>
  isSame(read, await (await openOutboxStore()).get('changes', read.id));

/** `expected`: changes as they were read. Where one is another by now, a second sender is at work. */
export type Replacement = {
  removed: readonly string[];
  put: readonly Waiting[];
  sent?: Sent | undefined;
  expected?: readonly Waiting[];
};

/**
 * Removes changes and writes others anew, all or none; answers whether it did. One that is gone meanwhile, by a logout or
 * in another tab, does not come back.
 */
export const replaceChanges = async ({ removed, put, sent, expected = [] }: Replacement): Promise<boolean> => {
  const tx = (await openOutboxStore()).transaction(['changes', 'sent'], 'readwrite');
  const changes = tx.objectStore('changes');
  const stored = await Promise.all(expected.map(({ id }) => changes.get(id)));
  if (!expected.every((one, index) => isSame(one, stored[index]))) return false;
  const putAnew = async (change: Waiting) => {
    if ((await changes.getKey(change.id)) !== undefined) await changes.put(change);
  };
  await Promise.all([
    ...removed.map((id) => changes.delete(id)),
    ...put.map(putAnew),
    ...(sent ? [tx.objectStore('sent').put(sent)] : []),
    tx.done,
  ]);
  return true;
};

export const findSent = async (noteId: string): Promise<Sent | undefined> =>
  (await openOutboxStore()).get('sent', noteId);

/** Deletes what has waited too long, whoever it is of. */
export const removeOldChanges = async (): Promise<void> => {
  const tx = (await openOutboxStore()).transaction('changes', 'readwrite');
  const oldest = Date.now() - WAITING_MS;
  for (const { id, madeAt } of await tx.store.getAll()) if (madeAt < oldest) tx.store.delete(id);
  await tx.done;
};

/** Deletes all that a person has here. The empty database stays: deleting it could take along what another tab writes. */
export const removeChangesOf = async (person: string): Promise<void> => {
  const tx = (await openOutboxStore()).transaction(['changes', 'files', 'sent'], 'readwrite');
  const [changes, files] = [tx.objectStore('changes'), tx.objectStore('files')];
  for (const id of await changes.index('person').getAllKeys(person)) changes.delete(id);
  for (const id of await files.index('person').getAllKeys(person)) files.delete(id);
  tx.objectStore('sent').clear();
  await tx.done;
};
