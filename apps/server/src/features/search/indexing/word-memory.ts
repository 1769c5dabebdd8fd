import { isCorrectable } from '../keys.ts';
import type { UsedWord } from './repo.ts';

/** People use the same words again and again: so many that are known to be written down are not written again. */
const REMEMBERED_MAX = 131_072;
/** So many new ones of a note are known to whoever mistypes one. */
const LEARNT_MAX = 5_000;

type PersonWords = { user_id: string; words: Iterable<string> };

export type WordMemory = ReturnType<typeof createWordMemory>;

/** The words of people that are known to be in the database. */
export const createWordMemory = () => {
  /** The words of each person; whoever came first stands first. */
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
    /** What a mistyped word may have meant and is not known yet, each word once. */
    findNew(notes: readonly PersonWords[]): UsedWord[] {
      const unknown = new Map<string, Set<string>>();
      for (const { user_id: userId, words } of notes) {
        const known = remembered.get(userId);
        const own = wordsOf(unknown, userId);
        let learnt = 0;
        for (const word of words) {
          if (known?.has(word) || !isCorrectable(word)) continue;
          own.add(word);
          learnt += 1;
          if (learnt === LEARNT_MAX) break;
        }
      }
      return Array.from(unknown, ([userId, own]) => Array.from(own, (word) => ({ userId, word }))).flat();
    },

    /** Who was passed over is not remembered: the next note with such a word brings it again. */
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
