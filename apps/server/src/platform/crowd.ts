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

  return async <Result>(asker: string, work: () => Promise<Result>): Promise<Result> => {
    const own = inside.get(asker) ?? 0;
    if (own >= each || insideOfAll >= all) throw tooManyAttempts(RETRY_AFTER_SECONDS);
    inside.set(asker, own + 1);
    insideOfAll += 1;
    try {
      return await work();
    } finally {
      const left = (inside.get(asker) ?? 0) - 1;
      if (left > 0) inside.set(asker, left);
      else inside.delete(asker);
      insideOfAll -= 1;
    }
  };
};
