import { tooManyAttempts } from './too-many.ts';

type CrowdLimits = {
  /** How many works of one asker are under way at once. */
  each: number;
  /** And of all askers together. */
  all: number;
};

const RETRY_AFTER_SECONDS = 1;

/** Lets in so many at once, of one asker and of all; the others are told to come again. */
export const createCrowd = ({ each, all }: CrowdLimits) => {
  const inside = new Map<string, number>();
  let insideOfAll = 0;

  /** Throws where there is no room, and takes none: for whoever comes to ask before they bring their work. */
  const requireRoom = (asker: string): void => {
    if ((inside.get(asker) ?? 0) >= each || insideOfAll >= all) throw tooManyAttempts(RETRY_AFTER_SECONDS);
  };

  const leave = (asker: string): void => {
    const left = (inside.get(asker) ?? 0) - 1;
    if (left > 0) inside.set(asker, left);
    else inside.delete(asker);
    insideOfAll -= 1;
  };

  return {
    requireRoom,

    async admit<Result>(asker: string, work: () => Promise<Result>): Promise<Result> {
      requireRoom(asker);
      inside.set(asker, (inside.get(asker) ?? 0) + 1);
      insideOfAll += 1;
      try {
        return await work();
      } finally {
        leave(asker);
      }
    },
  };
};
