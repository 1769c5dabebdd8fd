import { foldWord } from '@pinlife/contract/search/words';
import { createRandom, type Random, shuffle } from './random.ts';
import { english } from './words/english.ts';
import { filipino } from './words/filipino.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { hindi } from './words/hindi.ts';
import { italian } from './words/italian.ts';
import type { LanguageWords } from './words/language-words.ts';
import { malayalam } from './words/malayalam.ts';

export const VOCABULARY_SIZE = 5_000;
/** The number of words of the language that no note contains, for searches without results. */
const UNWRITTEN = 60;
const SEED = 18;

const languages = { english, german, french, italian, filipino, hindi, malayalam } as const;
export type LanguageName = keyof typeof languages;

/** The languages per hundred notes. */
export const shares: Readonly<Record<LanguageName, number>> = {
  english: 40,
  hindi: 15,
  malayalam: 13,
  german: 11,
  french: 9,
  italian: 7,
  filipino: 5,
};
export const languageNames = Object.keys(shares) as LanguageName[];

type Vocabulary = {
  /** The most frequent first. */
  words: readonly string[];
  unwritten: readonly string[];
  stop: string;
};

const made = new Map<LanguageName, Vocabulary>();

export const vocabularyOf = (language: LanguageName): Vocabulary => {
  const known = made.get(language) ?? makeVocabulary(language);
  made.set(language, known);
  return known;
};

const makeVocabulary = (language: LanguageName): Vocabulary => {
  const { frequent, beginnings, endings, stop }: LanguageWords = languages[language];
  const derived = split(beginnings).flatMap((beginning) => split(endings).map((ending) => beginning + ending));
  const random = createRandom(SEED, languageNames.indexOf(language));
  const all = keepDifferent([...split(frequent), ...shuffle(derived, random)]);
  const words = all.slice(0, VOCABULARY_SIZE);
  const unwritten = findUnwritten(words, all.slice(VOCABULARY_SIZE));
  if (unwritten.length < UNWRITTEN) throw new Error(`There are only ${all.length} words in ${language}.`);
  return { words, unwritten: unwritten.slice(0, UNWRITTEN), stop };
};

/** A search also matches words that begin with the query, and each half of a hyphened word. */
const findUnwritten = (words: readonly string[], others: readonly string[]): string[] => {
  const written = words.flatMap((word) => word.split('-')).map(foldWord);
  return others.filter((word) => {
    const folded = foldWord(word);
    return !word.includes('-') && !written.some((known) => known.startsWith(folded));
  });
};

const split = (list: string): string[] => list.trim().split(/\s+/);

/** Words that differ for a search. */
const keepDifferent = (words: readonly string[]): string[] => {
  const known = new Set<string>();
  return words.filter((word) => {
    const folded = foldWord(word);
    return known.has(folded) ? false : known.add(folded);
  });
};

/** Zipf: the word of rank n has 1/n of the frequency of the first. */
const sums = Float64Array.from({ length: VOCABULARY_SIZE });
let total = 0;
for (let rank = 1; rank <= VOCABULARY_SIZE; rank += 1) {
  total += 1 / rank;
  sums[rank - 1] = total;
}

/** A word with natural frequency; `after` leaves out that many of the most frequent ones. */
export const drawWord = (language: LanguageName, random: Random, after = 0): string => {
  const skipped = after === 0 ? 0 : (sums[after - 1] ?? 0);
  const wanted = skipped + random.next() * (total - skipped);
  let [low, high] = [after, VOCABULARY_SIZE - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return vocabularyOf(language).words[low] ?? '';
};
