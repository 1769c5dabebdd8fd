import { HOUR_MS } from '@pinlife/contract/durations';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Storage } from '../../../platform/storage.ts';
import type { ObjectRepo } from '../object-repo.ts';

/** Writes that run when the folder is discarded have ended by then. */
const LAST_LOOK_MS = HOUR_MS;

type Dependencies = { database: Transactor; objects: ObjectRepo; storage: Storage; clock: Clock };

export type Drafts = ReturnType<typeof createDrafts>;

/** Folders of stored bytes that never become media, such as the file of an import. The sweep removes leftovers. */
export const createDrafts = ({ database, objects, storage, clock }: Dependencies) => ({
  /** Must be called before anything is stored in the folder, so that a crash leaves no unknown bytes. */
  announce: (tx: Tx, userId: string, folder: string, until: Date): Promise<void> =>
    objects.add(tx, userId, folder, until),

  keepUntil: (tx: Tx, userId: string, folder: string, until: Date): Promise<void> =>
    objects.postpone(tx, userId, folder, until),

  /** If the removal fails, the sweep repeats it. */
  async discard(userId: string, folder: string): Promise<void> {
    const lastLookAt = new Date(clock.now().getTime() + LAST_LOOK_MS);
    await database.single((tx) => objects.postpone(tx, userId, folder, lastLookAt));
    await storage.removeAll(folder).catch(() => undefined);
  },
});
