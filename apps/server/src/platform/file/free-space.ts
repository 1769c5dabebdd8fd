import { statfs } from 'node:fs/promises';
import { AppError } from '../error/app-error.ts';

/**
 * Free space that is reserved for PostgreSQL. It stops completely when it cannot write its log, which grows by 16 MB at
 * a time.
 */
export const RESERVED_BYTES = 64 * 1024 * 1024;

const LOOK_AGAIN_MS = 1_000;

export const findFreeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Throws while the disk is nearly full. Checks at most once a second. */
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
