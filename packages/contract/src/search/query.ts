import { readTags } from '../tag/tags.ts';
import { SEARCH_MAX_LENGTH } from './limits.ts';
import { readWords, type TextWord, WORD_MAX_LENGTH } from './words.ts';

/** From this length on a word is a prefix everywhere in the query: it also finds plurals and compounds. */
const STEM_MIN_LENGTH = 4;

export type SearchWord = {
  forms: readonly string[];
  /** Also finds words that begin with it. */
  isPrefix: boolean;
};

export type SearchTerm = {
  words: readonly SearchWord[];
  /** The words follow each other directly. */
  isPhrase: boolean;
  /** Words around a hyphen or an apostrophe may also be written as one. */
  joined: string | null;
};

export type SearchQuery = {
  wanted: readonly SearchTerm[];
  unwanted: readonly SearchTerm[];
  /** The words after `#`, as tag keys. */
  tags: readonly string[];
  unwantedTags: readonly string[];
};

/** Elision: an article that lost its vowel (l’amour, dell’arte) is left out of the query. */
const ELISION_MAX_LENGTH = 4;
const ELIDED_MIN_LENGTH = 3;
const APOSTROPHES = "'’ʼ";

const partPattern = /(?<minus>(?<=^|\s)-(?=\S))?(?:["“”](?<phrase>[^"“”]*)(?<close>["“”]?)|(?<text>[^\s"“”]+))/gu;

/** Quotes hold a phrase together, a minus excludes, `#word` is a tag; every other character means itself. */
export const parseSearch = (text: string): SearchQuery => {
  const wanted: SearchTerm[] = [];
  const unwanted: SearchTerm[] = [];
  const tags: string[] = [];
  const unwantedTags: string[] = [];
  for (const { groups = {} } of text.slice(0, SEARCH_MAX_LENGTH).matchAll(partPattern)) {
    const tag = findTag(groups['text'] ?? '');
    if (tag !== null) {
      (groups['minus'] === undefined ? tags : unwantedTags).push(tag);
      continue;
    }
    const terms = groups['text'] === undefined ? readPhrase(groups) : readTerms(groups['text']);
    (groups['minus'] === undefined ? wanted : unwanted).push(...terms);
  }
  // A query of exclusions only: the minus is read as a dash.
  if (wanted.length + tags.length === 0)
    return { wanted: unwanted, unwanted: [], tags: unwantedTags, unwantedTags: [] };
  return { wanted: openLast(text, wanted), unwanted, tags, unwantedTags };
};

/** Only a tag that stands alone. */
const findTag = (text: string): string | null => {
  const [tag] = readTags(text);
  return tag && tag.start === 0 && tag.end === text.length ? tag.key : null;
};

const readPhrase = ({ phrase = '' }: Record<string, string | undefined>): SearchTerm[] => {
  const words = readWords(phrase).map(({ forms }) => ({ forms, isPrefix: false }));
  return words.length === 0 ? [] : [{ words, isPhrase: true, joined: null }];
};

const readTerms = (text: string): SearchTerm[] => {
  const groups: TextWord[][] = [];
  for (const word of readWords(text)) {
    if (word.isJoined) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => {
    const words = dropElision(text, group).map(({ forms }) => ({
      forms,
      isPrefix: lengthOf(forms) >= STEM_MIN_LENGTH,
    }));
    return { words, isPhrase: false, joined: joinWords(group) };
  });
};

/** Hyphenated words as one word (e-mail, email), cut at the longest word that is indexed. */
export const joinWords = (words: readonly TextWord[]): string | null => {
  if (words.length < 2) return null;
  const parts = words.slice(0, WORD_MAX_LENGTH).map(({ forms }) => forms[0]);
  return parts.join('').slice(0, WORD_MAX_LENGTH);
};

const dropElision = (text: string, [first, ...rest]: TextWord[]): TextWord[] => {
  if (!first) return [];
  const next = rest[0];
  const isElision =
    next !== undefined &&
    APOSTROPHES.includes(text.charAt(first.end)) &&
    lengthOf(first.forms) <= ELISION_MAX_LENGTH &&
    lengthOf(next.forms) >= ELIDED_MIN_LENGTH;
  return isElision ? rest : [first, ...rest];
};

/** The last word is a prefix, as it is still being typed; in a phrase only until its quote is closed. */
const openLast = (text: string, terms: readonly SearchTerm[]): SearchTerm[] => {
  const last = terms.at(-1);
  if (!last || (last.isPhrase && /["“”]\s*$/u.test(text))) return [...terms];
  const words = last.words.map((word, index) => (index === last.words.length - 1 ? { ...word, isPrefix: true } : word));
  return [...terms.slice(0, -1), { ...last, words }];
};

const lengthOf = ([form = '']: readonly string[]) => form.length;
