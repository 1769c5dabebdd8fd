import type { SearchQuery, SearchTerm, SearchWord } from '@pinlife/contract/search/query';
import { isCorrectable } from './keys.ts';

/** Finds words of the person with the same beginning or end. */
type FindAlike = (word: string, isPrefix: boolean) => Promise<string[]>;

/** More corrections would only add noise. */
const CORRECTED_MAX = 24;
/** Only the first words of longer queries are corrected. */
const CORRECTED_WORDS_MAX = 12;

/** Adds to each word the person's words that are one letter away; null if there are none. */
export const correctQuery = async (query: SearchQuery, findAlike: FindAlike): Promise<SearchQuery | null> => {
  let isCorrected = false;
  /** Repeated words are looked up once. */
  const alikeWords = new Map<string, Promise<string[]>>();
  const findMeant = (form: string, isPrefix: boolean): Promise<string[]> => {
    const key = `${isPrefix} ${form}`;
    const known = alikeWords.get(key);
    if (known || alikeWords.size >= CORRECTED_WORDS_MAX) return known ?? Promise.resolve([]);
    const meant = findAlike(form, isPrefix).then((words) => words.filter((word) => isTypoOf(form, word, isPrefix)));
    alikeWords.set(key, meant);
    return meant;
  };
  const correctWord = async (word: SearchWord): Promise<SearchWord> => {
    const alike = await Promise.all(word.forms.filter(isCorrectable).map((form) => findMeant(form, word.isPrefix)));
    const known = new Set(word.forms);
    const meant = [...new Set(alike.flat())].filter((form) => !known.has(form)).slice(0, CORRECTED_MAX);
    if (meant.length > 0) isCorrected = true;
    return { ...word, forms: [...word.forms, ...meant] };
  };
  const correctTerm = async (term: SearchTerm): Promise<SearchTerm> => ({
    ...term,
    words: await Promise.all(term.words.map(correctWord)),
  });
  const correctedTerms = await Promise.all(query.wanted.map(correctTerm));
  return isCorrected ? { ...query, wanted: correctedTerms } : null;
};

const isTypoOf = (typed: string, known: string, isPrefix: boolean): boolean => {
  if (isOneLetterAway(typed, known)) return true;
  if (!isPrefix || known.length <= typed.length) return false;
  return [-1, 0, 1].some((step) => isOneLetterAway(typed, known.slice(0, typed.length + step)));
};

/** Whether one letter is wrong, missing or extra, or two neighbours are swapped. */
const isOneLetterAway = (left: string, right: string): boolean => {
  const [a, b] = [[...left], [...right]];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (x.length <= 1 && y.length <= 1) return x.length + y.length > 0;
  return x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0];
};
