import { HOUR_MS } from '@pinlife/contract/durations';
import type { Transactor } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Storage } from '../../platform/storage.ts';
import type { ObjectRepo } from './object-repo.ts';

/** All uploads with an address that was signed before have ended by then. */
const LAST_LOOK_MS = 25 * HOUR_MS;

type Dependencies = { database: Transactor; objects: ObjectRepo; storage: Storage; clock: Clock };

export type MediaRemoval = ReturnType<typeof createMediaRemoval>;

export const createMediaRemoval = ({ database, objects, storage, clock }: Dependencies) => ({
  /** Deletes all bytes of a deleted person. Safe to repeat. */
  async removeAll(userId: string): Promise<void> {
    await storage.removeAll(`media/${userId}`);
    await storage.removeAll(`uploads/${userId}`);
    const lastLookAt = new Date(clock.now().getTime() + LAST_LOOK_MS);
    await database.transaction((tx) => objects.postponeAll(tx, userId, lastLookAt));
  },
});
