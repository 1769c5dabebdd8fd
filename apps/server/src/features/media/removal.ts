import type { Transactor } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Storage } from '../../platform/storage.ts';
import type { ObjectRepo } from './object-repo.ts';

/** An upload that had begun, or may still begin by an address that was signed, is over by then. */
const LAST_LOOK_MS = 25 * 60 * 60 * 1000;

type Dependencies = { database: Transactor; objects: ObjectRepo; storage: Storage; clock: Clock };

export type MediaRemoval = ReturnType<typeof createMediaRemoval>;

export const createMediaRemoval = ({ database, objects, storage, clock }: Dependencies) => ({
  /** All bytes of a person who is gone. Done twice, it is done once. */
  async removeAll(userId: string): Promise<void> {
    await storage.removeAll(`media/${userId}`);
    await storage.removeAll(`uploads/${userId}`);
    const lastLookAt = new Date(clock.now().getTime() + LAST_LOOK_MS);
    await database.transaction((tx) => objects.postponeAll(tx, userId, lastLookAt));
  },
});
