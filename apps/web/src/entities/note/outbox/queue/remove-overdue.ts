import { findServerTime } from '../../../../lib/time/server-clock.ts';
import { removedOf, withStore } from './database.ts';
import { ageEntry } from './rules.ts';

const nameOf = (userId: string): string => `pl-outbox-person ${userId}`;

/** Holds a shared lock while the person is logged in in this tab. Returns its release. */
export const announcePresence = (userId: string): (() => Promise<unknown>) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const lock = globalThis.navigator?.locks?.request(nameOf(userId), { mode: 'shared' }, () => promise);
  const ended = Promise.resolve(lock).catch(() => undefined);
  return () => {
    resolve();
    return ended;
  };
};

/** Runs `work` if the person is logged in in no tab. */
const whileAway = async (userId: string, work: () => Promise<void>): Promise<void> => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  await locks.request(nameOf(userId), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
};

/**
 * Deletes entries of people who were logged out 30 days ago by the server's time (`ageEntry`); nothing while that is
 * unknown. Entries of a person who is logged in in any tab never expire.
 */
export const removeOverdueOfOthers = async (userId: string): Promise<void> => {
  const now = findServerTime();
  if (now === null) return;
  const all = await withStore((database) => database.getAll('changes'));
  const others = new Set(all.map((one) => one.person).filter((other) => other !== userId));
  for (const other of others) await whileAway(other, () => removeOverdue(other, now));
};

/** Stores when a person was logged out of their last tab. `now`: the server's time. */
export const markLeft = (userId: string, now: number): Promise<void> =>
  whileAway(userId, () =>
    withStore(async (database) => {
      const tx = database.transaction('changes', 'readwrite');
      const left = await tx.store.index('person').getAll(userId);
      await Promise.all([...left.map(async (one) => tx.store.put({ ...one, leftAt: now })), tx.done]);
    }),
  );

/** Stores the count for the person's next login. Entries without `leftAt` get it now. */
const removeOverdue = (userId: string, server: number): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction(['changes', 'sent'], 'readwrite');
    const [changes, sent] = [tx.objectStore('changes'), tx.objectStore('sent')];
    const all = await changes.index('person').getAll(userId);
    const looks = all.map((before) => ({ before, after: ageEntry(before, { server, device: Date.now() }) }));
    const overdue = looks.filter(({ after }) => after === null);
    const changed = looks.flatMap(({ before, after }) =>
      after && (after.leftAt !== before.leftAt || after.overdueAt !== before.overdueAt) ? after : [],
    );
    const noteId = removedOf(userId);
    const version = ((await sent.get(noteId))?.version ?? 0) + overdue.length;
    await Promise.all([
      ...changed.map((one) => changes.put(one)),
      ...overdue.map(({ before }) => changes.delete(before.id)),
      overdue.length > 0 && sent.put({ noteId, id: '', version, person: userId }),
      tx.done,
    ]);
  });

/** The number of expired entries of a person; reset by this call. */
export const takeRemovedCount = (userId: string): Promise<number> =>
  withStore(async (database) => {
    const tx = database.transaction('sent', 'readwrite');
    const { version = 0 } = (await tx.store.get(removedOf(userId))) ?? {};
    await Promise.all([tx.store.delete(removedOf(userId)), tx.done]);
    return version;
  });
