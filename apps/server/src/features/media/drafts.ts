import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Storage } from '../../platform/storage.ts';
import type { ObjectRepo } from './object-repo.ts';

/** Whatever is still being written there when it is let go of has ended by then. */
const LAST_LOOK_MS = 60 * 60 * 1000;

type Dependencies = { database: Transactor; objects: ObjectRepo; storage: Storage; clock: Clock };

export type Drafts = ReturnType<typeof createDrafts>;

/** Folders of stored bytes that will never be media, such as the file of an import: the sweep knows them, too. */
export const createDrafts = ({ database, objects, storage, clock }: Dependencies) => ({
  /** Nothing is stored in a folder before it is announced: whatever crashes, no bytes are forgotten. */
  announce: (tx: Tx, userId: string, folder: string, until: Date): Promise<void> =>
    objects.add(tx, userId, folder, until),

  keepUntil: (tx: Tx, userId: string, folder: string, until: Date): Promise<void> =>
    objects.postpone(tx, userId, folder, until),

  /** Where it cannot be removed at this moment, the sweep does it. */
  async discard(userId: string, folder: string): Promise<void> {
    const lastLookAt = new Date(clock.now().getTime() + LAST_LOOK_MS);
    await database.single((tx) => objects.postpone(tx, userId, folder, lastLookAt));
    await storage.removeAll(folder).catch(() => undefined);
  },
});
