import type { Space, Unfit } from '@pinlife/contract/media/schema';
import type { Reader, Tx } from '../../db/pool.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { describeBytes } from '../../platform/text/describe-bytes.ts';
import { readFreedBytes, readQuota, readUsedBytes } from '../../views/space.ts';
import { refuseStranger } from '../session/guard/guard.ts';
import type { MediaRepo } from './repo.ts';

type Dependencies = {
  reader: Reader;
  media: Pick<MediaRepo, 'lockSpace'>;
  /** The default quota of the instance; null: unlimited. */
  findQuota(from: Reader): Promise<number | null>;
};

type Addition = { userId: string; sizeBytes: number; addedBytes: number };

export type SpaceService = ReturnType<typeof createSpaceService>;

/** Storage used by a person, and the quota. There is no counter: the sizes of the rows are summed. */
export const createSpaceService = ({ reader, media, findQuota }: Dependencies) => {
  const getQuota = async (from: Reader, userId: string): Promise<number | null> => {
    const { kind, bytes } = (await readQuota(from, userId)) ?? refuseStranger();
    if (kind === 'everybody') return findQuota(from);
    return kind === 'own' ? bytes : null;
  };

  /**
   * `addedBytes`: the part of the size that counts as used already. Items that were removed and not deleted yet do not count,
   * as long as they are not larger than the quota.
   */
  const refuseAbove = async (
    from: Reader,
    { userId, quotaBytes, sizeBytes, addedBytes }: Addition & { quotaBytes: number },
  ): Promise<void> => {
    const usedBytes = (await readUsedBytes(from, userId)) - addedBytes;
    const freedBytes = await readFreedBytes(from, userId);
    const leftBytes = Math.max(0, quotaBytes - usedBytes - Math.max(0, freedBytes - quotaBytes));
    if (sizeBytes > leftBytes) throw unfit({ sizeBytes, leftBytes, quotaBytes });
  };

  return {
    get: async (userId: string): Promise<Space> => ({
      quotaBytes: await getQuota(reader, userId),
      usedBytes: await readUsedBytes(reader, userId),
    }),

    /** Before an upload: refuses a file that does not fit at the moment. */
    async refuseUnfit(userId: string, sizeBytes: number): Promise<void> {
      const quotaBytes = await getQuota(reader, userId);
      if (quotaBytes !== null) await refuseAbove(reader, { userId, quotaBytes, sizeBytes, addedBytes: 0 });
    },

    /**
     * Refuses the added bytes if they do not fit. Call it last in the transaction that adds them. Locks the person's space,
     * so concurrent additions are counted one by one; nothing is locked afterwards, so it cannot deadlock.
     */
    async refuseOverfull(tx: Tx, userId: string, addedBytes: number): Promise<void> {
      const quotaBytes = await getQuota(tx, userId);
      if (quotaBytes === null) return;
      await media.lockSpace(tx, userId);
      await refuseAbove(tx, { userId, quotaBytes, sizeBytes: addedBytes, addedBytes });
    },
  };
};

const unfit = (data: Unfit): AppError =>
  new AppError('space_full', {
    data,
    values: {
      size: describeBytes(data.sizeBytes),
      left: describeBytes(data.leftBytes),
      quota: describeBytes(data.quotaBytes),
    },
  });
