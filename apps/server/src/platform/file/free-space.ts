import { statfs } from 'node:fs/promises';
import { AppError } from '../error/app-error.ts';

/**
 * What is left to PostgreSQL of a disk that it shares with everything else: where it cannot write its log it gives up
 * altogether, and nothing could be read any more. Its log grows by 16 MB at a time.
 */
export const RESERVED_BYTES = 64 * 1024 * 1024;

const LOOK_AGAIN_MS = 1_000;

export const findFreeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Refuses to write while the disk of a folder is nearly full; looks at it once a second at most. */
export const createSpaceGuard = (folder: string): (() => Promise<void>) => {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLow = false;
  return async () => {
    if (performance.now() - lookedAt > LOOK_AGAIN_MS) {
      lookedAt = performance.now();
      isLow = (await findFreeBytes(folder)) < RESERVED_BYTES;
    }
    if (isLow) throw new AppError('storage_full');
  };
};
