import type { Transactor } from '../../db/pool.ts';
import type { Logger } from '../../platform/logger.ts';
import type { NoteSearchRepo, UsedWord } from './search-repo.ts';

/** People use the same words again and again: so many that are known to be written down are not written again. */
const REMEMBERED_MAX = 16_384;

export type WordBook = ReturnType<typeof createWordBook>;

type Dependencies = {
  database: Transactor;
  repo: Pick<NoteSearchRepo, 'saveWords'>;
  log: Pick<Logger, 'warn'>;
};

/** Writes down the words of new notes, for whoever mistypes one; those of several notes at once. */
export const createWordBook = ({ database, repo, log }: Dependencies) => {
  const remembered = new Set<string>();
  let waiting = new Map<string, UsedWord>();
  let next: Promise<void> | null = null;
  let writing = Promise.resolve();

  const writeDown = async (): Promise<void> => {
    await writing;
    const words = waiting;
    waiting = new Map();
    next = null;
    writing = save(words);
    await writing;
  };

  const save = async (words: ReadonlyMap<string, UsedWord>): Promise<void> => {
    try {
      await database.single((tx) => repo.saveWords(tx, [...words.values()]));
      for (const key of words.keys()) remember(key);
    } catch (error) {
      // The notes are kept and found all the same.
      log.warn({ err: error }, 'Words of new notes were not learnt; who mistypes them will not be corrected.');
    }
  };

  const remember = (key: string): void => {
    remembered.add(key);
    if (remembered.size <= REMEMBERED_MAX) return;
    for (const oldest of remembered) {
      remembered.delete(oldest);
      return;
    }
  };

  return {
    async learn(userId: string, words: readonly string[]): Promise<void> {
      let isNew = false;
      for (const word of words) {
        const key = userId + word;
        if (remembered.has(key)) continue;
        waiting.set(key, { userId, word });
        isNew = true;
      }
      if (!isNew) return;
      next ??= writeDown();
      await next;
    },
  };
};
