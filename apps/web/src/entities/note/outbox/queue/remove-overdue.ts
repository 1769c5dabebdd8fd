import { findServerTime } from '../../../../lib/time/server-clock.ts';
import { removedOf, withStore } from './database.ts';
import { isOverdue } from './rules.ts';

const nameOf = (person: string): string => `pl-outbox-person ${person}`;

/** Holds a shared lock while the person is logged in in this tab. Returns its release. */
export const announcePresence = (person: string): (() => Promise<unknown>) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const lock = globalThis.navigator?.locks?.request(nameOf(person), { mode: 'shared' }, () => promise);
  const ended = Promise.resolve(lock).catch(() => undefined);
  return () => {
    resolve();
    return ended;
  };
};

/** Runs `work` if the person is logged in in no tab. */
const whileAway = async (person: string, work: () => Promise<void>): Promise<void> => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  await locks.request(nameOf(person), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
};

/**
 * Deletes entries of people who were logged out 30 days ago by the server's time; nothing while that is unknown. Entries of
 * a person who is logged in in any tab never expire.
 */
export const removeOverdueOfOthers = async (person: string): Promise<void> => {
  const now = findServerTime();
  if (now === null) return;
  const all = await withStore((database) => database.getAll('changes'));
  const others = new Set(all.map((one) => one.person).filter((other) => other !== person));
  for (const other of others) await whileAway(other, () => removeOverdue(other, now));
};

/** Stores when a person was logged out of their last tab. `now`: the server's time. */
export const markLeft = (person: string, now: number): Promise<void> =>
  whileAway(person, () =>
    withStore(async (database) => {
      const tx = database.transaction('changes', 'readwrite');
      const left = await tx.store.index('person').getAll(person);
      await Promise.all([...left.map(async (one) => tx.store.put({ ...one, leftAt: now })), tx.done]);
    }),
  );

/** Stores the count for the person's next login. Entries without `leftAt` get it now. */
const removeOverdue = (person: string, now: number): Promise<void> =>
  withStore(async (database) => {
    const tx = database.transaction(['changes', 'sent'], 'readwrite');
    const [changes, sent] = [tx.objectStore('changes'), tx.objectStore('sent')];
    const all = await changes.index('person').getAll(person);
    const [found, overdue] = [
      all.filter(({ leftAt }) => leftAt === undefined),
      all.filter((one) => isOverdue(one, now)),
    ];
    const noteId = removedOf(person);
    const version = ((await sent.get(noteId))?.version ?? 0) + overdue.length;
    await Promise.all([
      ...found.map((one) => changes.put({ ...one, leftAt: now })),
      ...overdue.map(({ id }) => changes.delete(id)),
      overdue.length > 0 && sent.put({ noteId, id: '', version, person }),
      tx.done,
    ]);
  });

/** The number of expired entries of a person; reset by this call. */
export const takeRemovedCount = (person: string): Promise<number> =>
  withStore(async (database) => {
    const tx = database.transaction('sent', 'readwrite');
    const { version = 0 } = (await tx.store.get(removedOf(person))) ?? {};
    await Promise.all([tx.store.delete(removedOf(person)), tx.done]);
    return version;
  });
