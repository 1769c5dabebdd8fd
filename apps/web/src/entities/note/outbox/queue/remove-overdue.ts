import { findServerTime } from '../../../../lib/time/server-clock.ts';
import { removedOf, withStore } from './database.ts';
import { isOverdue } from './rules.ts';

const nameOf = (person: string): string => `pl-outbox-person ${person}`;

/** Tells other tabs, as long as it is held, that a person is logged in here. Answers what ends that. */
export const announcePresence = (person: string): (() => Promise<unknown>) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = globalThis.navigator?.locks?.request(nameOf(person), { mode: 'shared' }, () => promise);
  const ended = Promise.resolve(held).catch(() => undefined);
  return () => {
    resolve();
    return ended;
  };
};

/** Does something about a person who is logged in in no tab. */
const whileAway = async (person: string, work: () => Promise<void>): Promise<void> => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  await locks.request(nameOf(person), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
};

/**
 * Deletes what has waited for 30 days since its person was logged out, by the server's time: until that is known, nothing.
 * Who is logged in, in whichever tab, loses nothing, however long it waits.
 */
export const removeOverdueOfOthers = async (person: string): Promise<void> => {
  const now = findServerTime();
  if (now === null) return;
  const all = await withStore((database) => database.getAll('changes'));
  const others = new Set(all.map((one) => one.person).filter((other) => other !== person));
  for (const other of others) await whileAway(other, () => removeOverdue(other, now));
};

/** Notes when a person was logged out, in their last tab. `now`: the server's time. */
export const markLeft = (person: string, now: number): Promise<void> =>
  whileAway(person, () =>
    withStore(async (database) => {
      const tx = database.transaction('changes', 'readwrite');
      const left = await tx.store.index('person').getAll(person);
      await Promise.all([...left.map(async (one) => tx.store.put({ ...one, leftAt: now })), tx.done]);
    }),
  );

/** How much it was is remembered, to be told at their next login. Who is found to be away for the first time left now. */
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

/** How many changes of a person were deleted as they had waited too long; answered once. */
export const takeRemovedCount = (person: string): Promise<number> =>
  withStore(async (database) => {
    const tx = database.transaction('sent', 'readwrite');
    const { version = 0 } = (await tx.store.get(removedOf(person))) ?? {};
    await Promise.all([tx.store.delete(removedOf(person)), tx.done]);
    return version;
  });
