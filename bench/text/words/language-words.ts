/** The vocabulary of a language. Lists are separated by blanks. */
export type LanguageWords = {
  /** Real words, the most frequent first. */
  frequent: string;
  /** Each of these with each of `endings` is a word: stems with their inflections, affixes with roots, halves of compounds. */
  beginnings: string;
  endings: string;
  /** The punctuation that ends a sentence. */
  stop: string;
};
