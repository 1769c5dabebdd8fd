import { isNamedIn } from '../files/blob-store.ts';
import { withStore } from './database.ts';
import { type EntryKey, inOrder, type OutboxEntry } from './entry.ts';
import { adopt, listStaying, placeLast } from './rules.ts';

/** The operations of every tab: append, read and remove entries. */

/** All entries of a person in their order. */
export const listEntries = (userId: string): Promise<OutboxEntry[]> =>
  withStore(async (database) => inOrder(await database.getAllFromIndex('changes', 'person', userId)));

/** Reads the index by note, so that the cost does not depend on other notes. */
export const listEntriesOfNote = (userId: string, noteId: string): Promise<OutboxEntry[]> =>
  withStore(async (database) => inOrder(await database.getAllFromIndex('changes', 'note', [userId, noteId])));

/** Writes run one after the other; in parallel they could be stored in the wrong order. */
let lastWrite: Promise<unknown> = Promise.resolve();

/** Stores an entry after all others of its note; returns it as stored. */
export const appendEntry = (entry: OutboxEntry): Promise<OutboxEntry> => {
  const written = lastWrite.then(() => writeEntry(entry));
  lastWrite = written.catch(() => undefined);
  return written;
};

const writeEntry = (entry: OutboxEntry): Promise<OutboxEntry> =>
  withStore(
    async (database) => {
      const tx = database.transaction('changes', 'readwrite', { durability: 'strict' });
      const others = await tx.store.index('note').getAll([entry.person, entry.noteId]);
      const put = placeLast(entry, others);
      await Promise.all([tx.store.put(put), tx.done]);
      return put;
    },
    // Undoes a write that finished after its timeout: the entry has failed, or was sent unstored.
    () => removeEntries([entry]).catch(() => undefined),
  );

/** The caller no longer waits for the answer: its result will be announced. */
export const markLate = (id: string): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction('changes', 'readwrite');
    const entry = await tx.store.get(id);
    await Promise.all([entry && tx.store.put({ ...entry, isLate: true }), tx.done]);
  });

/**
 * Removes entries by person, session and id; without an id all of the session. `drafts`: the text of all drafts, given at a
 * logout; then files that neither a draft nor an entry contains are removed too, and versions of notes without entries.
 */
export const removeEntries = (keys: readonly EntryKey[], drafts?: string): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction(['changes', 'files', 'sent'], 'readwrite');
    const [changes, files, sent] = [tx.objectStore('changes'), tx.objectStore('files'), tx.objectStore('sent')];
    for (const person of new Set(keys.map((key) => key.person))) {
      const all = await changes.index('person').getAll(person);
      const staying = listStaying(all, keys);
      for (const one of all) if (!staying.includes(one)) changes.delete(one.id);
      if (drafts === undefined) continue;
      const named = JSON.stringify(staying) + drafts;
      for (const file of await files.index('person').getAll(person)) if (!isNamedIn(named, file)) files.delete(file.id);
      const noteIds = new Set(staying.map(({ noteId }) => noteId));
      for (const { noteId, person: of = person, version } of await sent.getAll()) {
        // A row of version 0 has the term of a leader, which may belong to a later session.
        if (of === person && version > 0 && !noteIds.has(noteId)) sent.delete(noteId);
      }
    }
    await tx.done;
  });

/** Moves all entries of a person to their present session. */
export const adoptEntries = (userId: string, epoch: string): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction('changes', 'readwrite');
    const all = await tx.store.index('person').getAll(userId);
    const others = all.filter((one) => one.epoch !== epoch || one.leftAt !== undefined);
    // On a full disk both the requests and the transaction fail: all rejections must be handled.
    await Promise.all([...others.map(async (one) => tx.store.put(adopt(one, epoch))), tx.done]);
  });
