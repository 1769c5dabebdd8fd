import { withStore } from './database.ts';
import { adopt, listStaying, placeLast } from './rules.ts';
import { type EntryKey, inOrder, type Waiting } from './waiting.ts';

/** What every tab does to what waits: it appends, reads, and removes what its person gives up. */

/** All that waits of a person, in the order in which it was made. */
export const listChanges = (person: string): Promise<Waiting[]> =>
  withStore(async (database) => inOrder(await database.getAllFromIndex('changes', 'person', person)));

/** The same for one note: what it costs does not depend on what else waits. */
export const listChangesOf = (person: string, noteId: string): Promise<Waiting[]> =>
  withStore(async (database) => inOrder(await database.getAllFromIndex('changes', 'note', [person, noteId])));

/** The write that was begun last: two that run side by side could be written in the wrong order. */
let lastWrite: Promise<unknown> = Promise.resolve();

/** Answers the change once the browser has written it: after all others of its note, whatever the clock says. */
export const appendChange = (change: Waiting): Promise<Waiting> => {
  const written = lastWrite.then(() => writeChange(change));
  lastWrite = written.catch(() => undefined);
  return written;
};

const writeChange = (change: Waiting): Promise<Waiting> =>
  withStore(
    async (database) => {
      const tx = database.transaction('changes', 'readwrite', { durability: 'strict' });
      const others = await tx.store.index('note').getAll([change.person, change.noteId]);
      const put = placeLast(change, others);
      await Promise.all([tx.store.put(put), tx.done]);
      return put;
    },
    // Written when its person has been told that it failed, or when it was sent without.
    () => removeChanges([change]).catch(() => undefined),
  );

/** The person no longer waits for the answer: from now on they are told what becomes of it. */
export const markLate = (id: string): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction('changes', 'readwrite');
    const change = await tx.store.get(id);
    await Promise.all([change && tx.store.put({ ...change, isLate: true }), tx.done]);
  });

/**
 * Removes changes, each by its person, session and id; without an id all of that session. `drafts`, at a logout: the text
 * of all drafts. Whatever else the person has here goes then, but for files that a draft or a change still names.
 */
export const removeChanges = (keys: readonly EntryKey[], drafts?: string): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction(['changes', 'files', 'sent'], 'readwrite');
    const [changes, files, sent] = [tx.objectStore('changes'), tx.objectStore('files'), tx.objectStore('sent')];
    for (const person of new Set(keys.map((key) => key.person))) {
      const all = await changes.index('person').getAll(person);
      const staying = listStaying(all, keys);
      for (const one of all) if (!staying.includes(one)) changes.delete(one.id);
      if (drafts === undefined) continue;
      const named = JSON.stringify(staying) + drafts;
      for (const id of await files.index('person').getAllKeys(person)) if (!named.includes(id)) files.delete(id);
      const noteIds = new Set(staying.map(({ noteId }) => noteId));
      for (const { noteId, person: of = person, version } of await sent.getAll()) {
        // A row of version 0 names a leader, which may be that of a later session.
        if (of === person && version > 0 && !noteIds.has(noteId)) sent.delete(noteId);
      }
    }
    await tx.done;
  });

/** Makes all that waits of a person part of their present session, in which it will be sent or given up. */
export const adoptChanges = (person: string, epoch: string): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction('changes', 'readwrite');
    const all = await tx.store.index('person').getAll(person);
    const others = all.filter((one) => one.epoch !== epoch || one.leftAt !== undefined);
    // On a full disk both the request and the transaction fail: neither goes unheard.
    await Promise.all([...others.map(async (one) => tx.store.put(adopt(one, epoch))), tx.done]);
  });
