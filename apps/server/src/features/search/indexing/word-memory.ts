import { isCorrectable } from '../words/keys.ts';
import type { UsedWord } from './repo.ts';

/** The number of words that are remembered as stored, because words repeat. */
const REMEMBERED_MAX = 131_072;
/** The limit of new words that one note adds for typo correction. */
const LEARNT_MAX = 5_000;

type PersonWords = { user_id: string; words: Iterable<string> };

export type WordMemory = ReturnType<typeof createWordMemory>;

/** The words that are known to be stored. */
export const createWordMemory = () => {
  /** The words of each person, the person used longest ago first. */
  const remembered = new Map<string, Set<string>>();
  let count = 0;

  const rememberWord = (userId: string, word: string): void => {
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
    /** The words that may correct a typo and are not stored yet, each once. */
    findNew(notes: readonly PersonWords[]): UsedWord[] {
      const unknown = new Map<string, Set<string>>();
      for (const { user_id: userId, words } of notes) {
        const userWords = remembered.get(userId);
        const own = wordsOf(unknown, userId);
        let learnt = 0;
        for (const word of words) {
          if (userWords?.has(word) || !isCorrectable(word)) continue;
          own.add(word);
          learnt += 1;
          if (learnt === LEARNT_MAX) break;
        }
      }
      return Array.from(unknown, ([userId, own]) => Array.from(own, (word) => ({ userId, word }))).flat();
    },

    /** Skipped people are not remembered: their next note brings the word again. */
    remember(used: readonly UsedWord[], savedFor: ReadonlySet<string>): void {
      for (const { userId, word } of used) if (savedFor.has(userId)) rememberWord(userId, word);
    },
  };
};

const wordsOf = (words: Map<string, Set<string>>, userId: string): Set<string> => {
  const own = words.get(userId) ?? new Set<string>();
  words.set(userId, own);
  return own;
};
