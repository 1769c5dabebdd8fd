import type { Transactor } from '../../db/pool.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SearchRepo, UsedWord } from './repo.ts';

/** People use the same words again and again: so many that are known to be written down are not written again. */
const REMEMBERED_MAX = 16_384;

type Words = Map<string, Set<string>>;

export type WordRecorder = ReturnType<typeof createWordRecorder>;

type Dependencies = {
  database: Transactor;
  repo: Pick<SearchRepo, 'saveWords'>;
  log: Pick<Logger, 'warn'>;
};

/** Writes down the words of new notes, for whoever mistypes one; those of several notes at once. */
export const createWordRecorder = ({ database, repo, log }: Dependencies) => {
  /** The words of each person; whoever came first stands first. */
  const remembered: Words = new Map();
  let count = 0;
  let waiting: Words = new Map();
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

  const save = async (words: Words): Promise<void> => {
    const used: UsedWord[] = Array.from(words, ([userId, own]) => Array.from(own, (word) => ({ userId, word }))).flat();
    try {
      const savedFor = await database.single((tx) => repo.saveWords(tx, used));
      // Who was passed over is not remembered: the next note with such a word brings it again.
      for (const { userId, word } of used) if (savedFor.has(userId)) remember(userId, word);
    } catch (error) {
      // The notes are kept and found all the same.
      log.warn({ err: error }, 'Words of new notes were not learnt; who mistypes them will not be corrected.');
    }
  };

  const remember = (userId: string, word: string): void => {
    const own = wordsOf(remembered, userId);
    if (own.has(word)) return;
    own.add(word);
    count += 1;
    for (const [oldest, { size }] of remembered) {
      if (count <= REMEMBERED_MAX) return;
      remembered.delete(oldest);
      count -= size;
    }
  };

  return {
    async learn(userId: string, words: readonly string[]): Promise<void> {
      const known = remembered.get(userId);
      const unknown = known ? words.filter((word) => !known.has(word)) : words;
      if (unknown.length === 0) return;
      const own = wordsOf(waiting, userId);
      for (const word of unknown) own.add(word);
      next ??= writeDown();
      await next;
    },
  };
};

const wordsOf = (words: Words, userId: string): Set<string> => {
  const own = words.get(userId) ?? new Set<string>();
  words.set(userId, own);
  return own;
};
