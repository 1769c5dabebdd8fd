/** What the vocabulary of a language is made of. Lists are separated by blanks. */
export type LanguageWords = {
  /** Real words, the most frequent first. */
  frequent: string;
  /** Each of these with each of `endings` is a word: stems with their inflections, affixes with roots, halves of compounds. */
  beginnings: string;
  endings: string;
  /** What ends a sentence. */
  stop: string;
};
